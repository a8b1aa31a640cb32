#pragma once

#include <span>

#include "cairn/games/stone_game_ii.hpp"
#include "cairn/method.hpp"
#include "cairn/mistake.hpp"

namespace cairn::stone_game_ii {

/// Every method of the game, slowest first; the first two are those that every game has.
std::span<const Method<StoneGameIi>> methods();

/// The method for this position where none is asked for.
std::string_view default_method(const StoneGameIi& game, const Position& position);

/// Short games, many at once.
const Many<StoneGameIi>& many_games();

std::span<const Mistake> mistakes();

}  // namespace cairn::stone_game_ii
