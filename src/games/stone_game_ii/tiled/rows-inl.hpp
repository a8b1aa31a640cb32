// Whole vectors along the rows of a step.
#if defined(CAIRN_TILED_ROWS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_ROWS_INL
#undef CAIRN_TILED_ROWS_INL
#else
#define CAIRN_TILED_ROWS_INL
#endif

#include <algorithm>
#include <cstring>

#include "hwy/cache_control.h"
#include "hwy/highway.h"
#include "kernels.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
using Lanes = hn::CappedTag<T, static_cast<std::size_t>(most_lanes)>;

template <class T>
constexpr Index lanes() {
    return static_cast<Index>(hn::MaxLanes(Lanes<T>()));
}

template <class T, Index rows>
HWY_INLINE void set_infinite(T* values) {
    const Lanes<T> d;
    const auto none = hn::Set(d, infinite<T>);
    for (Index k = 0; k < rows; k += lanes<T>()) hn::Store(none, d, values + k);
}

/// to = the lesser of to and other, which may lie at any address.
template <class T, Index rows>
HWY_INLINE void take_least(T* to, const T* other) {
    const Lanes<T> d;
    for (Index k = 0; k < rows; k += lanes<T>())
        hn::Store(hn::Min(hn::Load(d, to + k), hn::LoadU(d, other + k)), d, to + k);
}

/// S(L) - S(L - 2m) for the rows L from `row` on.
template <class T, Index rows>
HWY_INLINE void closed_values(const Board<T>& board, Index m, Index row, T* values) {
    const Lanes<T> d;
    const T* stones = board.sums + row;
    for (Index k = 0; k < rows; k += lanes<T>())
        hn::Store(hn::Sub(hn::LoadU(d, stones + k), hn::LoadU(d, stones - 2 * m + k)), d, values + k);
}

/// The values A(x) = V(L - x, x) for the rows L from `row` on: where they lie, or in `room` where they lie
/// across the ring's end or are not stored, as column x has not begun.
template <class T, Index rows>
HWY_INLINE const T* child(const Board<T>& board, Index x, Index row, Index begun, T* room) {
    if (x >= begun) {
        closed_values<T, rows>(board, x, row - x, room);
        return room;
    }
    const Column<T>& column = board.column(x);
    const Index at = board.cell(column, row - x);
    const T* cells = board.cells + column.cells;
    const Index until = column.rows - at;
    if (until >= rows) return cells + at;
    std::memcpy(room, cells + at, static_cast<std::size_t>(until) * sizeof(T));
    std::memcpy(room + until, cells, static_cast<std::size_t>(rows - until) * sizeof(T));
    return room;
}

/// Asks for the cells of A(x), which will be needed soon.
template <class T, Index rows>
HWY_INLINE void prefetch(const Board<T>& board, Index x, Index row) {
    if (!board.past_near_cache || x < board.first_column || x >= board.begun_before) return;
    const Column<T>& column = board.column(x);
    const T* cells = board.cells + column.cells + board.cell(column, row - x);
    for (Index k = 0; k <= rows; k += static_cast<Index>(64 / sizeof(T))) hwy::Prefetch(cells + k);
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
