#include <algorithm>
#include <limits>
#include <memory>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

/// What the player to move will take, and what then is left for the other.
struct Tables {
    Table mover;
    Table waiter;
};

Points mover(const StoneGameIi& game, const Tables& tables, const Position& position) {
    return value_in(tables.mover, game, position);
}

Points waiter(const StoneGameIi& game, const Tables& tables, const Position& position) {
    return in_reach(game, position) ? 0 : tables.waiter.at(position.first, position.m);
}

void fill(const StoneGameIi& game, Tables& tables, const Position& position) {
    Points most = -1;
    Points left = 0;
    game.for_each_move(position, [&](Points x) {
        const auto [next, gain] = game.play(position, x);
        const Points taken = gain + waiter(game, tables, next);
        if (taken <= most) return;
        most = taken;
        left = mover(game, tables, next);
    });
    tables.mover.at(position.first, position.m) = most;
    tables.waiter.at(position.first, position.m) = left;
}

Cost cost(const StoneGameIi& game, const Position& root, Extent) {
    return table_cost(game, root, 2);
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent extent,
                                    Control& control) {
    if (auto taken = take_memory(cost(game, root, extent), control); !taken) return taken.error();
    auto tables = std::make_shared<Tables>(Tables{Table(game, root), Table(game, root)});
    if (tables->mover.failed() || tables->waiter.failed()) return limit_error(text::no_memory_left);
    auto filled =
        fill_backward(game, root, control, [&](const Position& position) { fill(game, *tables, position); });
    if (!filled) return filled.error();
    return Values<StoneGameIi>{[&game, tables](const Position& position) -> Result<Points> {
        return mover(game, *tables, position) - waiter(game, *tables, position);
    }};
}

}  // namespace

Method<StoneGameIi> two_tables_method() {
    return {{"two-tables", "O(n^3)", "O(n^2)", text::any_row}, cost, prepare};
}

}  // namespace cairn::stone_game_ii
