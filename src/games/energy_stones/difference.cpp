#include <algorithm>
#include <memory>
#include <unordered_map>
#include <vector>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

/// A stone and the difference of the energies.
struct Point {
    std::size_t stone;
    Points d;

    friend bool operator==(const Point&, const Point&) = default;
};

struct PointHash {
    std::size_t operator()(const Point& point) const {
        std::size_t mixed = (point.stone * 0x9E3779B97F4A7C15ULL) ^ static_cast<std::size_t>(point.d);
        mixed = (mixed ^ (mixed >> 31)) * 0xC2B2AE3D27D4EB4FULL;
        return mixed ^ (mixed >> 29);
    }
};

/// f(stone, d) by its recurrence, each value once; with a stack of its own, for rows of any length.
class Difference {
  public:
    Difference(const EnergyStones& game, Control& control) : game_(game), control_(control) {}

    /// The stack at its deepest: what both moves of each stone lead to.
    static Cost cost(const EnergyStones& game, const Position& root, Extent) {
        return {0, 2 * (game.length() - root.stone) * sizeof(Point)};
    }

    Result<Points> scored(const Point& root) {
        stack_.assign(1, root);
        while (!stack_.empty()) {
            const Point point = stack_.back();
            const Point taken = after_take(point);
            const Point skipped = after_skip(point);
            bool wait = push_unknown(taken);
            if (point.d >= 1) wait = push_unknown(skipped) || wait;
            if (wait) continue;
            stack_.pop_back();
            if (is_known(point)) continue;
            if (auto held = hold_memory(); !held) return held.error();
            Points best = game_.score(point.stone) + game_.score_from(taken.stone) - value(taken);
            if (point.d >= 1) best = std::max(best, value(skipped));
            values_.emplace(point, best);
            if (!control_.count()) return control_.why();
        }
        return value(root);
    }

  private:
    Point after_take(const Point& point) const { return {point.stone + 1, -(point.d + energy(point))}; }

    /// The player skips and the opponent, who has less than the player now, takes.
    Point after_skip(const Point& point) const { return {point.stone + 1, point.d - 1 - energy(point)}; }

    Points energy(const Point& point) const {
        return point.stone < game_.length() ? game_.energy(point.stone) : 0;
    }

    bool is_known(const Point& point) const {
        return point.stone >= game_.length() || values_.contains(point);
    }

    bool push_unknown(const Point& point) {
        if (is_known(point)) return false;
        stack_.push_back(point);
        return true;
    }

    Points value(const Point& point) const { return point.stone >= game_.length() ? 0 : values_.at(point); }

    Result<Done> hold_memory() {
        constexpr Count entry = sizeof(Point) + sizeof(Points) + 4 * sizeof(void*);
        if ((values_.size() & 4095U) != 0) return Done{};
        return control_.take(4096 * entry);
    }

    const EnergyStones& game_;
    Control& control_;
    std::unordered_map<Point, Points, PointHash> values_;
    std::vector<Point> stack_;
};

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent extent,
                                     Control& control) {
    if (auto taken = control.take(Difference::cost(game, root, extent).bytes); !taken) return taken.error();
    auto difference = std::make_shared<Difference>(game, control);
    return Values<EnergyStones>{[&game, difference](const Position& position) -> Result<Points> {
        if (position.stone == game.length()) return Points{0};
        const auto scored = difference->scored({position.stone, difference_of(position)});
        if (!scored) return scored.error();
        return margin_of(game, position, *scored);
    }};
}

}  // namespace

Method<EnergyStones> difference_method() {
    return {{"difference", "O(n x diffs)", "O(n x diffs)", text::small_energies}, Difference::cost, prepare};
}

}  // namespace cairn::energy_stones
