#include "cairn/families.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "cairn/games/energy_stones_methods.hpp"

namespace cairn::energy_stones {

namespace {

constexpr Phrase about{"doubling", "twice the steps every two stones", "每两颗石子步数翻倍"};

/// Pairs of stones for k = K .. 1: energy 2^(k-2) + 1 and score 1, then energy 1 and score 2^(k-1) + 1; for
/// k = 1 the first energy is 2. Of an odd length the first stone is left out. From 113 stones on the first k
/// stay equal, so that the totals stay below 2^60.
Instance doubling(std::size_t length) {
    constexpr std::size_t pairs_in_full = 56;
    const std::size_t pairs = (length + 1) / 2;
    const std::size_t most =
        pairs <= pairs_in_full ? pairs : pairs_in_full - static_cast<std::size_t>(std::bit_width(pairs));
    std::vector<Points> energies;
    std::vector<Points> scores;
    for (std::size_t pair = pairs; pair >= 1; --pair) {
        const std::size_t k = std::min(pair, most);
        energies.insert(energies.end(), {k == 1 ? 2 : (Points{1} << (k - 2)) + 1, 1});
        scores.insert(scores.end(), {1, (Points{1} << (k - 1)) + 1});
    }
    if (length % 2 == 1) {
        energies.erase(energies.begin());
        scores.erase(scores.begin());
    }
    return {&EnergyStones::info(), {{0}, {0}, std::move(energies), std::move(scores)}};
}

constexpr std::array<Family, 1> all{Family{"doubling", about, 0, nullptr, doubling}};

}  // namespace

std::span<const Family> families() {
    return all;
}

}  // namespace cairn::energy_stones
