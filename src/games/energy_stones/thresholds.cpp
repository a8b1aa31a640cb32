#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

constexpr Points never = std::numeric_limits<Points>::max();
constexpr Points always = std::numeric_limits<Points>::min();

/// T(stone, j): the least difference with which the player to move scores j or more from this stone on.
/// Row by row, for j = 1 .. all that remains.
class Thresholds {
  public:
    Thresholds(const EnergyStones& game, std::size_t root)
        : game_(game), root_(root), rows_(game.length() - root + 1) {}

    Result<Done> fill(Control& control, Count steps) {
        Count done = 0;
        for (std::size_t stone = game_.length(); stone-- > root_;) {
            auto& row = rows_[stone - root_];
            const Points most = game_.score_from(stone);
            row.resize(static_cast<std::size_t>(most));
            for (Points j = 1; j <= most; ++j) {
                row[static_cast<std::size_t>(j - 1)] = least(stone, j);
                if (!control.count()) return control.why();
            }
            control.tell(done += row.size(), steps);
        }
        return Done{};
    }

    /// f(stone, d): as many points as there are thresholds at or below d.
    Points scored(std::size_t stone, Points d) const {
        const auto& row = rows_[stone - root_];
        return std::upper_bound(row.begin(), row.end(), d) - row.begin();
    }

    static Cost cost(const EnergyStones& game, const Position& root, Extent) {
        Cost cost;
        for (std::size_t stone = root.stone; stone < game.length(); ++stone)
            cost.steps = saturating_sum(cost.steps, static_cast<Count>(game.score_from(stone)));
        const Count rows = (game.length() - root.stone + 1) * sizeof(std::vector<Points>);
        cost.bytes = saturating_sum(saturating_product(cost.steps, sizeof(Points)), rows);
        return cost;
    }

  private:
    Points at(std::size_t stone, Points j) const {
        if (j <= 0) return always;
        return j > game_.score_from(stone) ? never : rows_[stone - root_][static_cast<std::size_t>(j - 1)];
    }

    Points least(std::size_t stone, Points j) const {
        const Points e = game_.energy(stone);
        const Points left = at(stone + 1, game_.score_from(stone) - j + 1);
        const Points take = left == never ? always : left == always ? never : 1 - e - left;
        const Points after = at(stone + 1, j);
        const Points skip = after == never ? never : after == always ? 1 : std::max<Points>(1, after + e + 1);
        return std::min(take, skip);
    }

    const EnergyStones& game_;
    std::size_t root_;
    std::vector<std::vector<Points>> rows_;
};

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent extent,
                                     Control& control) {
    const Cost cost = Thresholds::cost(game, root, extent);
    if (auto allowed = control.allow(cost); !allowed) return allowed.error();
    if (auto taken = control.take(cost.bytes); !taken) return taken.error();
    auto thresholds = std::make_shared<Thresholds>(game, root.stone);
    if (auto filled = thresholds->fill(control, cost.steps); !filled) return filled.error();
    return Values<EnergyStones>{[&game, thresholds](const Position& position) -> Result<Points> {
        return margin_of(game, position, thresholds->scored(position.stone, difference_of(position)));
    }};
}

}  // namespace

Method<EnergyStones> thresholds_method() {
    return {{"thresholds", "O(n x total)", "O(n x total)", text::small_totals}, Thresholds::cost, prepare};
}

}  // namespace cairn::energy_stones
