#pragma once

#include <vector>

#include "backward.hpp"

namespace cairn::energy_stones {

/// The differences that best play can meet from a root on, two stones at a time: a sorted set for the root,
/// for the second stone after it, and so on. With R = S_{i+2}, e = e_i and e' = e_{i+1},
///
///     t = a_i + f(i+2, d + e - e')                                   both stones taken in turn
///     d >= 1:         f(i, d) = max(t, a_{i+1} + R - f(i+2, 1 + e - e' - d))
///     d <= -1 - e:    f(i, d) = min(t, a_i + a_{i+1} + R - f(i+2, -1 - e - e' - d))
///     else:           f(i, d) = t
///
/// so two stones make at most two differences of one.
class Forward {
  public:
    Forward(const EnergyStones& game, std::size_t root, Points difference, Control& control);

    /// The stone that the last set is of.
    std::size_t stone() const { return root_ + 2 * (sets_.size() - 1); }
    std::size_t size() const { return sets_.back().size(); }

    /// Two stones more. *errors* the limits of the control.
    Result<Done> advance();

    /// Sets f at the last set from the function of its stone, and goes back to the root by the rule.
    Result<Done> fold(const Backward& function);

    /// The score of the player to move at the root. *requires* `fold`.
    Points scored() const { return values_.front().front(); }

    /// The differences and the moves on the line of best play, up to the last set. *requires* `fold`.
    struct Turn {
        std::size_t stone;
        Points difference;
        bool skips;
    };
    std::vector<Turn> line() const;

  private:
    /// What one difference leads to, two stones on; `other` only where there is a choice.
    struct Choice {
        Points together;
        Points other;
        enum class Whose : unsigned char { nobody, mover, opponent } whose;
    };
    Choice choice(std::size_t stone, Points difference) const;
    Points value(std::size_t stone, const Choice& choice, Points together, Points other) const;
    Points known(std::size_t set, Points difference) const;
    std::vector<Points> earlier(std::size_t set) const;

    const EnergyStones& game_;
    Control& control_;
    Memory memory_;
    std::size_t root_;
    Points difference_;
    std::vector<std::vector<Points>> sets_;
    std::vector<std::vector<Points>> values_;
};

}  // namespace cairn::energy_stones
