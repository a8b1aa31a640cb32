#pragma once

#include "cairn/games/stone_game_ii.hpp"
#include "cairn/method.hpp"

namespace cairn::stone_game_ii {

Method<StoneGameIi> brute_force_method();
Method<StoneGameIi> memo_method();
Method<StoneGameIi> two_tables_method();
Method<StoneGameIi> one_table_method();
Method<StoneGameIi> margin_method();
Method<StoneGameIi> queues_method();
Method<StoneGameIi> tiled_method();

}  // namespace cairn::stone_game_ii
