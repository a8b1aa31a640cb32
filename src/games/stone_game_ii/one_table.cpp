#include <algorithm>
#include <limits>
#include <memory>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

/// V(position), what the player to move will take.
Points stones(const StoneGameIi& game, const Table& table, const Position& position) {
    return in_reach(game, position) ? game.remaining(position) : table.at(position.first, position.m);
}

/// V = the stones that remain, less the least that a move leaves the opponent to take.
Points best(const StoneGameIi& game, const Table& table, const Position& position) {
    Points least = std::numeric_limits<Points>::max();
    game.for_each_move(position, [&](Points x) {
        least = std::min(least, stones(game, table, game.play(position, x).position));
    });
    return game.remaining(position) - least;
}

Cost cost(const StoneGameIi& game, const Position& root) {
    return table_cost(game, root, 1);
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Control& control) {
    if (auto taken = take_memory(cost(game, root), control); !taken) return taken.error();
    auto table = std::make_shared<Table>(game, root);
    auto filled = fill_backward(game, root, control, [&](const Position& position) {
        table->at(position.first, position.m) = best(game, *table, position);
    });
    if (!filled) return filled.error();
    return Values<StoneGameIi>{[&game, table](const Position& position) -> Result<Points> {
        return margin_of(game, position, stones(game, *table, position));
    }};
}

}  // namespace

Method<StoneGameIi> one_table_method() {
    return {{"one-table", "O(n^3)", "O(n^2)", text::any_row}, cost, prepare};
}

}  // namespace cairn::stone_game_ii
