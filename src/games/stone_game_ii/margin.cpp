#include <algorithm>
#include <limits>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

/// D = the greatest gain of a move, less the opponent's D after it.
Points best(const StoneGameIi& game, const Table& table, const Position& position) {
    Points greatest = std::numeric_limits<Points>::min();
    game.for_each_move(position, [&](Points x) {
        const auto [next, gain] = game.play(position, x);
        greatest = std::max(greatest, gain - value_in(table, game, next));
    });
    return greatest;
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent, Control& control) {
    const auto filled = filled_table(game, root, control, best);
    if (!filled) return filled.error();
    return Values<StoneGameIi>{[&game, table = *filled](const Position& position) -> Result<Points> {
        return value_in(*table, game, position);
    }};
}

}  // namespace

Method<StoneGameIi> margin_method() {
    return {{"margin", "O(n^3)", "O(n^2)", text::any_row}, one_table_cost, prepare};
}

}  // namespace cairn::stone_game_ii
