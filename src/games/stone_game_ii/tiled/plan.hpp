#pragma once

#include <algorithm>

#include "cairn/control.hpp"
#include "kernels.hpp"

namespace cairn::stone_game_ii::tiled {

/// What is solved: the row and M of the root, and how many of the last rows are to stay.
struct Root {
    Index row = 0;
    Index m = 1;
    Index kept_rows = 0;
};

/// The sums S(L) of the last L piles, 0 for L <= 0, with the room before and after that vectors need; and
/// every second of them, backward. *space* O(n).
template <class T>
class Sums {
  public:
    /// `stones_of(L)` gives S(L) for L = 1 .. rows.
    template <class F>
    Sums(Index rows, F&& stones_of)
        : before_(rows / 2 + 4 * tile_rows), half_(rows / 2 + tile_rows), values_(count(rows)) {
        if (values_.data() == nullptr) return;
        const Index all = before_ + rows + 2 * tile_rows;
        for (Index i = 0; i < all; ++i) {
            const Index row = std::min(i - before_, rows);
            values_.data()[i] = row <= 0 ? T{0} : static_cast<T>(stones_of(row));
        }
        for (Index parity : {0, 1})
            for (Index i = 0; i < half_rows(); ++i)
                half_data(parity)[i] = sums()[std::clamp<Index>(2 * (half_ - i) + parity, 0, rows)];
    }

    bool failed() const { return values_.data() == nullptr; }
    const T* sums() const { return values_.data() + before_; }
    const T* half_sums(Index parity) const { return half_data(parity); }
    Index half() const { return half_; }

    static std::size_t count(Index rows) { return static_cast<std::size_t>(3 * rows + 20 * tile_rows); }

  private:
    Index half_rows() const { return half_ + 2 * small_columns; }
    T* half_data(Index parity) const {
        return values_.data() + before_ + 2 * half_ + tile_rows + parity * half_rows();
    }

    Index before_;
    Index half_;
    Cells<T> values_;
};

/// Which columns are computed from which tile on, and what that takes.
struct Plan {
    Root root;
    Index first_column = small_columns;
    std::vector<Index> begins = {};  ///< of the columns from `first_column` on, the first tile
    std::size_t cells = 0;
    std::size_t minima = 0;

    bool has_small() const { return root.m < small_columns; }
    std::size_t small_cells() const {
        return has_small() ? static_cast<std::size_t>((root.row + 1 + small_columns) * small_columns) : 0;
    }

    /// Of everything that a solve holds, beside the sums.
    template <class T>
    Count bytes(unsigned threads) const {
        return (cells + minima + small_cells() + pair_cells()) * sizeof(T) +
               begins.size() * (sizeof(Column<T>) + sizeof(Index)) +
               threads * Scratch<T>::bytes(scratch_columns());
    }

    static std::size_t pair_cells() { return static_cast<std::size_t>((pair_rows + 1) * pair_columns); }
    Index scratch_columns() const { return root.row / 3 + tile_rows; }

    /// Tiles that the ring of a column holds: its last m rows and more, and the present tile.
    Index ring_rows(Index m) const {
        return (ceil_div(std::max(m, root.kept_rows), tile_rows) + 1) * tile_rows;
    }
    static Index minima_of(Index m) {
        const Index steps = ceil_div(m, step_rows(m));
        return steps - 1 + std::max<Index>(steps - 2, 0);
    }
};

/// What the cells need in any row, told at once: a column m begins by row 4m + 1 and holds m rows.
template <class T>
Count least_bytes(const Root& root) {
    const auto columns = static_cast<Count>(std::max<Index>((root.row + 2 * root.m) / 6, 0));
    const auto before = static_cast<Count>(std::max(small_columns, root.m));
    return columns <= before ? 0 : (columns * columns - before * before) / 2 * sizeof(T);
}

/// *time* O(n^2) at worst, a small part of the solve. Ends early where the control is stopped or allows no
/// more.
template <class T>
Plan make_plan(const T* sums, const Root& root, const Kernels<T>& kernels, const Control& control) {
    Plan plan{.root = root, .first_column = std::max(small_columns, root.m)};
    Index m = plan.first_column;
    const auto goes_on = [&] { return !control.stopped() && control.allow({0, plan.cells * sizeof(T)}); };
    for (Index row = 0; row <= root.row && goes_on(); row += tile_rows)
        for (; row <= root.row - 2 * (m - root.m); ++m) {
            const Index last = row + tile_rows - 1;
            if (last < 2 * m + 2 || kernels.closed(sums, m, last)) break;
            plan.begins.push_back(row / tile_rows);
            plan.cells += static_cast<std::size_t>(plan.ring_rows(m));
            plan.minima += static_cast<std::size_t>(Plan::minima_of(m));
        }
    return plan;
}

}  // namespace cairn::stone_game_ii::tiled
