#pragma once

#include <span>

#include "cairn/families.hpp"
#include "cairn/games/energy_stones.hpp"
#include "cairn/method.hpp"
#include "cairn/mistake.hpp"

namespace cairn::energy_stones {

/// Every method of the game, slowest first; the first two are those that every game has.
std::span<const Method<EnergyStones>> methods();

/// The method for this position where none is asked for.
std::string_view default_method(const EnergyStones& game, const Position& position);

/// Many games at once: rows that cannot need much room.
const Many<EnergyStones>& many();

std::span<const Mistake> mistakes();

/// What only this game has of families.
std::span<const Family> families();

}  // namespace cairn::energy_stones
