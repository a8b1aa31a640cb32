// Columns below `small_columns`, a row at a time, with a column a lane: see docs/games/stone-game-ii.md.
#if defined(CAIRN_TILED_SMALL_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_SMALL_INL
#undef CAIRN_TILED_SMALL_INL
#else
#define CAIRN_TILED_SMALL_INL
#endif

#include "columns-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

/// Writes A(x) of the columns that are not small into the rows' pairs. `row` is a multiple of
/// `small_columns`.
template <class T>
void gather_pairs(Board<T>& board, Index row, Index rows, Index to) {
    alignas(64) T room[small_columns];
    for (Index x = board.first_column; x <= to; ++x) {
        const T* values = child<T, small_columns>(board, x, row, board.begun, room);
        T* pair = board.pairs + row % pair_rows * pair_columns + x;
        for (Index k = 0; k < rows; ++k) pair[k * pair_columns] = values[k];
    }
}

/// Writes V(L, m) of a row's small columns into the pairs of the rows L + m.
template <class T>
HWY_INLINE void scatter_pairs(Board<T>& board, Index row, Index columns) {
    const T* values = board.small + row * small_columns - 1;
    T* pair = board.pairs + row % pair_rows * pair_columns;
    const Index until = std::min(columns, pair_rows - 1 - row % pair_rows);
    for (Index m = 1; m <= until; ++m) pair[m * (pair_columns + 1)] = values[m];
    pair -= pair_rows * pair_columns;
    for (Index m = until + 1; m <= columns; ++m) pair[m * (pair_columns + 1)] = values[m];
}

/// The columns m, m + 1, .. of one row, a lane each: of every x that some lane may take, the lanes that may
/// not are infinite.
template <class T>
HWY_INLINE void small_lanes(Board<T>& board, Index row, Index m) {
    const Lanes<T> d;
    const Index width = lanes<T>();
    const T* same = board.small + row * small_columns + m - 1;
    const T* other = board.pairs + row % pair_rows * pair_columns + m;
    auto least = hn::LoadU(d, board.half_sums[row % 2] + board.half - row / 2 + m);
    for (Index x = 1; x < m; ++x)
        least = hn::Min(least, hn::Min(hn::Load(d, same - x * small_columns), hn::LoadU(d, other + x)));
    const auto lane = hn::Iota(d, T{0});
    for (Index x = m; x < m + width; ++x) {
        const auto child = hn::Min(hn::Load(d, same - x * small_columns), hn::LoadU(d, other + x));
        const auto takes = hn::Gt(lane, hn::Set(d, static_cast<T>(x - m - 1)));
        least = hn::Min(least, hn::IfThenElse(takes, child, hn::Set(d, infinite<T>)));
    }
    hn::Store(hn::Sub(hn::Set(d, board.sums[row]), least), d, board.small + row * small_columns + m - 1);
}

template <class T>
void small(Board<T>& board, Index from, Index to) {
    gather_pairs(board, from, to - from + 1, std::min(pair_columns - 1, (to - 1) / 3));
    for (Index row = from; row <= to; ++row) {
        const Index columns = std::min(small_columns - 1, board.last_column_in(row));
        for (Index m = 1; m <= columns; m += lanes<T>()) small_lanes(board, row, m);
        scatter_pairs(board, row, columns);
    }
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
