// Laws that the values of Stone Game II obey, for every method that fits.

#include <gtest/gtest.h>

#include "cairn/families.hpp"
#include "every_method.hpp"
#include "totals.hpp"

namespace cairn {
namespace {

template <class F>
void for_random_rows(F&& f) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        const Row piles = random_row(static_cast<std::size_t>(random.between(1, 30)), 0, 50, random);
        SCOPED_TRACE(repeat_command(stone_game_ii_instance(piles)));
        f(piles, random);
    }
}

TEST(StoneGameIiProperties, AllPilesTimesKMultiplyTheTotal) {
    for_random_rows([](const Row& piles, Random& random) {
        const Points factor = random.one_in(2) ? random.between(2, 9) : Points{1} << 40;
        Row scaled = piles;
        for (Points& pile : scaled) pile *= factor;
        const Points alice = alice_total(stone_game_ii_instance(piles));
        for (const auto& [method, total] : totals(stone_game_ii_instance(scaled)))
            EXPECT_EQ(total, factor * alice) << method << ", factor " << factor;
    });
}

TEST(StoneGameIiProperties, ZeroPilesAtTheEndChangeNothing) {
    for_random_rows([](const Row& piles, Random& random) {
        Row longer = piles;
        longer.resize(piles.size() + static_cast<std::size_t>(random.between(1, 20)), 0);
        const Points alice = alice_total(stone_game_ii_instance(piles));
        for (const auto& [method, total] : totals(stone_game_ii_instance(longer)))
            EXPECT_EQ(total, alice) << method << ", " << longer.size() - piles.size() << " zeros";
    });
}

TEST(StoneGameIiProperties, AZeroPileInFrontMayChangeTheTotal) {
    EXPECT_NE(alice_total(stone_game_ii_instance({0, 1, 1, 1})),
              alice_total(stone_game_ii_instance({1, 1, 1})));
}

TEST(StoneGameIiProperties, OneMorePileOfStonesForTheFirstMoveIsNeverLost) {
    for_random_rows([](const Row& piles, Random& random) {
        Row more = piles;
        const Points extra = random.between(1, 30);
        more.front() += extra;
        EXPECT_EQ(alice_total(stone_game_ii_instance(more)),
                  alice_total(stone_game_ii_instance(piles)) + extra)
            << "the first pile is always Alice's";
    });
}

TEST(StoneGameIiProperties, ALimitThatReachesTheEndTakesAll) {
    for_random_rows([](const Row& piles, Random&) {
        Points all = 0;
        for (const Points pile : piles) all += pile;
        const auto reach = static_cast<Points>((piles.size() + 1) / 2);
        for (const auto& [method, total] : totals(stone_game_ii_instance(piles, reach)))
            EXPECT_EQ(total, all) << method;
    });
}

TEST(StoneGameIiProperties, AliceNeverTakesLessThanTheFirstTwoPilesOrMoreThanAll) {
    for (const Family& family : families())
        for (const std::size_t length : {2U, 7U, 30U}) {
            Random random(length);
            const Row piles = make_row(family, length, {}, random);
            Points all = 0;
            for (const Points pile : piles) all += pile;
            const Points alice = alice_total(stone_game_ii_instance(piles));
            EXPECT_GE(alice, piles[0] + piles[1]) << family.id;
            EXPECT_LE(alice, all) << family.id;
        }
}

}  // namespace
}  // namespace cairn
