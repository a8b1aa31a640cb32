// Many short games, a game a lane: see docs/games/stone-game-ii.md.
#if defined(CAIRN_TILED_MANY_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef CAIRN_TILED_MANY_INL
#undef CAIRN_TILED_MANY_INL
#else
#define CAIRN_TILED_MANY_INL
#endif

#include "rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

/// Column m of row L lies at (m * (rows + 1) + L) lanes; only rows L > 2m, which are not over in one move,
/// are computed, and only those that can be reached.
inline void solve_many(const std::int32_t* HWY_RESTRICT sums, Index rows, std::int32_t* HWY_RESTRICT table,
                       std::int32_t* HWY_RESTRICT stones) {
    using T = std::int32_t;
    const Lanes<T> d;
    const Index width = lanes<T>();
    const Index column = (rows + 1) * width;
    for (Index row = 3; row <= rows; ++row) {
        const auto left = hn::Load(d, sums + row * width);
        const Index last = std::min((row - 1) / 2, (rows - row) / 2 + 1);
        for (Index m = 1; m <= last; ++m) {
            T* cell = table + m * column + row * width;
            auto least = hn::Load(d, sums + (row - 2 * m) * width);
            for (Index x = std::min(m, row - 2 * m - 1); x >= 1; --x)
                least = hn::Min(least, hn::Load(d, cell - x * width));
            const T* child = table + (m + 1) * column + (row - m - 1) * width;
            for (Index x = m + 1; x <= std::min(2 * m, (row - 1) / 3); ++x, child += column - width)
                least = hn::Min(least, hn::Load(d, child));
            hn::Store(hn::Sub(left, least), d, cell);
        }
    }
    const T* answer = rows <= 2 ? sums + rows * width : table + column + rows * width;
    hn::Store(hn::Load(d, answer), d, stones);
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
