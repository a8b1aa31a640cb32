#include "cairn/growth.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace cairn {
namespace {

std::vector<SizedTime> powers(double factor, double exponent, std::initializer_list<double> sizes) {
    std::vector<SizedTime> points;
    for (const double size : sizes) points.push_back({size, factor * std::pow(size, exponent)});
    return points;
}

TEST(Growth, FindsExactPowers) {
    for (const double exponent : {0.0, 1.0, 2.5, 3.0}) {
        const auto growth = growth_of(powers(0.01, exponent, {10, 20, 40, 80, 160}));
        ASSERT_TRUE(growth);
        EXPECT_NEAR(growth->exponent, exponent, 1e-9);
        EXPECT_NEAR(growth->error, 0, 1e-6);
        EXPECT_EQ(growth->points, 5U);
        EXPECT_FALSE(growth->short_times);
    }
}

TEST(Growth, LeavesOutShortTimes) {
    auto points = powers(1e-6, 2, {10, 20, 40, 80, 160, 320});  // 1 ms from 40 on
    points[0].seconds = 9e-4;
    points[1].seconds = 9e-4;
    const auto growth = growth_of(points);
    ASSERT_TRUE(growth);
    EXPECT_EQ(growth->points, 4U);
    EXPECT_NEAR(growth->exponent, 2, 1e-9);
}

TEST(Growth, TakesTheLastFourWhereAllAreShort) {
    auto points = powers(1e-12, 3, {5, 10, 20, 40, 80});
    points[0].seconds = 1e-6;
    const auto growth = growth_of(points);
    ASSERT_TRUE(growth);
    EXPECT_TRUE(growth->short_times);
    EXPECT_EQ(growth->points, 4U);
    EXPECT_NEAR(growth->exponent, 3, 1e-9);
}

TEST(Growth, IsUndecidedBelowThreePoints) {
    EXPECT_FALSE(growth_of({}));
    EXPECT_FALSE(growth_of(powers(1, 1, {10, 20})));
    EXPECT_TRUE(growth_of(powers(1, 1, {10, 20, 40})));
}

TEST(Growth, GivesTheIntervalOfATextbook) {
    // y = log time at x = 0, 1, 2: 0, 2, 2. Slope 1, residue 2/3 with one degree of freedom, sum of
    // squares 2.
    const double e = std::exp(1.0);
    const auto growth = growth_of(std::vector<SizedTime>{{1, 1}, {e, e * e}, {e * e, e * e}});
    ASSERT_TRUE(growth);
    EXPECT_NEAR(growth->exponent, 1, 1e-9);
    EXPECT_NEAR(growth->error, 12.706 * std::sqrt(2.0 / 3 / 2), 1e-6);
}

TEST(Spread, TakesBestMedianAndRange) {
    const Spread odd = spread_of({3, 1, 2});
    EXPECT_EQ(odd.best, 1);
    EXPECT_EQ(odd.median, 2);
    EXPECT_EQ(odd.range, 1);
    EXPECT_EQ(spread_of({4, 1, 2, 3}).median, 2.5);
    EXPECT_EQ(spread_of({5}).range, 0);
    EXPECT_EQ(spread_of({0, 0}).range, 0);
}

}  // namespace
}  // namespace cairn
