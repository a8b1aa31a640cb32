#include <algorithm>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

/// The definition: true energies, skips one by one, two recursions without memory.
struct BruteForce {
    const EnergyStones& game;
    Control& control;

    /// What a player scores on their own turn, with `mine` energy against `theirs`.
    Points mover(std::size_t stone, Points mine, Points theirs) const {
        if (stone == game.length() || !control.count()) return 0;
        const Points take = game.score(stone) + waiter(stone + 1, mine + game.energy(stone), theirs);
        return mine == 0 ? take : std::max(take, waiter(stone, mine - 1, theirs));
    }

    /// What a player scores on the opponent's turn.
    Points waiter(std::size_t stone, Points mine, Points theirs) const {
        if (stone == game.length() || !control.count()) return 0;
        const Points take = mover(stone + 1, mine, theirs + game.energy(stone));
        return theirs == 0 ? take : std::min(take, mover(stone, mine, theirs - 1));
    }
};

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent,
                                     Control& control) {
    if (auto allowed = allow_depth(game.rank(root)); !allowed) return allowed.error();
    return Values<EnergyStones>{[&game, &control](const Position& position) -> Result<Points> {
        const Points scored = BruteForce{game, control}.mover(position.stone, position.mine, position.theirs);
        if (control.halted()) return control.why();
        return margin_of(game, position, scored);
    }};
}

}  // namespace

Method<EnergyStones> brute_force_method() {
    return {{"brute-force", "exponential", "O(depth)", text::for_short_rows},
            unknown_cost<EnergyStones>,
            prepare};
}

}  // namespace cairn::energy_stones
