#include "methods.hpp"

#include <array>

#include "cairn/games/stone_game_ii_methods.hpp"

namespace cairn::stone_game_ii {

std::span<const Method<StoneGameIi>> methods() {
    static const std::array all{minimax_method<StoneGameIi>(),
                                backward_induction_method<StoneGameIi>(),
                                brute_force_method(),
                                memo_method(),
                                two_tables_method(),
                                one_table_method(),
                                margin_method(),
                                queues_method(),
                                tiled_method()};
    return all;
}

std::string_view default_method(const StoneGameIi& game, const Position& position) {
    constexpr Count worth_tiles = 25;
    return game.rank(position) < worth_tiles ? "one-table" : "tiled";
}

}  // namespace cairn::stone_game_ii
