#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "cairn/backward_induction.hpp"
#include "cairn/control.hpp"
#include "cairn/game.hpp"
#include "cairn/minimax.hpp"

namespace cairn {

/// What a method has computed: the margin of the position it was asked for and of every one that can be
/// reached from it.
template <Game G>
struct Values {
    std::function<Result<Points>(const typename G::Position&)> margin;

    /// Where the method knows it without comparing margins: the first of the best moves. May be empty.
    std::function<typename G::Move(const typename G::Position&)> first_best = {};
};

/// What people see of a method.
struct MethodInfo {
    std::string_view name;
    std::string_view time;
    std::string_view space;
    Phrase meant_for;
};

/// A named way to solve one game.
template <Game G>
struct Method {
    MethodInfo info;

    /// What it needs for this position.
    Cost (*cost)(const G&, const typename G::Position&);

    /// Computes what it needs to answer for the position and all that follow. The game and the control must
    /// outlive the values.
    Result<Values<G>> (*prepare)(const G&, const typename G::Position&, Control&);
};

namespace text {
inline constexpr Phrase for_short_rows{"for_short_rows", "short rows, as a witness", "短行，用作对照"};
inline constexpr Phrase for_any_rules{"for_any_rules", "any game, as a witness", "任何游戏，用作对照"};
}  // namespace text

template <Game G>
Cost unknown_cost(const G&, const typename G::Position&) {
    return {};
}

/// The two methods that every game has.
template <Game G>
constexpr Method<G> minimax_method() {
    return {{"minimax", "exponential", "O(depth)", text::for_short_rows},
            unknown_cost<G>,
            [](const G& game, const typename G::Position&, Control& control) -> Result<Values<G>> {
                return Values<G>{[&game, &control](const typename G::Position& position) {
                    return minimax(game, position, control);
                }};
            }};
}

template <Game G>
constexpr Method<G> backward_induction_method() {
    return {{"backward-induction", "O(moves)", "O(positions)", text::for_any_rules},
            unknown_cost<G>,
            [](const G& game, const typename G::Position&, Control& control) -> Result<Values<G>> {
                auto table = std::make_shared<BackwardInduction<G>>(game);
                return Values<G>{[table, &control](const typename G::Position& position) {
                    return table->margin(position, control);
                }};
            }};
}

}  // namespace cairn
