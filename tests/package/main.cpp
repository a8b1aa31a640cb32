// A user of the library: solves one game of Stone Game II through the public headers alone.

#include <cstdio>

#include "cairn/backward_induction.hpp"
#include "cairn/games/stone_game_ii.hpp"

int main() {
    using cairn::stone_game_ii::StoneGameIi;
    const auto game = StoneGameIi::make({&StoneGameIi::info(), {{2, 7, 9, 4, 4}, {1}}});
    if (!game) return 2;
    cairn::Control control;
    const auto margin = cairn::BackwardInduction<StoneGameIi>(*game).margin(game->start(), control);
    if (!margin) return 3;
    std::printf("%lld\n", static_cast<long long>(*margin));
    return *margin == -6 ? 0 : 1;
}
