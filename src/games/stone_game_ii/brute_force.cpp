#include <algorithm>
#include <limits>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"

namespace cairn::stone_game_ii {

namespace {

/// Two recursions, without memory: what one player ends with, on their own turn and on the opponent's.
struct BruteForce {
    const StoneGameIi& game;
    Control& control;

    Points mover(const Position& position) const {
        if (!control.count()) return 0;
        Points most = 0;
        game.for_each_move(position, [&](Points x) {
            const auto [next, gain] = game.play(position, x);
            most = std::max(most, gain + waiter(next));
        });
        return most;
    }

    Points waiter(const Position& position) const {
        if (game.rank(position) == 0 || !control.count()) return 0;
        Points least = std::numeric_limits<Points>::max();
        game.for_each_move(
            position, [&](Points x) { least = std::min(least, mover(game.play(position, x).position)); });
        return least;
    }
};

/// At most the ways to cut the row into moves.
Cost cost(const StoneGameIi& game, const Position& root, Extent) {
    const std::size_t left = game.length() - root.first;
    if (left == 0) return {};
    return {left > 64 ? no_limit : Count{1} << (left - 1), 0};
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent extent,
                                    Control& control) {
    if (auto allowed = allow_depth(game.rank(root)); !allowed) return allowed.error();
    if (auto allowed = control.allow(cost(game, root, extent)); !allowed) return allowed.error();
    return Values<StoneGameIi>{[&game, &control](const Position& position) -> Result<Points> {
        const Points stones = BruteForce{game, control}.mover(position);
        if (control.halted()) return control.why();
        return 2 * stones - game.remaining(position);
    }};
}

}  // namespace

Method<StoneGameIi> brute_force_method() {
    return {{"brute-force", "exponential", "O(n)", text::for_short_rows}, cost, prepare};
}

}  // namespace cairn::stone_game_ii
