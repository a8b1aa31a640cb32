#pragma once

#include <algorithm>
#include <vector>

#include "cairn/control.hpp"
#include "cairn/games/energy_stones.hpp"
#include "step_function.hpp"

namespace cairn::energy_stones {

/// Memory that a method has asked for; given back in the end.
class Memory {
  public:
    explicit Memory(Control& control) : control_(&control) {}
    ~Memory() { control_->give_back(bytes_); }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    Result<Done> take(Count bytes);
    void give_back(Count bytes);

  private:
    Control* control_;
    Count bytes_ = 0;
};

/// The step functions of the stones from the last one backward, one at a time.
class Backward {
  public:
    /// Whether the differences where a skip is strictly better are kept, for the line of play.
    enum class Keep : unsigned char { nothing, wins };

    Backward(const EnergyStones& game, Control& control, Keep keep);

    /// From now on only as far as can be reached from this stone and difference. *requires* that the stone is
    /// not behind the one whose function is held.
    Result<Done> clip(std::size_t root, Points difference);

    /// One stone more. *errors* the limits of the control.
    Result<Done> advance();

    /// The stone whose function is held; at first one past the last.
    std::size_t stone() const { return stone_; }
    std::size_t steps() const { return function_.steps(); }

    /// The margin of the player to move at this stone.
    Points margin(Points difference) const { return function_.at(difference); }

    /// Whether this difference at this stone is within what was computed.
    bool covers(std::size_t stone, Points difference) const;

    /// Whether a skip is strictly better. *requires* `covers` and that the wins were kept.
    bool skips(std::size_t stone, Points difference) const;

    /// The margin by walking along best play to the end. *requires* the same.
    Points walk(std::size_t stone, Points difference) const;

  private:
    Result<Done> raise(Points highest);
    Result<Done> reserve();
    template <class T>
    Result<Done> reserve(std::vector<T>& list, std::size_t needed);

    const EnergyStones& game_;
    Control& control_;
    Memory memory_;
    Keep keep_;
    std::size_t stone_;
    StepFunction function_;
    std::size_t clip_from_ = 0;
    std::vector<Interval> windows_;  ///< from the stone `clip_from_` on; none: all differences
    std::vector<Interval> wins_;     ///< of the last stone first
    std::vector<std::size_t> ends_;  ///< in `wins_`, of the last stone first
};

}  // namespace cairn::energy_stones
