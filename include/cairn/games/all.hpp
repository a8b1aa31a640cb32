// The list of the games. A game that has only its rules is listed with `Listed<ItsClass>{}`.
#pragma once

#include <array>
#include <span>

#include "cairn/families.hpp"
#include "cairn/games/energy_stones_methods.hpp"
#include "cairn/games/stone_game_ii_methods.hpp"

namespace cairn {

template <Game G>
inline constexpr std::array<Method<G>, 2> generic_methods{minimax_method<G>(),
                                                          backward_induction_method<G>()};

/// A game with its methods and mistakes.
template <Game G>
struct Listed {
    using Type = G;

    std::span<const Method<G>> methods = generic_methods<G>;
    std::string_view (*default_method)(const G&, const typename G::Position&) =
        [](const G&, const typename G::Position&) -> std::string_view { return "backward-induction"; };
    std::span<const Mistake> mistakes = {};
    const Many<G>* many = nullptr;          ///< where the game has a way to solve many at once
    std::span<const Family> families = {};  ///< beside those that every game has
};

/// Calls f with the `Listed` of every game.
template <class F>
void for_each_game(F&& f) {
    f(Listed<stone_game_ii::StoneGameIi>{stone_game_ii::methods(), stone_game_ii::default_method,
                                         stone_game_ii::mistakes(), &stone_game_ii::many_games()});
    f(Listed<energy_stones::EnergyStones>{energy_stones::methods(), energy_stones::default_method,
                                          energy_stones::mistakes(), &energy_stones::many(),
                                          energy_stones::families()});
}

}  // namespace cairn
