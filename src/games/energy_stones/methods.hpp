#pragma once

#include <algorithm>

#include "cairn/games/energy_stones.hpp"
#include "cairn/method.hpp"

namespace cairn::energy_stones {

Method<EnergyStones> brute_force_method();
Method<EnergyStones> difference_method();
Method<EnergyStones> thresholds_method();
Method<EnergyStones> steps_method();
Method<EnergyStones> meet_method();

/// The energy of the player to move less the opponent's: all that the value depends on.
inline Points difference_of(const Position& position) {
    return position.mine - position.theirs;
}

/// Differences further out give the same value: the energies that are left and one a stone.
inline Points flat_from(const EnergyStones& game, std::size_t stone) {
    return game.energy_from(stone) + static_cast<Points>(game.length() - stone);
}

inline Points clamped(const EnergyStones& game, std::size_t stone, Points difference) {
    const Points flat = flat_from(game, stone);
    return std::clamp(difference, -flat, flat);
}

/// Whether both have the same value.
inline bool same_value(const Position& a, const Position& b) {
    return a.stone == b.stone && difference_of(a) == difference_of(b);
}

/// The margin of a player to move who ends with `scored` of what remains.
inline Points margin_of(const EnergyStones& game, const Position& position, Points scored) {
    return 2 * scored - game.remaining(position);
}

}  // namespace cairn::energy_stones
