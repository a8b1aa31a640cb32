// Laws that the values of energy stones obey, for every method that fits.

#include <gtest/gtest.h>

#include "every_method.hpp"
#include "totals.hpp"

namespace cairn {
namespace {

struct Stones {
    Row energies;
    Row scores;
};

template <class F>
void for_random_stones(F&& f) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        const auto length = static_cast<std::size_t>(random.between(1, 12));
        const Stones stones{random_row(length, 0, random.between(0, 6), random),
                            random_row(length, 0, random.between(1, 40), random)};
        SCOPED_TRACE(repeat_command(energy_instance(0, 0, stones.energies, stones.scores)));
        f(stones, random);
    }
}

TEST(EnergyStonesProperties, OnlyTheDifferenceOfTheEnergiesMatters) {
    for_random_stones([](const Stones& stones, Random& random) {
        const Points alice = random.between(0, 8);
        const Points bob = random.between(0, 8);
        const Points known = alice_total(energy_instance(alice, bob, stones.energies, stones.scores));
        for (const Points shift : {1, 2, 5, 1'000'000'000})
            for (const auto& [method, total] :
                 totals(energy_instance(alice + shift, bob + shift, stones.energies, stones.scores)))
                EXPECT_EQ(total, known)
                    << method << ", " << alice << " and " << bob << " shifted by " << shift;
    });
}

TEST(EnergyStonesProperties, MoreEnergyNeverHurtsAlice) {
    for_random_stones([](const Stones& stones, Random& random) {
        const Points bob = random.between(0, 20);
        Points before = 0;
        for (Points alice = 0; alice <= 60; ++alice) {
            const Points now = alice_total(energy_instance(alice, bob, stones.energies, stones.scores));
            EXPECT_GE(now, before) << alice << " against " << bob;
            before = now;
        }
    });
}

TEST(EnergyStonesProperties, AllScoresTimesKMultiplyTheTotal) {
    for_random_stones([](const Stones& stones, Random& random) {
        Row scaled = stones.scores;
        for (Points& score : scaled) score *= 1'000'003;
        const Points alice = random.between(0, 8);
        const Points known = alice_total(energy_instance(alice, 3, stones.energies, stones.scores));
        for (const auto& [method, total] : totals(energy_instance(alice, 3, stones.energies, scaled)))
            EXPECT_EQ(total, 1'000'003 * known) << method;
    });
}

TEST(EnergyStonesProperties, AWorthlessStoneAtTheEndChangesNothing) {
    for_random_stones([](const Stones& stones, Random& random) {
        Stones longer = stones;
        longer.energies.push_back(random.between(0, 9));
        longer.scores.push_back(0);
        const Points alice = random.between(0, 8);
        const Points known = alice_total(energy_instance(alice, 3, stones.energies, stones.scores));
        for (const auto& [method, total] : totals(energy_instance(alice, 3, longer.energies, longer.scores)))
            EXPECT_EQ(total, known) << method;
    });
}

/// The best set of stones no two of which are neighbours: what unlimited energy gives.
Points best_apart(const Row& scores, std::size_t from = 0) {
    Points next = 0;
    Points after_next = 0;
    for (std::size_t i = scores.size(); i-- > from;) {
        const Points here = std::max(scores[i] + after_next, next);
        after_next = next;
        next = here;
    }
    return next;
}

TEST(EnergyStonesProperties, UnlimitedEnergyGivesTheBestStonesThatAreNotNeighbours) {
    for_random_stones([](const Stones& stones, Random&) {
        Points all = 0;
        for (const Points score : stones.scores) all += score;
        for (const auto& [method, total] :
             totals(energy_instance(1'000'000, 0, stones.energies, stones.scores)))
            EXPECT_EQ(total, best_apart(stones.scores)) << method;
        for (const auto& [method, total] :
             totals(energy_instance(0, 1'000'000, stones.energies, stones.scores)))
            EXPECT_EQ(total, all - best_apart(stones.scores, 1)) << method;
    });
}

}  // namespace
}  // namespace cairn
