// Columns from `small_columns` on, a step of rows at a time: see docs/games/stone-game-ii.md.
#if defined(CAIRN_TILED_COLUMNS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_COLUMNS_INL
#undef CAIRN_TILED_COLUMNS_INL
#else
#define CAIRN_TILED_COLUMNS_INL
#endif

#include <algorithm>

#include "hwy/cache_control.h"
#include "hwy/highway.h"
#include "kernels.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
using Lanes = hn::CappedTag<T, static_cast<std::size_t>(mirror_rows)>;

template <class T>
Index lanes() {
    return static_cast<Index>(hn::Lanes(Lanes<T>()));
}

/// Calls f(k, vector) for A(x) = V(L - x, x) in the rows L from `row` on, k rows after it.
template <class T, class F>
HWY_INLINE void for_child(const Board<T>& board, Index x, Index row, Index rows, Index begun, F&& f) {
    const Lanes<T> d;
    const Index width = lanes<T>();
    if (x >= begun) {
        const T* stones = board.sums + row - x;
        for (Index k = 0; k < rows; k += width)
            f(k, hn::Sub(hn::LoadU(d, stones + k), hn::LoadU(d, stones - 2 * x + k)));
        return;
    }
    const Column<T>& column = board.column(x);
    const Index at = board.cell(column, row - x);
    const T* run = board.cells + column.cells + at;
    const Index until = std::min(rows, ceil_div(column.rows - at, width) * width);
    Index k = 0;
    for (; k < until; k += width) f(k, hn::LoadU(d, run + k));
    run -= column.rows;
    for (; k < rows; k += width) f(k, hn::LoadU(d, run + k));
}

/// Asks for the cells of A(x) soon.
template <class T>
HWY_INLINE void prefetch(const Board<T>& board, Index x, Index row, Index rows) {
    if (x < board.first_column || x >= board.begun_before) return;
    const Column<T>& column = board.column(x);
    const T* run = board.cells + column.cells + board.cell(column, row - x);
    for (Index k = 0; k < rows; k += static_cast<Index>(64 / sizeof(T))) hwy::Prefetch(run + k);
}

template <class T>
HWY_INLINE void set_infinite(T* values, Index rows) {
    const Lanes<T> d;
    const auto none = hn::Set(d, infinite<T>);
    for (Index k = 0; k < rows; k += lanes<T>()) hn::Store(none, d, values + k);
}

template <class T>
HWY_INLINE void take_least(T* values, const T* others, Index rows) {
    const Lanes<T> d;
    for (Index k = 0; k < rows; k += lanes<T>())
        hn::Store(hn::Min(hn::Load(d, values + k), hn::Load(d, others + k)), d, values + k);
}

template <class T>
HWY_INLINE void copy(T* to, const T* from, Index rows) {
    const Lanes<T> d;
    for (Index k = 0; k < rows; k += lanes<T>()) hn::Store(hn::Load(d, from + k), d, to + k);
}

/// G: the least A(x) over m < x <= min(2m, greatest), row by row, while m rises. Columns are put into groups;
/// the least is that of the rest of m's own group (`left`), of the groups that lie wholly inside (`middle`,
/// from a queue of two stacks: `groups` up to `front` hold the least of themselves and all up to `front`, and
/// `back` that of the others), and of the group of 2m so far (`right`).
template <class T, Index rows>
class Children {
  public:
    static constexpr Index group = Scratch<T>::group;

    Children(const Board<T>& board, Scratch<T>& scratch, Index row, Index begun, Index greatest, Index m)
        : board_(board),
          s_(scratch),
          row_(row),
          begun_(begun),
          greatest_(greatest),
          left_((m + 1) / group - 1) {
        next_ = (left_ + 2) * group;
        right_ = left_ + 2;
        front_ = right_;
        set_infinite(s_.back, rows);
        set_infinite(s_.middle, rows);
        set_infinite(s_.right, rows);
    }

    /// Goes on to m, which is the first or one more than before.
    void go_to(Index m) {
        last_ = std::min(2 * m, greatest_);
        for (; next_ <= last_; ++next_) add(next_);
        if ((m + 1) / group != left_) enter(m);
    }

    const T* left(Index m) const { return m + 1 <= last_ ? s_.left + (m + 1) % group * tile_rows : s_.none; }
    const T* middle() const { return s_.middle; }
    const T* right() const { return right_ > left_ ? s_.right : s_.none; }

  private:
    T* least_of(Index g) const { return s_.groups + g * tile_rows; }

    void add(Index x) {
        if (x / group != right_) {
            copy(least_of(right_), s_.right, rows);
            take_least(s_.back, s_.right, rows);
            take_least(s_.middle, s_.right, rows);
            set_infinite(s_.right, rows);
            ++right_;
        }
        const Lanes<T> d;
        for_child(board_, x, row_, rows, begun_, [&](Index k, auto child) HWY_ATTR {
            hn::Store(hn::Min(hn::Load(d, s_.right + k), child), d, s_.right + k);
        });
        prefetch(board_, x + ahead, row_, rows);
    }

    /// The group of m + 1 becomes the left one.
    void enter(Index m) {
        const Index g = (m + 1) / group;
        const Lanes<T> d;
        left_ = g;
        const T* after = s_.none;
        for (Index x = std::min(last_, g * group + group - 1); x > m; --x) {
            T* least = s_.left + x % group * tile_rows;
            for_child(board_, x, row_, rows, begun_, [&](Index k, auto child) HWY_ATTR {
                hn::Store(hn::Min(hn::Load(d, after + k), child), d, least + k);
            });
            prefetch(board_, x - ahead, row_, rows);
            after = least;
        }
        if (g + 1 >= front_) turn();
        copy(s_.middle, s_.back, rows);
        if (g + 1 < front_) take_least(s_.middle, least_of(g + 1), rows);
    }

    void turn() {
        front_ = std::max(right_, left_ + 1);
        for (Index g = front_ - 2; g > left_; --g) take_least(least_of(g), least_of(g + 1), rows);
        set_infinite(s_.back, rows);
    }

    static constexpr Index ahead = 6;

    const Board<T>& board_;
    Scratch<T>& s_;
    Index row_;
    Index begun_;
    Index greatest_;
    Index left_;       ///< the group of m + 1
    Index right_ = 0;  ///< the group of the last x that was added
    Index front_ = 0;
    Index next_ = 0;
    Index last_ = 0;
};

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

/// Stores a step and notes its minima.
template <class T, Index rows>
void put(Board<T>& board, Index m, Index row, const T* values, T all) {
    const Lanes<T> d;
    Column<T>& column = board.column(m);
    const Index split = ceil_div(m, rows) * rows - m;
    T later = infinite<T>;
    Index k = split;
    for (; k % lanes<T>() != 0; ++k) later = std::min(later, values[k]);
    auto least = hn::Set(d, later);
    for (; k < rows; k += lanes<T>()) least = hn::Min(least, hn::Load(d, values + k));
    note_least<T, rows>(board, column, m, all, hn::GetLane(hn::MinOfLanes(d, least)));

    Index at = row - column.zero;
    if (at == column.rows) {
        std::atomic_ref<Index>(column.zero).store(row, std::memory_order_relaxed);
        at = 0;
    }
    T* cells = board.cells + column.cells;
    for (Index i = 0; i < rows; i += lanes<T>()) hn::Store(hn::Load(d, values + i), d, cells + at + i);
    if (at == 0)
        for (Index i = 0; i < mirror_rows; i += lanes<T>())
            hn::Store(hn::Load(d, values + i), d, cells + column.rows + i);
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

/// The lanes, each replaced by the least of itself and all after it.
template <class T>
HWY_INLINE hn::Vec<Lanes<T>> least_after(hn::Vec<Lanes<T>> v) {
    const Lanes<T> d;
    const auto place = hn::Iota(d, T{0});
    const auto last = hn::Set(d, static_cast<T>(lanes<T>() - 1));
    for (Index s = 1; s < lanes<T>(); s *= 2) {
        const auto from = hn::Min(hn::Add(place, hn::Set(d, static_cast<T>(s))), last);
        v = hn::Min(v, hn::TableLookupLanes(v, hn::IndicesFromVec(d, from)));
    }
    return v;
}

template <class T, Index rows>
HWY_INLINE void compute(Board<T>& board, Scratch<T>& scratch, Index m, Index row,
                        const Children<T, rows>& children) {
    const Lanes<T> d;
    const Index width = lanes<T>();
    const Column<T>& column = board.column(m);
    const Index at = board.cell(column, row - m);
    const T* run = board.cells + column.cells + at;
    const T* run_on = run - column.rows;
    const Index until = column.rows - at;
    const T* left = children.left(m);
    const T* middle = children.middle();
    const T* right = children.right();
    const T* stones = board.sums + row;
    const T* reach = stones - 2 * m;
    const auto first = hn::IndicesFromVec(d, hn::Zero(d));
    auto window = hn::Set(d, least_before<T, rows>(board, column, m));
    auto most = hn::Zero(d);
    auto least = hn::Set(d, infinite<T>);
    for (Index k = rows - width; k >= 0; k -= width) {
        const auto after = least_after<T>(hn::LoadU(d, (k < until ? run : run_on) + k));
        auto c = hn::Min(hn::Min(after, window), hn::LoadU(d, reach + k));
        window = hn::Min(window, hn::TableLookupLanes(after, first));
        c = hn::Min(hn::Min(c, hn::Load(d, left + k)),
                    hn::Min(hn::Load(d, middle + k), hn::Load(d, right + k)));
        const auto v = hn::Sub(hn::LoadU(d, stones + k), c);
        most = hn::Max(most, c);
        least = hn::Min(least, v);
        hn::Store(v, d, scratch.step + k);
    }
    T all = hn::GetLane(hn::MinOfLanes(d, least));
    if (hn::GetLane(hn::MaxOfLanes(d, most)) > all) all = chain(scratch.step, stones, rows);
    put<T, rows>(board, m, row, scratch.step, all);
}

template <class T, Index rows>
void step_of(Board<T>& board, Scratch<T>& scratch, Index row, Index from, Index to) {
    const Index greatest = (row + rows - 2) / 3;
    const Index begun = rows == tile_rows ? board.begun_before : board.begun;
    Children<T, rows> children(board, scratch, row, begun, greatest, from);
    for (Index m = from; m <= to; ++m) {
        children.go_to(m);
        compute<T, rows>(board, scratch, m, row, children);
    }
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

template <class T, Index rows>
void begin_of(Board<T>& board, Scratch<T>& scratch, Index m, Index row) {
    const Lanes<T> d;
    Column<T>& column = board.column(m);
    column.zero = row - column.rows + tile_rows;
    for (Index at = column.zero; at < row; at += rows) {
        auto least = hn::Set(d, infinite<T>);
        const T* stones = board.sums + at;
        for (Index k = 0; k < rows; k += lanes<T>()) {
            const auto v = hn::Sub(hn::LoadU(d, stones + k), hn::LoadU(d, stones - 2 * m + k));
            least = hn::Min(least, v);
            hn::Store(v, d, scratch.step + k);
        }
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
