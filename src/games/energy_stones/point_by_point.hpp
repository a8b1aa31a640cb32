#pragma once

#include <optional>

#include "cairn/games/energy_stones.hpp"

namespace cairn::energy_stones {

/// The margin of the start, for games in which few scores are open at any stone: with T(i, j) the least
/// difference that scores j or more, only j from L_i + 1 to U_i, where L_i is what the player to move scores
/// without energy and U_i with any amount of it. Nothing where more than 256 are open. Allocates nothing.
std::optional<Points> margin_point_by_point(const EnergyStones& game);

}  // namespace cairn::energy_stones
