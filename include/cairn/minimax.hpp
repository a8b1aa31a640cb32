#pragma once

#include <algorithm>
#include <limits>

#include "cairn/catalogue/errors.hpp"
#include "cairn/control.hpp"
#include "cairn/game.hpp"

namespace cairn {

/// The deepest recursion that a method may need.
inline constexpr Count max_depth = 4000;

inline Result<Done> allow_depth(Count depth) {
    if (depth > max_depth) return limit_error(text::too_deep, {depth, max_depth});
    return Done{};
}

namespace detail {

template <Game G>
Points minimax_margin(const G& game, const typename G::Position& position, Control& control) {
    constexpr Points none = std::numeric_limits<Points>::min();
    if (!control.count()) return 0;
    Points best = none;
    game.for_each_move(position, [&](const typename G::Move& move) {
        const auto next = game.play(position, move);
        best = std::max(best, next.gain - minimax_margin(game, next.position, control));
    });
    return best == none ? 0 : best;
}

}  // namespace detail

/// The margin of a position by the rules alone: every line of play to its end, nothing remembered.
/// *time* the number of lines of play; *space* the length of the longest. *errors* `too_deep`, and the limits
/// of the control.
template <Game G>
Result<Points> minimax(const G& game, const typename G::Position& position, Control& control) {
    if (auto allowed = allow_depth(game.rank(position)); !allowed) return allowed.error();
    const Points margin = detail::minimax_margin(game, position, control);
    if (control.halted()) return control.why();
    return margin;
}

}  // namespace cairn
