#pragma once

#include <atomic>
#include <cstddef>
#include <limits>
#include <vector>

#include "../cells.hpp"

namespace cairn::stone_game_ii::tiled {

using Index = std::ptrdiff_t;

inline constexpr Index tile_rows = 128;
inline constexpr Index small_columns = 32;  ///< columns below this are computed a row at a time
inline constexpr Index most_lanes = 16;     ///< of any vector; what is stored is aligned for them
inline constexpr Index pair_columns = 2 * small_columns;  ///< columns that a small column reads
inline constexpr Index pair_rows = 64;

template <class T>
inline constexpr T infinite = std::numeric_limits<T>::max();

/// Rows that one step of column m computes: as many as do not depend on each other.
constexpr Index step_rows(Index m) {
    return m >= tile_rows ? tile_rows : m >= 64 ? 64 : 32;
}

constexpr Index ceil_div(Index a, Index b) {
    return (a + b - 1) / b;
}

/// The greatest x with which some row of a step from `row` on leaves a position that is not over in one move.
constexpr Index greatest_child(Index row, Index rows) {
    return (row + rows - 2) / 3;
}

/// Column m of the table V(L, m), by whole tiles of rows in a ring:
///
///     cells + 0                      row `zero`, `zero` + 1, ..
///     cells + (rows up to now)       the oldest rows, whose turn it is to be overwritten
///
/// and of its steps the least value of all rows and of the rows from `split` on, to know the least of the
/// last m rows at every step.
template <class T>
struct Column {
    Index cells = 0;
    Index rows = 0;
    Index zero = 0;
    Index minima = 0;  ///< where its `window` and then its `later` minima begin
    Index next = 0;
    Index turn = 0;
    T running = infinite<T>;
};

/// The state of one solve. Rows count the piles that remain, so row L is row L - 1 with one pile in front.
template <class T>
struct Board {
    Index last_row = 0;  ///< L of the root
    Index first_m = 1;   ///< M of the root
    Index first_column = small_columns;

    const T* sums = nullptr;     ///< S(L), 0 for L <= 0; `Sums` says how far
    const T* half_sums[2] = {};  ///< of S(L - 2m) by the parity of L, so that m rises with the address
    Index half = 0;              ///< S(L - 2m) = half_sums[L % 2][half - L / 2 + m]
    T* small = nullptr;          ///< V(L, m) at 32 L + m - 1
    T* pairs = nullptr;          ///< V(L - x, x) at 64 (L % 64) + x
    T* cells = nullptr;
    T* minima = nullptr;
    bool past_near_cache = false;    ///< cells are too many for a core's own cache
    bool past_cache = false;         ///< cells are too many for any cache
    std::vector<Column<T>> columns;  ///< from `first_column` on
    Index begun = 0;                 ///< columns below this have begun, counted in m
    Index begun_before = 0;          ///< the same, before the present tile

    Column<T>& column(Index m) { return columns[static_cast<std::size_t>(m - first_column)]; }
    const Column<T>& column(Index m) const { return columns[static_cast<std::size_t>(m - first_column)]; }

    /// The last row in which column m can be reached.
    Index last_row_of(Index m) const { return last_row - 2 * (m - first_m); }
    /// The greatest m that can be reached in a row.
    Index last_column_in(Index row) const { return (last_row - row) / 2 + first_m; }

    /// Where row L of column m lies. Another thread may be going round the ring's end: either value of `zero`
    /// leads to the same cell.
    Index cell(const Column<T>& column, Index row) const {
        const Index zero = std::atomic_ref<const Index>(column.zero).load(std::memory_order_relaxed);
        Index at = row - zero;
        if (at < 0) at += column.rows;
        if (at >= column.rows) at -= column.rows;
        return at;
    }
};

}  // namespace cairn::stone_game_ii::tiled
