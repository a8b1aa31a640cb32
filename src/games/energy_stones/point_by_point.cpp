#include "point_by_point.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "methods.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define CAIRN_WITH_AVX2 1
#endif

namespace cairn::energy_stones {

namespace {

constexpr Points most_open = 256;
constexpr Points block = 4;
constexpr Points margin_of_row = most_open + 2 * block;
constexpr Points always = -(Points{1} << 61);
constexpr Points never = Points{1} << 61;

/// The T of one stone, with room on both sides for `always` and `never`, and for whole blocks.
using Thresholds = std::array<Points, static_cast<std::size_t>(most_open + 2 * margin_of_row)>;

/// At least so many values from here on.
[[gnu::always_inline]] inline void fill_up(Points* at, Points count, Points value) {
    for (Points k = 0; k < count; k += block)
        for (Points b = 0; b < block; ++b) at[k + b] = value;
}

/// At least so many values before here.
[[gnu::always_inline]] inline void fill_down(Points* at, Points count, Points value) {
    for (Points k = 0; k < count; k += block)
        for (Points b = 1; b <= block; ++b) at[-k - b] = value;
}

/// T of a stone from T of the next one, which has `open` values: the lesser of what a take and what a skip
/// needs. Whole blocks: what lies past `count` is of no use.
[[gnu::always_inline]] inline void next_thresholds(Points* __restrict to, Points count,
                                                   const Points* __restrict from, Points open, Points shift,
                                                   Points energy) {
    for (Points t = 0; t < count; t += block)
        for (Points b = 0; b < block; ++b) {
            const Points take = 1 - energy - from[open - 1 - t - b];
            const Points skip = std::max<Points>(1, from[shift + t + b] + energy + 1);
            to[t + b] = std::min(take, skip);
        }
}

[[gnu::always_inline]] inline std::optional<Points> margin_by_thresholds(const EnergyStones& game) {
    Thresholds rows[2];
    Points* from = rows[0].data() + margin_of_row;
    Points* to = rows[1].data() + margin_of_row;
    Points open = 0;
    Points least = 0;
    Points most = 0;        // U of the next stone
    Points most_later = 0;  // and of the one after it
    for (std::size_t stone = game.length(); stone-- > 0;) {
        const Points best = std::max(game.score(stone) + most_later, most);
        const Points worst = game.score_from(stone) - most;
        const Points count = best - worst;
        if (count > most_open) return std::nullopt;
        const Points shift = std::clamp(worst - least, -count, open);
        fill_down(from, std::max(-shift, count - open) + block, always);
        fill_up(from + open, shift + count - open + block, never);
        next_thresholds(to, count, from, open, shift, game.energy(stone));
        std::swap(from, to);
        open = count;
        least = worst;
        most_later = most;
        most = best;
    }
    const Points difference = difference_of(game.start());
    const Points reached = std::upper_bound(from, from + open, difference) - from;
    return 2 * (least + reached) - game.score_from(0);
}

#ifdef CAIRN_WITH_AVX2
[[gnu::target("avx2")]] std::optional<Points> margin_with_avx2(const EnergyStones& game) {
    return margin_by_thresholds(game);
}
#endif

}  // namespace

std::optional<Points> margin_point_by_point(const EnergyStones& game) {
#ifdef CAIRN_WITH_AVX2
    if (__builtin_cpu_supports("avx2")) return margin_with_avx2(game);
#endif
    return margin_by_thresholds(game);
}

}  // namespace cairn::energy_stones
