// The least value that a move with m < x <= 2m leaves, for a step of rows: see docs/games/stone-game-ii.md.
#if defined(CAIRN_TILED_CHILDREN_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_CHILDREN_INL
#undef CAIRN_TILED_CHILDREN_INL
#else
#define CAIRN_TILED_CHILDREN_INL
#endif

#include "rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

/// The least A(x) over m < x <= min(2m, greatest), row by row, while m rises by one at a time. Columns are
/// put into groups; what is looked for is the least of four:
///
///     left     the rest of the group of m + 1
///     middle   the groups that lie wholly inside, a queue of two stacks: up to `front_` each group holds the
///              least of itself and all after it up to there, and `back` holds the least of the others
///     right    the group of 2m, up to 2m - 2
///     next     A(2m - 1) and A(2m), which join the right
template <class T, Index rows>
class Children {
  public:
    static constexpr Index group = Scratch<T>::group;

    Children(const Board<T>& board, Scratch<T>& scratch, Index row, Index begun, Index greatest, Index m)
        : board_(board), s_(scratch), row_(row), begun_(begun), greatest_(greatest), left_((m + 1) / group) {
        x_ = (left_ + 1) * group;
        right_ = front_ = left_ + 1;
        set_infinite<T, rows>(s_.back);
        set_infinite<T, rows>(s_.right);
        for (; x_ <= std::min(2 * m - 2, greatest_); ++x_) join(x_);
        last_ = std::min(2 * m, greatest_);
        enter(m);
    }

    /// Goes on to m, which is the first or one more than before.
    void go_to(Index m) {
        last_ = std::min(2 * m, greatest_);
        grows_ = x_ <= last_;
        if (grows_) grow(m);
        if ((m + 1) / group != left_) enter(m);
        prefetch<T, rows>(board_, m + group + 12, row_);
    }

    const T* left(Index m) const { return m + 1 <= last_ ? s_.left + (m + 1) % group * tile_rows : s_.none; }
    const T* middle() const { return s_.middle; }
    bool grows() const { return grows_; }
    /// To be made the least of itself and `next` where it grows.
    T* right() const { return right_ > left_ ? s_.right : s_.none; }
    const T* next(int which) const { return next_[which]; }

  private:
    T* least_of(Index g) const { return s_.groups + g * tile_rows; }
    const T* child_at(Index x, T* room) const { return child<T, rows>(board_, x, row_, begun_, room); }

    void grow(Index m) {
        next_[0] = next_[1] = s_.none;
        if (x_ == 2 * m - 1) {
            if (2 * m % group == 0)
                join(x_);
            else
                next_[0] = child_at(x_, s_.rooms[0]);
            ++x_;
        }
        if (x_ == 2 * m && x_ <= last_) {
            if (x_ / group != right_) close_right();
            next_[1] = child_at(x_, s_.rooms[1]);
            ++x_;
        }
        prefetch<T, rows>(board_, x_ + ahead, row_);
        prefetch<T, rows>(board_, x_ + ahead + 1, row_);
    }

    void join(Index x) {
        if (x / group != right_) close_right();
        take_least<T, rows>(s_.right, child_at(x, s_.rooms[0]));
        prefetch<T, rows>(board_, x + ahead, row_);
    }

    void close_right() {
        std::copy_n(s_.right, rows, least_of(right_));
        take_least<T, rows>(s_.back, s_.right);
        take_least<T, rows>(s_.middle, s_.right);
        set_infinite<T, rows>(s_.right);
        ++right_;
    }

    /// The group of m + 1 becomes the left one.
    void enter(Index m) {
        const Lanes<T> d;
        left_ = (m + 1) / group;
        const T* after = s_.none;
        for (Index x = std::min(last_, left_ * group + group - 1); x > m; --x) {
            T* least = s_.left + x % group * tile_rows;
            const T* values = child_at(x, s_.rooms[2]);
            for (Index k = 0; k < rows; k += lanes<T>())
                hn::Store(hn::Min(hn::Load(d, after + k), hn::LoadU(d, values + k)), d, least + k);
            after = least;
        }
        if (left_ + 1 >= front_) turn();
        std::copy_n(s_.back, rows, s_.middle);
        if (left_ + 1 < front_) take_least<T, rows>(s_.middle, least_of(left_ + 1));
    }

    void turn() {
        front_ = std::max(right_, left_ + 1);
        for (Index g = front_ - 2; g > left_; --g) take_least<T, rows>(least_of(g), least_of(g + 1));
        set_infinite<T, rows>(s_.back);
    }

    static constexpr Index ahead = 20;

    const Board<T>& board_;
    Scratch<T>& s_;
    Index row_;
    Index begun_;
    Index greatest_;
    Index left_;       ///< the group of m + 1
    Index right_ = 0;  ///< the group of the last x that was added
    Index front_ = 0;
    Index x_ = 0;  ///< the next to join
    Index last_ = 0;
    bool grows_ = false;
    const T* next_[2] = {};
};

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
