// The step functions of energy stones as whole functions, at every stone and difference.

#include <gtest/gtest.h>

#include "cairn/families.hpp"
#include "doubling_rows.hpp"
#include "every_method.hpp"
#include "games/energy_stones/backward.hpp"
#include "games/energy_stones/methods.hpp"

namespace cairn {
namespace {

using energy_stones::Backward;
using energy_stones::EnergyStones;
using energy_stones::Position;

Listed<EnergyStones> listed() {
    return {energy_stones::methods(), energy_stones::default_method, energy_stones::mistakes()};
}

EnergyStones random_stones(std::uint64_t seed, Points most_stones) {
    Random random(seed);
    const auto length = static_cast<std::size_t>(random.between(1, most_stones));
    const Points energy = random.between(0, random.one_in(2) ? 3 : 30);
    const Points score = random.between(0, random.one_in(2) ? 3 : 1000);
    const Points alice = random.between(0, energy * 3);
    const Points bob = random.between(0, energy * 3);
    return *EnergyStones::make(energy_instance(alice, bob, random_row(length, 0, energy, random),
                                               random_row(length, 0, score, random)));
}

Position with_difference(std::size_t stone, Points d) {
    return {stone, std::max<Points>(d, 0), std::max<Points>(-d, 0)};
}

/// All differences up to two further out than where the function is flat, or some of them.
template <class F>
void for_differences(const EnergyStones& game, std::size_t stone, F&& f) {
    const Points most = energy_stones::flat_from(game, stone) + 2;
    for (Points d = -most; d <= most; d += 1 + most / 100) f(d);
    for (Points d = -2; d <= 2; ++d) f(d);
}

/// Values and moves of a function at every stone against another method.
void check_functions(const EnergyStones& game, std::string_view method) {
    const MethodAtWork<EnergyStones> known(method_named(listed(), method), game, game.start(),
                                           {no_limit, no_limit});
    Control control;
    Backward backward(game, control, Backward::Keep::wins);
    while (backward.stone() > 0) {
        ASSERT_TRUE(backward.advance());
        const std::size_t stone = backward.stone();
        for_differences(game, stone, [&](Points d) {
            const Position position = with_difference(stone, d);
            const Points margin = *known.margin(position);
            ASSERT_EQ(backward.margin(d), margin) << "stone " << stone << ", difference " << d;
            ASSERT_EQ(backward.walk(stone, d), margin) << "stone " << stone << ", difference " << d;
            const Points take =
                game.score(stone) - *known.margin(with_difference(stone + 1, -d - game.energy(stone)));
            ASSERT_EQ(backward.skips(stone, d), margin > take) << "stone " << stone << ", difference " << d;
        });
    }
}

TEST(EnergyStonesSteps, AreTheFunctionOfDifferenceAtEveryStone) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const EnergyStones game = random_stones(seed, 14);
        SCOPED_TRACE("seed " + std::to_string(seed));
        check_functions(game, "difference");
        if (HasFatalFailure()) return;
    }
}

TEST(EnergyStonesSteps, AreTheFunctionOfThresholdsAtEveryStone) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const EnergyStones game = random_stones(seed, 60);
        SCOPED_TRACE("seed " + std::to_string(seed));
        if (game.score_from(0) > 5000) continue;
        check_functions(game, "thresholds");
        if (HasFatalFailure()) return;
    }
}

TEST(EnergyStonesSteps, AreTheFunctionOfFamiliesAtEveryStone) {
    for (const Family& energies : cairn::families())
        for (const Family& scores : cairn::families()) {
            Random random(9);
            const auto game = EnergyStones::make(
                energy_instance(0, 0, make_row(energies, 9, {}, random), make_row(scores, 9, {}, random)));
            if (!game) continue;
            SCOPED_TRACE(std::string(energies.id) + ", " + std::string(scores.id));
            check_functions(*game, "difference");
            if (HasFatalFailure()) return;
        }
}

/// As many steps as there are different values, so that the bounds hold for the lists themselves.
TEST(EnergyStonesSteps, AreNoMoreThanTheValues) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const EnergyStones game = random_stones(seed, 25);
        Control control;
        Backward backward(game, control, Backward::Keep::nothing);
        while (backward.stone() > 0) {
            ASSERT_TRUE(backward.advance());
            const Points most = energy_stones::flat_from(game, backward.stone());
            std::size_t values = 1;
            for (Points d = -most; d < most; ++d)
                if (backward.margin(d) != backward.margin(d + 1)) ++values;
            ASSERT_EQ(backward.steps(), values) << "seed " << seed << ", stone " << backward.stone();
        }
    }
}

TEST(EnergyStonesSteps, DoubleWithEverySecondStoneInTheWorstRows) {
    for (Points pairs = 1; pairs <= 17; ++pairs) {
        const auto game = EnergyStones::make(doubling_instance(pairs, 0));
        ASSERT_TRUE(game);
        Control control;
        Backward backward(*game, control, Backward::Keep::nothing);
        while (backward.stone() > 0) {
            ASSERT_TRUE(backward.advance());
            const std::size_t stones = game->length() - backward.stone();
            EXPECT_LE(backward.steps(), std::size_t{1} << (stones / 2));
        }
        EXPECT_EQ(backward.steps(), std::size_t{1} << pairs);
    }
}

TEST(EnergyStonesSteps, ClippedGiveTheSameAtTheRoot) {
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        const EnergyStones game = random_stones(seed, 150);
        Random random(seed);
        const Points most = energy_stones::flat_from(game, 0) + 2;
        Control control;
        Backward all(game, control, Backward::Keep::nothing);
        while (all.stone() > 0) ASSERT_TRUE(all.advance());
        for (int k = 0; k < 4; ++k) {
            const Points d = random.between(-most, most) / random.between(1, 50);
            Backward clipped(game, control, Backward::Keep::wins);
            ASSERT_TRUE(clipped.clip(0, d));
            while (clipped.stone() > 0) ASSERT_TRUE(clipped.advance());
            ASSERT_EQ(clipped.margin(energy_stones::clamped(game, 0, d)), all.margin(d))
                << "seed " << seed << ", difference " << d;
            ASSERT_EQ(clipped.walk(0, d), all.margin(d)) << "seed " << seed << ", difference " << d;
            EXPECT_LE(clipped.steps(), 1U);
        }
    }
}

/// Where the totals alone are asked for, other positions are still answered.
TEST(EnergyStonesSteps, AnswerEveryPositionAfterTheTotals) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const EnergyStones game = random_stones(seed, 20);
        Random random(seed);
        const auto positions = positions_of_random_play(game, 2, random);
        const TestLimits none{no_limit, no_limit};
        const MethodAtWork<EnergyStones> known(method_named(listed(), "difference"), game, game.start(),
                                               none);
        for (const std::string_view method : {"steps", "meet"})
            for (const Extent extent : {Extent::totals, Extent::everything}) {
                const MethodAtWork<EnergyStones> work(method_named(listed(), method), game, game.start(),
                                                      none, extent);
                for (std::size_t i = 0; i < std::min<std::size_t>(positions.size(), 40); ++i)
                    ASSERT_EQ(*work.margin(positions[i]), *known.margin(positions[i]))
                        << method << ", seed " << seed << ", position " << i;
            }
    }
}

/// The list itself, twice as much free room, and half of that again while it grows.
TEST(EnergyStonesSteps, AskForTheMemoryThatTheyHold) {
    const auto game = EnergyStones::make(doubling_instance(17, 0));
    Control control;
    Backward backward(*game, control, Backward::Keep::nothing);
    while (backward.stone() > 0) ASSERT_TRUE(backward.advance());
    const Count list = backward.steps() * 2 * sizeof(Points);
    EXPECT_GE(control.peak_bytes(), list);
    EXPECT_LE(control.peak_bytes(), 5 * list);
}

TEST(EnergyStonesSteps, GiveBackTheMemoryThatTheyAskedFor) {
    for (const std::string_view method : {"steps", "meet"})
        for (const Extent extent : {Extent::totals, Extent::everything}) {
            const auto game = EnergyStones::make(doubling_instance(14, 3));
            Control control;
            Count peak = 0;
            for (int k = 0; k < 3; ++k) {
                const auto values =
                    method_named(listed(), method).prepare(*game, game->start(), extent, control);
                ASSERT_TRUE(values);
                ASSERT_TRUE(values->margin({3, 5, 0}));
                if (k == 0) peak = control.peak_bytes();
            }
            EXPECT_EQ(control.peak_bytes(), peak) << method;
        }
}

}  // namespace
}  // namespace cairn
