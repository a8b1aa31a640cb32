// Columns from `small_columns` on, a step of rows at a time: see docs/games/stone-game-ii.md.
#if defined(CAIRN_TILED_COLUMNS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_COLUMNS_INL
#undef CAIRN_TILED_COLUMNS_INL
#else
#define CAIRN_TILED_COLUMNS_INL
#endif

#include "children-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

/// The least of the rows before the step that lie in its window whole: all of the last m but the step's
/// own A(m).
template <class T, Index rows>
T least_before(const Board<T>& board, const Column<T>& column, Index m) {
    const Index steps = ceil_div(m, rows);
    if (steps < 2) return infinite<T>;
    const T* window = board.minima + column.minima;
    const T* later = window + steps - 2;
    T least = std::min(later[column.turn], column.running);
    if (column.next < steps - 2) least = std::min(least, window[column.next]);
    return least;
}

/// Notes the least of a step: all of its rows, and those from `split` on.
template <class T, Index rows>
void note_least(Board<T>& board, Column<T>& column, Index m, T all, T later_rows) {
    const Index steps = ceil_div(m, rows);
    if (steps < 2) return;
    T* window = board.minima + column.minima;
    T* later = window + steps - 2;
    later[column.turn] = later_rows;
    if (++column.turn == steps - 1) column.turn = 0;
    if (steps == 2) return;
    window[column.next] = all;
    column.running = std::min(column.running, all);
    if (++column.next < steps - 2) return;
    for (Index i = steps - 4; i >= 0; --i) window[i] = std::min(window[i], window[i + 1]);
    column.next = 0;
    column.running = infinite<T>;
}

/// Copies a step to its cells, past the cache where the cells fill it anyway; returns the least from `split`
/// on.
template <class T, Index rows, bool past_cache>
T copy_step(const T* values, T* cells, Index split) {
    const Lanes<T> d;
    const auto store = [&](Index k, auto v) HWY_ATTR {
        if constexpr (past_cache)
            hn::Stream(v, d, cells + k);
        else
            hn::Store(v, d, cells + k);
    };
    const Index whole = split / lanes<T>() * lanes<T>();
    for (Index k = 0; k < whole; k += lanes<T>()) store(k, hn::Load(d, values + k));
    const auto first = hn::Load(d, values + whole);
    const auto after = hn::Set(d, static_cast<T>(split - whole));
    auto least = hn::IfThenElse(hn::Lt(hn::Iota(d, T{0}), after), hn::Set(d, infinite<T>), first);
    store(whole, first);
    for (Index k = whole + lanes<T>(); k < rows; k += lanes<T>()) {
        const auto v = hn::Load(d, values + k);
        least = hn::Min(least, v);
        store(k, v);
    }
    return hn::GetLane(hn::MinOfLanes(d, least));
}

/// Stores a step and notes its minima.
template <class T, Index rows>
void put(Board<T>& board, Index m, Index row, const T* values, T all) {
    Column<T>& column = board.column(m);
    if (row - column.zero == column.rows)
        std::atomic_ref<Index>(column.zero).store(row, std::memory_order_relaxed);
    T* cells = board.cells + column.cells + row - column.zero;
    const Index split = ceil_div(m, rows) * rows - m;
    const T later = rows == tile_rows && board.past_cache ? copy_step<T, rows, true>(values, cells, split)
                                                          : copy_step<T, rows, false>(values, cells, split);
    note_least<T, rows>(board, column, m, all, later);
}

/// v = S - min(c, least v before it in the step), from values that are S - c. Returns the least.
template <class T>
T chain(T* values, const T* sums, Index rows) {
    T least = infinite<T>;
    for (Index k = 0; k < rows; ++k) {
        values[k] = std::max(values[k], static_cast<T>(sums[k] - least));
        least = std::min(least, values[k]);
    }
    return least;
}

/// The lanes, each replaced by the least of itself and all after it. Shifts inside blocks of 16 bytes are
/// quick everywhere, others are not.
template <class T>
HWY_INLINE hn::Vec<Lanes<T>> least_after(hn::Vec<Lanes<T>> v) {
#if HWY_TARGET != HWY_SCALAR
    const Lanes<T> d;
    const auto none = hn::Set(d, infinite<T>);
    constexpr Index block = 16 / sizeof(T);
    v = hn::Min(v, hn::CombineShiftRightLanes<1>(d, none, v));
    if constexpr (block == 4) v = hn::Min(v, hn::CombineShiftRightLanes<2>(d, none, v));
    if constexpr (lanes<T>() == 2 * block) {
        v = hn::Min(v, hn::ConcatUpperUpper(d, none, hn::Broadcast<0>(v)));
    } else if constexpr (lanes<T>() > 2 * block) {
        for (Index s = block; s < lanes<T>(); s *= 2) {
            alignas(64) T from[lanes<T>()];
            for (Index i = 0; i < lanes<T>(); ++i)
                from[i] = static_cast<T>(i + s < lanes<T>() ? (i + s) / block * block : lanes<T>() - 1);
            v = hn::Min(v, hn::TableLookupLanes(v, hn::SetTableIndices(d, from)));
        }
    }
#endif
    return v;
}

/// The first lane in all lanes.
template <class T>
HWY_INLINE hn::Vec<Lanes<T>> first_everywhere(hn::Vec<Lanes<T>> v) {
#if HWY_TARGET == HWY_SCALAR
    return v;
#else
    const Lanes<T> d;
    if constexpr (lanes<T>() * sizeof(T) == 16) return hn::Broadcast<0>(v);
    if constexpr (lanes<T>() * sizeof(T) == 32) {
        v = hn::Broadcast<0>(v);
        return hn::ConcatLowerLower(d, v, v);
    }
    return hn::TableLookupLanes(v, hn::IndicesFromVec(d, hn::Zero(d)));
#endif
}

/// One column's step: v = S - c for the least c that a move leaves, as far as it is known before the step;
/// where a value of the step itself may be less, they are taken in one after the other.
template <class T, Index rows, bool grows>
HWY_INLINE void compute(Board<T>& board, Scratch<T>& scratch, Index m, Index row,
                        const Children<T, rows>& children) {
    const Lanes<T> d;
    const T* HWY_RESTRICT left = children.left(m);
    const T* HWY_RESTRICT middle = children.middle();
    T* HWY_RESTRICT right = children.right();
    const T* HWY_RESTRICT next_0 = children.next(0);
    const T* HWY_RESTRICT next_1 = children.next(1);
    const T* HWY_RESTRICT own = child<T, rows>(board, m, row, m + 1, scratch.rooms[2]);
    const T* HWY_RESTRICT stones = board.sums + row;
    const T* HWY_RESTRICT reach = stones - 2 * m;
    T* HWY_RESTRICT values = scratch.step;
    auto window = hn::Set(d, least_before<T, rows>(board, board.column(m), m));
    auto most = hn::Zero(d);
    auto least = hn::Set(d, infinite<T>);
    for (Index k = rows - lanes<T>(); k >= 0; k -= lanes<T>()) {
        const auto after = least_after<T>(hn::LoadU(d, own + k));
        auto c = hn::Min(hn::Min(after, window), hn::LoadU(d, reach + k));
        window = hn::Min(window, first_everywhere<T>(after));
        auto far = hn::Load(d, right + k);
        if constexpr (grows) {
            far = hn::Min(far, hn::Min(hn::LoadU(d, next_0 + k), hn::LoadU(d, next_1 + k)));
            hn::Store(far, d, right + k);
        }
        c = hn::Min(hn::Min(c, far), hn::Min(hn::Load(d, left + k), hn::Load(d, middle + k)));
        const auto v = hn::Sub(hn::LoadU(d, stones + k), c);
        most = hn::Max(most, c);
        least = hn::Min(least, v);
        hn::Store(v, d, values + k);
    }
    T all = hn::GetLane(hn::MinOfLanes(d, least));
    if (hn::GetLane(hn::MaxOfLanes(d, most)) > all) all = chain(values, stones, rows);
    put<T, rows>(board, m, row, values, all);
}

template <class T, Index rows>
void step_of(Board<T>& board, Scratch<T>& scratch, Index row, Index from, Index to) {
    const Index begun = rows == tile_rows ? board.begun_before : board.begun;
    Children<T, rows> children(board, scratch, row, begun, greatest_child(row, rows), from);
    for (Index m = from; m <= to; ++m) {
        children.go_to(m);
        if (children.grows())
            compute<T, rows, true>(board, scratch, m, row, children);
        else
            compute<T, rows, false>(board, scratch, m, row, children);
    }
    if (board.past_cache) hwy::FlushStream();
}

template <class T>
void step(Board<T>& board, Scratch<T>& scratch, Index row, Index from, Index to) {
    switch (step_rows(from)) {
        case 32:
            return step_of<T, 32>(board, scratch, row, from, to);
        case 64:
            return step_of<T, 64>(board, scratch, row, from, to);
        default:
            return step_of<T, tile_rows>(board, scratch, row, from, to);
    }
}

/// Only the last m rows before the tile are looked at; older ones may be kept for others.
template <class T, Index rows>
void begin_of(Board<T>& board, Scratch<T>& scratch, Index m, Index row) {
    const Lanes<T> d;
    Column<T>& column = board.column(m);
    column.zero = row - column.rows + tile_rows;
    const Index first = row - ceil_div(m, tile_rows) * tile_rows;
    std::fill_n(board.cells + column.cells, first - column.zero, T{0});
    for (Index at = first; at < row; at += rows) {
        closed_values<T, rows>(board, m, at, scratch.step);
        auto least = hn::Set(d, infinite<T>);
        for (Index k = 0; k < rows; k += lanes<T>()) least = hn::Min(least, hn::Load(d, scratch.step + k));
        put<T, rows>(board, m, at, scratch.step, hn::GetLane(hn::MinOfLanes(d, least)));
    }
}

template <class T>
void begin(Board<T>& board, Scratch<T>& scratch, Index m, Index row) {
    switch (step_rows(m)) {
        case 32:
            return begin_of<T, 32>(board, scratch, m, row);
        case 64:
            return begin_of<T, 64>(board, scratch, m, row);
        default:
            return begin_of<T, tile_rows>(board, scratch, m, row);
    }
}

template <class T>
bool closed(const T* sums, Index m, Index row) {
    const Lanes<T> d;
    const Index width = lanes<T>();
    const T bound = sums[row - 2 * m];
    const auto bounds = hn::Set(d, bound);
    Index j = 2 * m + 1;
    for (; j + width <= row; j += width) {
        const auto difference = hn::Sub(hn::LoadU(d, sums + j), hn::LoadU(d, sums + j - 2 * m));
        if (!hn::AllFalse(d, hn::Lt(difference, bounds))) return false;
    }
    for (; j < row; ++j)
        if (sums[j] - sums[j - 2 * m] < bound) return false;
    return true;
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
