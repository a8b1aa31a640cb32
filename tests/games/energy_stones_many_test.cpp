// Many games of energy stones solved together.

#include <gtest/gtest.h>

#include "cairn/families.hpp"
#include "doubling_rows.hpp"
#include "every_method.hpp"
#include "games/energy_stones/point_by_point.hpp"

namespace cairn {
namespace {

using energy_stones::EnergyStones;

/// Solves together those that it takes, and holds each against the steps.
std::size_t check_many(const std::vector<Instance>& instances) {
    const Many<EnergyStones>& many = energy_stones::many();
    std::vector<EnergyStones> taken;
    std::vector<Instance> whose;
    for (const Instance& instance : instances) {
        const auto game = EnergyStones::make(instance);
        if (!game || !many.takes(*game)) continue;
        taken.push_back(*game);
        whose.push_back(instance);
    }
    std::vector<Points> margins(taken.size());
    Control unlimited;
    EXPECT_TRUE(many.solve(taken, margins, unlimited));
    for (std::size_t k = 0; k < taken.size(); ++k) {
        Control control;
        const auto report =
            (*find_game("energy-stones"))->solve({whose[k]}, "steps", Extent::totals, control);
        EXPECT_TRUE(report);
        if (report) {
            EXPECT_EQ(margins[k], report->margin) << repeat_command(whose[k]);
        }
    }
    return taken.size();
}

TEST(EnergyStonesMany, GivesWhatStepsGive) {
    std::vector<Instance> instances;
    for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
        Random random(seed);
        const auto length = static_cast<std::size_t>(random.between(1, random.one_in(10) ? 260 : 60));
        const Points energy = random.one_in(2) ? random.between(0, 5) : 1'000'000'000;
        const Points score = random.one_in(3) ? random.between(0, 300) : random.between(0, 3);
        instances.push_back(energy_instance(random.between(0, 2 * energy), random.between(0, 2 * energy),
                                            random_row(length, 0, energy, random),
                                            random_row(length, 0, score, random)));
    }
    EXPECT_GT(check_many(instances), 3500U);
}

TEST(EnergyStonesMany, GivesWhatStepsGiveInFamilies) {
    std::vector<Instance> instances;
    for (const Family& energies : cairn::families())
        for (const Family& scores : cairn::families())
            for (const std::size_t length : {1U, 2U, 3U, 4U, 5U, 9U, 33U, 100U, 256U, 257U}) {
                Random random(length);
                instances.push_back(energy_instance(random.between(0, 50), random.between(0, 50),
                                                    make_row(energies, length, {}, random),
                                                    make_row(scores, length, {}, random)));
            }
    for (Points pairs = 1; pairs <= 17; ++pairs) instances.push_back(doubling_instance(pairs, 2 - pairs));
    EXPECT_GT(check_many(instances), 500U);
}

TEST(EnergyStonesMany, HoldsValuesUpToTheLimit) {
    const Points most = points_limit - 1;
    std::vector<Instance> instances;
    for (const Row& energies : {Row{0, 0, 0}, Row{most / 2, 0, 0}, Row{0, 0, most / 2}, Row{1, most / 3, 7}})
        for (const Row& scores :
             {Row{1, 5, 2}, Row{most - 2, 1, 1}, Row{1, most - 2, 1}, Row{1, 2, most - 3}})
            for (const Points start : {Points{0}, Points{1}, most / 2})
                for (const bool alice : {true, false})
                    instances.push_back(
                        energy_instance(alice ? start : 0, alice ? 0 : start, energies, scores));
    EXPECT_EQ(check_many(instances), instances.size());
}

TEST(EnergyStonesMany, LeavesOutWhatMayNeedMuchRoom) {
    const auto takes = [](const Instance& instance) {
        return energy_stones::many().takes(*EnergyStones::make(instance));
    };
    EXPECT_TRUE(takes(energy_instance(0, 0, Row(256, 1'000'000'000), Row(256, 400))));
    EXPECT_FALSE(takes(energy_instance(0, 0, Row(257, 1), Row(257, 1))));
    EXPECT_TRUE(takes(energy_instance(0, 0, Row(33, 1'000'000'000), Row(33, 1'000'000'000))));
    EXPECT_FALSE(takes(energy_instance(0, 0, Row(34, 1'000'000'000), Row(34, 1'000'000'000))));
}

/// The same figures, whichever of its two ways a game is solved by.
TEST(EnergyStonesMany, PointByPointLeavesOutWideRowsAlone) {
    const auto by_points = [](const Row& energies, const Row& scores) {
        return energy_stones::margin_point_by_point(
            *EnergyStones::make(energy_instance(1, 0, energies, scores)));
    };
    EXPECT_EQ(by_points({0, 0}, {0, 256}), 256);
    EXPECT_EQ(by_points({0, 0}, {0, 257}), std::nullopt);
    EXPECT_EQ(by_points({5}, {points_limit - 1}), points_limit - 1);
}

/// A report for each, in order, also for those that are not taken and those that cannot be read.
TEST(EnergyStonesMany, TheRegistryGivesEveryReportInItsPlace) {
    std::vector<SavedGame> saved;
    for (const std::size_t length : {3U, 300U, 0U, 5U}) {
        Random random(length + 1);
        saved.push_back(
            {energy_instance(3, 1, random_row(length, 0, 9, random), random_row(length, 0, 9, random))});
    }
    saved.push_back(saved.front());
    saved.back().moves_played = {"take"};
    const auto game = find_game("energy-stones");
    Control control;
    const ManyReport many = (*game)->solve_many(saved, control);
    ASSERT_EQ(many.reports.size(), saved.size());
    for (std::size_t k = 0; k < saved.size(); ++k) {
        const auto alone = (*game)->solve(saved[k], "", Extent::totals, control);
        ASSERT_EQ(static_cast<bool>(many.reports[k]), static_cast<bool>(alone)) << k;
        if (!alone) continue;
        EXPECT_EQ(many.reports[k]->alice, alone->alice) << k;
        EXPECT_EQ(many.reports[k]->margin, alone->margin) << k;
        EXPECT_EQ(many.reports[k]->to_move, alone->to_move) << k;
        EXPECT_EQ(many.reports[k]->method, alone->method) << k;
    }
}

}  // namespace
}  // namespace cairn
