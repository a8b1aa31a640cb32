#pragma once

#include <cstdint>

#include "methods.hpp"

namespace cairn::stone_game_ii {

/// What the method chooses by itself.
struct TiledChoice {
    std::int64_t target = 0;  ///< of the vector kernels, by `tiled::targets`; 0: the best
    bool wide = false;        ///< 64 bits a value, also where the total does not need them
};

/// The values by `tiled`, with a choice made.
Result<Values<StoneGameIi>> tiled_values(const StoneGameIi& game, const Position& root, Extent extent,
                                         Control& control, const TiledChoice& choice);

}  // namespace cairn::stone_game_ii
