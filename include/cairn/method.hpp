#pragma once

#include <functional>
#include <memory>
#include <span>
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
    std::function<Result<typename G::Move>(const typename G::Position&)> first_best = {};

    /// Where the method does not hold every margin at once: called before the margins of what follows a
    /// position are asked for. May be empty. *errors* the limits of the control.
    std::function<Result<Done>(const typename G::Position&)> approach = {};
};

/// How much of a report is wanted: the totals alone, also every first move, or also the line.
enum class Extent : unsigned char { totals, moves, everything };

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
    Cost (*cost)(const G&, const typename G::Position&, Extent);

    /// Computes what it needs to answer for the position and all that follow. The game and the control must
    /// outlive the values.
    Result<Values<G>> (*prepare)(const G&, const typename G::Position&, Extent, Control&);
};

/// A way to solve many games at once, from their starts, which is faster than one at a time.
template <Game G>
struct Many {
    /// The name that reports give it.
    std::string_view method;

    /// Whether it solves this game.
    bool (*takes)(const G&);

    /// Writes the margin of each start. *requires* `takes` of each game. *errors* the limits of the control.
    /// *space* the same for any number of games.
    Result<Done> (*solve)(std::span<const G> games, std::span<Points> margins, Control&);
};

namespace text {
inline constexpr Phrase for_short_rows{"for_short_rows", "short rows, as a witness", "短行，用作对照"};
inline constexpr Phrase for_any_rules{"for_any_rules", "any game, as a witness", "任何游戏，用作对照"};
}  // namespace text

template <Game G>
Cost unknown_cost(const G&, const typename G::Position&, Extent) {
    return {};
}

/// The two methods that every game has.
template <Game G>
constexpr Method<G> minimax_method() {
    return {{"minimax", "exponential", "O(depth)", text::for_short_rows},
            unknown_cost<G>,
            [](const G& game, const typename G::Position&, Extent, Control& control) -> Result<Values<G>> {
                return Values<G>{[&game, &control](const typename G::Position& position) {
                    return minimax(game, position, control);
                }};
            }};
}

template <Game G>
constexpr Method<G> backward_induction_method() {
    return {{"backward-induction", "O(moves)", "O(positions)", text::for_any_rules},
            unknown_cost<G>,
            [](const G& game, const typename G::Position&, Extent, Control& control) -> Result<Values<G>> {
                auto table = std::make_shared<BackwardInduction<G>>(game);
                return Values<G>{[table, &control](const typename G::Position& position) {
                    return table->margin(position, control);
                }};
            }};
}

}  // namespace cairn
