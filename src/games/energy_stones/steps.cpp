#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

constexpr Points lowest = std::numeric_limits<Points>::min();

/// A step function of d: from `from` on, up to the next step, the value.
struct Step {
    Points from;
    Points value;
};

using StepFunction = std::vector<Step>;  // the first step begins at `lowest`; values rise

/// Differences from `from` to `to`, both of them in.
struct Interval {
    Points from;
    Points to;
};

/// What taking scores: constant - f(-d - e).
StepFunction reflected(const StepFunction& f, Points e, Points constant) {
    StepFunction taken;
    taken.reserve(f.size());
    for (std::size_t k = f.size(); k-- > 0;) {
        const Points from = k + 1 == f.size() ? lowest : -e - f[k + 1].from + 1;
        taken.push_back({from, constant - f[k].value});
    }
    return taken;
}

/// The larger of both for d >= 1, `taken` for d <= 0, where `skipped` is f shifted up by `shift`. The
/// intervals where skipping is strictly better are added to `skips`.
StepFunction merged(const StepFunction& taken, const StepFunction& f, Points shift,
                    std::vector<Interval>& skips) {
    constexpr Points none = std::numeric_limits<Points>::max();
    const auto skip_from = [&](std::size_t k) { return f[k].from == lowest ? lowest : f[k].from + shift; };
    StepFunction best;
    best.reserve(taken.size() + f.size());
    std::size_t t = 0;
    std::size_t s = 0;
    bool skipping = false;
    for (Points d = lowest; d != none;) {
        const bool skips_here = d >= 1 && f[s].value > taken[t].value;
        const Points value = skips_here ? f[s].value : taken[t].value;
        if (best.empty() || best.back().value != value) best.push_back({d, value});
        if (skips_here && !skipping) skips.push_back({d, none});
        if (!skips_here && skipping) skips.back().to = d - 1;
        skipping = skips_here;

        const Points next_taken = t + 1 < taken.size() ? taken[t + 1].from : none;
        const Points next_skip = s + 1 < f.size() ? skip_from(s + 1) : none;
        const Points first_skip = d < 1 ? 1 : none;
        const Points next = std::min({next_taken, next_skip, first_skip});
        if (next == next_taken && next != none) ++t;
        if (next == next_skip && next != none) ++s;
        d = next;
    }
    return best;
}

/// For each stone the differences at which a skip is strictly better than a take. All else follows by walking
/// from a position along best play.
class Steps {
  public:
    Steps(const EnergyStones& game, std::size_t root)
        : game_(game), root_(root), skips_(game.length() - root) {}

    Result<Done> fill(Control& control) {
        StepFunction f{{lowest, 0}};
        for (std::size_t stone = game_.length(); stone-- > root_;) {
            const Count working = 4 * f.size() * sizeof(Step);
            if (auto taken = control.take(working); !taken) return taken;
            const Points e = game_.energy(stone);
            const StepFunction taken = reflected(f, e, game_.score_from(stone));
            auto& skips = skips_[stone - root_];
            f = merged(taken, f, e + 1, skips);
            skips.shrink_to_fit();
            control.give_back(working);
            if (auto kept = control.take(sizeof(std::vector<Interval>) + skips.size() * sizeof(Interval));
                !kept)
                return kept;
            if (!control.count(f.size())) return control.why();
        }
        return Done{};
    }

    bool skips(std::size_t stone, Points d) const {
        if (d < 1) return false;
        const auto& intervals = skips_[stone - root_];
        const auto after =
            std::upper_bound(intervals.begin(), intervals.end(), d,
                             [](Points value, const Interval& interval) { return value < interval.from; });
        return after != intervals.begin() && d <= std::prev(after)->to;
    }

    /// The margin of the player to move: best play from here to the end.
    Points margin(std::size_t stone, Points d) const {
        Points margin = 0;
        for (Points sign = 1; stone < game_.length(); ++stone) {
            const Points e = game_.energy(stone);
            if (skips(stone, d)) {
                margin -= sign * game_.score(stone);
                d = d - 1 - e;
            } else {
                margin += sign * game_.score(stone);
                d = -(d + e);
                sign = -sign;
            }
        }
        return margin;
    }

  private:
    const EnergyStones& game_;
    std::size_t root_;
    std::vector<std::vector<Interval>> skips_;
};

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent,
                                     Control& control) {
    auto steps = std::make_shared<Steps>(game, root.stone);
    if (auto filled = steps->fill(control); !filled) return filled.error();
    return Values<EnergyStones>{[steps](const Position& position) -> Result<Points> {
                                    return steps->margin(position.stone, difference_of(position));
                                },
                                [steps](const Position& position) {
                                    return steps->skips(position.stone, difference_of(position)) ? Move::skip
                                                                                                 : Move::take;
                                }};
}

}  // namespace

Method<EnergyStones> steps_method() {
    return {{"steps", "O(steps)", "O(steps)", text::long_rows}, unknown_cost<EnergyStones>, prepare};
}

}  // namespace cairn::energy_stones
