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

/// Vectors of games side by side: the short loops end where no processor can foresee, so each does more.
inline constexpr Index many_vectors = 2;

inline Index many_lanes() {
    return many_vectors * lanes<std::int32_t>();
}

/// The lesser of two, for all games.
struct Least {
    using T = std::int32_t;
    hn::Vec<Lanes<T>> a;
    hn::Vec<Lanes<T>> b;

    explicit HWY_INLINE Least(const T* from)
        : a(hn::Load(Lanes<T>(), from)), b(hn::Load(Lanes<T>(), from + lanes<T>())) {}
    HWY_INLINE void take(const T* from) {
        a = hn::Min(a, hn::Load(Lanes<T>(), from));
        b = hn::Min(b, hn::Load(Lanes<T>(), from + lanes<T>()));
    }
    HWY_INLINE void store_rest_of(const T* all, T* to) const {
        const Lanes<T> d;
        hn::Store(hn::Sub(hn::Load(d, all), a), d, to);
        hn::Store(hn::Sub(hn::Load(d, all + lanes<T>()), b), d, to + lanes<T>());
    }
};

/// Column m of row L lies at (m * (rows + 1) + L) games; only rows L > 2m, which are not over in one move,
/// are computed, and only those that can be reached.
inline void solve_many(const std::int32_t* HWY_RESTRICT sums, Index rows, std::int32_t* HWY_RESTRICT table,
                       std::int32_t* HWY_RESTRICT stones) {
    const Index width = many_lanes();
    const Index column = (rows + 1) * width;
    for (Index row = 3; row <= rows; ++row) {
        const Index last = std::min((row - 1) / 2, (rows - row) / 2 + 1);
        for (Index m = 1; m <= last; ++m) {
            std::int32_t* cell = table + m * column + row * width;
            Least least(sums + (row - 2 * m) * width);
            for (Index x = std::min(m, row - 2 * m - 1); x >= 1; --x) least.take(cell - x * width);
            const std::int32_t* child = table + (m + 1) * column + (row - m - 1) * width;
            for (Index x = std::min(2 * m, (row - 1) / 3) - m; x >= 1; --x, child += column - width)
                least.take(child);
            least.store_rest_of(sums + row * width, cell);
        }
    }
    const std::int32_t* answer = rows <= 2 ? sums + rows * width : table + column + rows * width;
    std::copy_n(answer, width, stones);
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
