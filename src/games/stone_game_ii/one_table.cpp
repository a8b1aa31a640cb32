#include <algorithm>
#include <limits>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

/// V = the stones that remain, less the least that a move leaves the opponent to take.
Points best(const StoneGameIi& game, const Table& table, const Position& position) {
    Points least = std::numeric_limits<Points>::max();
    game.for_each_move(position, [&](Points x) {
        least = std::min(least, value_in(table, game, game.play(position, x).position));
    });
    return game.remaining(position) - least;
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent, Control& control) {
    const auto filled = filled_table(game, root, control, best);
    if (!filled) return filled.error();
    return Values<StoneGameIi>{[&game, table = *filled](const Position& position) -> Result<Points> {
        return margin_of(game, position, value_in(*table, game, position));
    }};
}

}  // namespace

Method<StoneGameIi> one_table_method() {
    return {{"one-table", "O(n^3)", "O(n^2)", text::any_row}, one_table_cost, prepare};
}

}  // namespace cairn::stone_game_ii
