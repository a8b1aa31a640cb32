#include "solver.hpp"

#include <algorithm>

#include "cairn/catalogue/errors.hpp"

namespace cairn::stone_game_ii::tiled {

namespace {

constexpr std::size_t most_cached_near = std::size_t{4} << 20;
constexpr std::size_t most_cached = std::size_t{32} << 20;

}  // namespace

template <class T>
void Solver<T>::open_board(const Sums<T>& sums) {
    board_.last_row = plan_.root.row;
    board_.first_m = plan_.root.m;
    board_.first_column = plan_.first_column;
    board_.sums = sums.sums();
    board_.half_sums[0] = sums.half_sums(0);
    board_.half_sums[1] = sums.half_sums(1);
    board_.half = sums.half();
    board_.cells = cells_.data();
    board_.past_near_cache = plan_.cells * sizeof(T) > most_cached_near;
    board_.past_cache = plan_.cells * sizeof(T) > most_cached;
    board_.minima = minima_.data();
    board_.pairs = pairs_.data();
    board_.begun = board_.begun_before = plan_.first_column;
    if (!has_memory()) return;
    board_.small = small_.data() + small_columns * small_columns;
    std::fill_n(small_.data(), plan_.small_cells(), infinite<T>);
    std::fill_n(pairs_.data(), Plan::pair_cells(), infinite<T>);
    open_columns();
}

template <class T>
void Solver<T>::open_columns() {
    board_.columns.resize(plan_.begins.size());
    Index cells = 0;
    Index minima = 0;
    Index m = plan_.first_column;
    for (Column<T>& column : board_.columns) {
        column.rows = plan_.ring_rows(m);
        column.cells = cells;
        column.minima = minima;
        cells += column.rows;
        minima += Plan::minima_of(m);
        ++m;
    }
}

template <class T>
bool Solver<T>::has_memory() const {
    const bool scratch = std::all_of(scratch_.begin(), scratch_.end(),
                                     [](const Scratch<T>& each) { return each.values.data() != nullptr; });
    return scratch && cells_.data() != nullptr && minima_.data() != nullptr && small_.data() != nullptr &&
           pairs_.data() != nullptr;
}

/// Moves on to the columns that have begun in the tile or before it.
template <class T>
void Solver<T>::add_begun(Index row) {
    board_.begun_before = board_.begun;
    const auto next = std::upper_bound(plan_.begins.begin(), plan_.begins.end(), row / tile_rows);
    board_.begun = plan_.first_column + (next - plan_.begins.begin());
}

/// Divides columns into ranges that take equally long. A range that begins at m first looks at the columns
/// from m to 2m, which takes about a quarter of the time of computing them.
template <class T>
auto Solver<T>::shares(Index row, Range all, unsigned parts) const -> std::vector<Range> {
    const Index greatest = greatest_child(row, tile_rows);
    const auto last_within = [&](Index from, Index cost) {
        const Index look = std::max<Index>(std::min(2 * from, greatest) - from, 0) / 4;
        return std::min(all.to, from + std::max<Index>(cost - look, 1) - 1);
    };
    Index low = 1;
    Index high = 2 * (all.to - all.from + 2) + greatest;
    const auto reach = [&](Index cost) {
        Index from = all.from;
        for (unsigned k = 0; k < parts && from <= all.to; ++k) from = last_within(from, cost) + 1;
        return from > all.to;
    };
    while (low < high) {
        const Index middle = (low + high) / 2;
        const bool enough = reach(middle);
        (enough ? high : low) = enough ? middle : middle + 1;
    }
    std::vector<Range> ranges(parts);
    Index from = all.from;
    for (Range& range : ranges) {
        if (from > all.to) break;
        range = {from, last_within(from, low)};
        from = range.to + 1;
    }
    return ranges;
}

/// Computes columns of one level in the tile of `row`, step by step.
template <class T>
void Solver<T>::level(Index row, Range range, Scratch<T>& scratch) {
    if (range.from > range.to) return;
    for (Index m = std::max(range.from, board_.begun_before); m <= range.to; ++m)
        kernels_.begin(board_, scratch, m, row);
    for (Index at = row; at < row + tile_rows && at <= board_.last_row; at += step_rows(range.from))
        kernels_.step(board_, scratch, at, range.from, range.to);
}

/// Computes one tile; returns how many positions.
template <class T>
Index Solver<T>::tile(Index row, Team& team) {
    constexpr Index worth_a_thread = 256;
    add_begun(row);
    const Range large = in_tile(row, tile_rows, board_.begun);
    Index columns = large.size();
    if (team.size() > 1 && columns >= worth_a_thread) {
        const auto ranges = shares(row, large, team.size());
        team.run([&](unsigned k) { level(row, ranges[k], scratch_[k]); });
    } else {
        level(row, large, scratch_[0]);
    }
    for (const Index m : {Index{64}, Index{32}}) {
        const Range range = in_tile(row, m, 2 * m - 1);
        columns += range.size();
        level(row, range, scratch_[0]);
    }
    if (!plan_.has_small()) return columns * tile_rows;
    Index small = 0;
    for (Index at = row; at < row + tile_rows && at <= board_.last_row; at += small_columns) {
        const Index to = std::min(at + small_columns - 1, board_.last_row);
        kernels_.small(board_, at, to);
        small += (to - at + 1) * std::min(small_columns - 1, board_.last_column_in(at));
    }
    return columns * tile_rows + small;
}

template <class T>
Result<Done> Solver<T>::solve(Control& control) {
    if (!has_memory()) return limit_error(text::no_memory_left);
    const auto share = [](Index row) { return static_cast<Count>(row) * static_cast<Count>(row); };
    Team team(static_cast<unsigned>(scratch_.size()));
    for (Index row = 0; row <= board_.last_row; row += tile_rows) {
        const auto positions = static_cast<Count>(tile(row, team));
        if (!control.count(positions)) return control.why();
        control.tell(share(row), share(board_.last_row));
    }
    return Done{};
}

template class Solver<std::int32_t>;
template class Solver<std::int64_t>;

}  // namespace cairn::stone_game_ii::tiled
