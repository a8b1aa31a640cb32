#pragma once

#include <optional>

#include "cairn/control.hpp"
#include "plan.hpp"
#include "team.hpp"

namespace cairn::stone_game_ii::tiled {

/// One solve from a root on, by tiles of rows; afterwards the values that are still held.
template <class T>
class Solver {
  public:
    Solver(const Sums<T>& sums, Plan plan, const Kernels<T>& kernels, unsigned threads)
        : plan_(std::move(plan)),
          kernels_(kernels),
          cells_(plan_.cells),
          minima_(plan_.minima),
          small_(plan_.small_cells()),
          pairs_(Plan::pair_cells()) {
        for (unsigned k = 0; k < threads; ++k) scratch_.emplace_back(plan_.scratch_columns());
        open_board(sums);
    }

    /// *errors* the limits of the control; that the system has no memory left.
    Result<Done> solve(Control& control);

    /// V(L, m) of a position that can be reached from the root, where it is held. *requires* row > 2m.
    std::optional<T> stones(Index row, Index m) const {
        const T* sums = board_.sums;
        const Root& root = plan_.root;
        if (row > root.row || m < root.m || m > board_.last_column_in(row)) return std::nullopt;
        if (m < small_columns) return board_.small[row * small_columns + m - 1];
        const auto place = static_cast<std::size_t>(m - plan_.first_column);
        if (place >= plan_.begins.size() || row < plan_.begins[place] * tile_rows)
            return static_cast<T>(sums[row] - sums[row - 2 * m]);
        const Column<T>& column = board_.columns[place];
        const Index last = board_.last_row_of(m) / tile_rows * tile_rows;
        if (row < last + tile_rows - column.rows) return std::nullopt;
        return board_.cells[column.cells + board_.cell(column, row)];
    }

  private:
    /// Columns from `from` to `to`; none where `to` is less.
    struct Range {
        Index from = 0;
        Index to = -1;

        Index size() const { return std::max<Index>(to - from + 1, 0); }
    };

    void open_board(const Sums<T>& sums);
    void open_columns();
    bool has_memory() const;
    Range in_tile(Index row, Index from, Index to) const {
        return {std::max(from, plan_.first_column),
                std::min({to, board_.begun - 1, board_.last_column_in(row)})};
    }
    void add_begun(Index row);
    std::vector<Range> shares(Index row, Range all, unsigned parts) const;
    void level(Index row, Range range, Scratch<T>& scratch);
    Index tile(Index row, Team& team);

    Plan plan_;
    Kernels<T> kernels_;
    Cells<T> cells_;
    Cells<T> minima_;
    Cells<T> small_;
    Cells<T> pairs_;
    std::vector<Scratch<T>> scratch_;
    Board<T> board_;
};

extern template class Solver<std::int32_t>;
extern template class Solver<std::int64_t>;

}  // namespace cairn::stone_game_ii::tiled
