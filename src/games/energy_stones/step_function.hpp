#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "cairn/types.hpp"

namespace cairn::energy_stones {

/// Differences from `from` to `to`, both of them in.
struct Interval {
    Points from;
    Points to;
};

/// What the next stone can be reached with from such differences, by a take, and by a skip from 1 on.
inline Interval after_stone(const Interval& differences, Points energy) {
    const auto [from, to] = differences;
    return {-to - energy, std::max(-from, to - 1) - energy};
}

/// Stands for a difference beyond all others.
inline constexpr Points beyond = std::numeric_limits<Points>::max();

/// The margin m of the player to move as a step function of x = d - 1/2, where d is the difference of the
/// energies; never falling. Held as a list F that is turned round without being touched:
///
///     m(x) = sign * F(sign * (x - shift)) + raise
///
///     breaks_            b0    b1    b2          F jumps at whole numbers; x lies between them
///     values_        v0    v1    v2    v3
///                    first_             last_    with free room at both ends
///
/// so a stone's take, a - m(-x - c), changes the sign and the two offsets alone. The skip, for x > 0, is the
/// take at -x turned round: the part x > 0 is rewritten from the first x where that is more.
class StepFunction {
  public:
    /// 0 everywhere.
    StepFunction();

    /// Back to 0 everywhere; keeps its room.
    void reset();

    std::size_t steps() const { return last_ - first_ + 1; }

    /// The value where the difference is d.
    Points at(Points d) const;

    /// a - m(-x - c).
    void take(Points a, Points c) {
        sign_ = -sign_;
        shift_ = -(shift_ + c);
        raise_ = a - raise_;
    }

    /// Forgets what lies outside of the differences lowest .. highest: the end values go on there.
    void clip(Points lowest, Points highest);

    /// Where a skip first gives more than a take.
    struct Win {
        bool exists = false;
        std::size_t taken = 0;    ///< jumps of the take before it, from the centre outward
        std::size_t skipped = 0;  ///< jumps of the skip up to it
        std::size_t jumps = 0;    ///< jumps of the skip in all
        Points at = 0;
        Points take = 0;
        Points skip = 0;
    };
    Win first_win(Points highest) const { return sign_ > 0 ? find<1>(highest) : find<-1>(highest); }

    /// The entries that `grow` allocates for this, 0 where there is room.
    std::size_t more_room(const Win& win) const;

    /// Makes room for `raise`.
    void grow(const Win& win);

    /// The larger of take and skip for x > 0. The differences where the skip is strictly more are added to
    /// `wins`, where that is given. *requires* that there is a win, and `grow`.
    void raise(const Win& win, std::vector<Interval>* wins) {
        sign_ > 0 ? rewrite<1>(win, wins) : rewrite<-1>(win, wins);
    }

    /// Entries of two numbers that there is room for.
    std::size_t room() const { return room_; }

  private:
    template <int Outward>
    struct Sides;
    template <int Outward>
    class Rewriting;

    std::size_t before(Points at) const;
    template <int Outward>
    Sides<Outward> sides() const;
    template <int Outward>
    Win find(Points highest) const;
    template <int Outward>
    void rewrite(const Win& win, std::vector<Interval>* wins);
    bool fits(const Win& win) const;

    std::size_t room_ = 0;
    std::unique_ptr<Points[]> breaks_;
    std::unique_ptr<Points[]> values_;
    std::size_t first_ = 1;
    std::size_t last_ = 1;
    Points sign_ = 1;
    Points shift_ = 0;
    Points raise_ = 0;
};

}  // namespace cairn::energy_stones
