// Both ends of a row of energy stones: alone, and taken over from the steps at any stone.

#include <gtest/gtest.h>

#include "cairn/families.hpp"
#include "cairn/write.hpp"
#include "doubling_rows.hpp"
#include "every_method.hpp"
#include "games/energy_stones/meet.hpp"
#include "games/energy_stones/methods.hpp"

namespace cairn {
namespace {

using energy_stones::Backward;
using energy_stones::EnergyStones;

Result<SolveReport> solved(const Instance& instance, std::string_view method, Extent extent,
                           Count max_list = Control{}.max_list) {
    Control control;
    control.max_list = max_list;
    return (*find_game("energy-stones"))->solve({instance}, method, extent, control);
}

/// All that is said of the game, but for the method and its cost.
std::string said(const SolveReport& report) {
    const std::string json = write_json(report);
    return json.substr(0, json.find(",\"method\":"));
}

Instance small_game(std::uint64_t seed, Points most_stones) {
    Random random(seed);
    const auto length = static_cast<std::size_t>(random.between(1, most_stones));
    const Points energy = random.between(0, random.one_in(3) ? 1000 : 5);
    const Points score = random.between(0, random.one_in(3) ? 1000 : 5);
    return energy_instance(random.between(0, 2 * energy + 1), random.between(0, 2 * energy + 1),
                           random_row(length, 0, energy, random), random_row(length, 0, score, random));
}

void check_meet_against_steps(std::uint64_t from, std::uint64_t to) {
    for (std::uint64_t seed = from; seed < to; ++seed) {
        const auto game = EnergyStones::make(small_game(seed, 16));
        ASSERT_TRUE(game);
        Control control;
        Backward steps(*game, control, Backward::Keep::nothing);
        while (steps.stone() > 0) ASSERT_TRUE(steps.advance());
        const auto values =
            energy_stones::meet(*game, game->start(), Extent::totals, control,
                                std::make_shared<Backward>(*game, control, Backward::Keep::nothing));
        ASSERT_TRUE(values);
        ASSERT_EQ(*values->margin(game->start()), steps.margin(difference_of(game->start())))
            << repeat_command(small_game(seed, 16));
    }
}

TEST(EnergyStonesMeet, GivesWhatStepsGive) {
    check_meet_against_steps(1, 30'000);
}

TEST(SlowEnergyStonesMeet, GivesWhatStepsGiveInManyGames) {
    check_meet_against_steps(30'000, 400'000);
}

/// The functions are taken over at every stone in turn: totals, moves and line stay the same.
void check_taken_over(const Instance& instance) {
    const auto game = EnergyStones::make(instance);
    ASSERT_TRUE(game);
    const auto known = solved(instance, "steps", Extent::everything);
    ASSERT_TRUE(known);
    for (std::size_t stone = 0; stone <= game->length(); ++stone)
        for (const Extent extent : {Extent::totals, Extent::everything}) {
            Control control;
            auto backward = std::make_shared<Backward>(
                *game, control, extent == Extent::totals ? Backward::Keep::nothing : Backward::Keep::wins);
            while (backward->stone() > stone) ASSERT_TRUE(backward->advance());
            const auto values =
                energy_stones::meet(*game, game->start(), extent, control, std::move(backward));
            ASSERT_TRUE(values);
            ASSERT_EQ(*values->margin(game->start()), known->margin) << repeat_command(instance);
            if (extent == Extent::totals) continue;
            const auto line = best_line(*game, Reached<EnergyStones>{game->start()}, *values);
            ASSERT_TRUE(line);
            ASSERT_EQ(line->size(), known->line.size()) << repeat_command(instance);
            for (std::size_t k = 0; k < line->size(); ++k) {
                const bool same =
                    (*line)[k].move == known->line[k].move && (*line)[k].alice == known->line[k].alice;
                ASSERT_TRUE(same) << "from stone " << stone << ", step " << k << ": "
                                  << repeat_command(instance);
            }
        }
}

TEST(EnergyStonesMeet, TakesOverAtAnyStone) {
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        check_taken_over(small_game(seed, 12));
        if (HasFatalFailure()) return;
    }
    for (Points pairs = 1; pairs <= 8; ++pairs)
        for (const Points difference : {-40, -2, 0, 1, 5, 40})
            check_taken_over(doubling_instance(pairs, difference));
}

TEST(EnergyStonesMeet, TakesOverInFamilies) {
    for (const Family& energies : cairn::families())
        for (const Family& scores : cairn::families())
            for (const std::size_t length : {1U, 2U, 3U, 10U}) {
                Random random(length);
                const Instance instance = energy_instance(random.between(0, 30), random.between(0, 30),
                                                          make_row(energies, length, {}, random),
                                                          make_row(scores, length, {}, random));
                if (!EnergyStones::make(instance)) continue;
                check_taken_over(instance);
                if (HasFatalFailure()) return;
            }
}

/// Lists of a few entries: the same report or the refusal, which names the figure; never another answer.
TEST(EnergyStonesMeet, SmallCapsGiveTheSameReportOrNone) {
    std::size_t answers = 0;
    std::size_t refusals = 0;
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        const Instance instance = small_game(seed, 24);
        const auto known = solved(instance, "steps", Extent::everything);
        ASSERT_TRUE(known);
        for (const std::string_view method : {"steps", "meet"})
            for (const Count cap : {1U, 2U, 4U, 6U, 10U, 16U}) {
                const auto report = solved(instance, method, Extent::everything, cap);
                if (report) {
                    ++answers;
                    ASSERT_EQ(said(*report), said(*known))
                        << method << ", at most " << cap << ": " << repeat_command(instance);
                } else {
                    ++refusals;
                    ASSERT_EQ(report.error().kind, ErrorKind::limit);
                    ASSERT_EQ(report.error().message.phrase->code, "too_many_steps_at_stone");
                }
            }
    }
    EXPECT_GT(answers, 5000U);
    EXPECT_GT(refusals, 1000U);
}

TEST(EnergyStonesMeet, TheRefusalNamesStoneCapAndOption) {
    const auto report = solved(doubling_instance(50, 0), "", Extent::totals, 32);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().say(Language::english),
              "stone 33 may need more than the allowed 32 steps at once (--max-steps)");
    EXPECT_TRUE(solved(doubling_instance(50, 0), "", Extent::everything));
}

TEST(EnergyStonesMeet, TheWorstRowsAreTheSameBothWays) {
    for (Points pairs = 1; pairs <= 50; ++pairs)
        for (const Points difference : {-1000, -7, 0, 1, 12'345}) {
            const Instance instance = doubling_instance(pairs, difference);
            const auto meet = solved(instance, "meet", Extent::everything);
            const auto steps = solved(instance, "steps", Extent::everything);
            ASSERT_TRUE(meet && steps);
            EXPECT_EQ(said(*meet), said(*steps)) << repeat_command(instance);
        }
}

/// The steps alone, without the change to both ends.
void check_worst_rows(Points from, Points to) {
    for (Points pairs = from; pairs <= to; ++pairs)
        for (const Points difference : {-5, 0, 3}) {
            const Instance instance = doubling_instance(pairs, difference);
            const auto game = EnergyStones::make(instance);
            Control control;
            Backward steps(*game, control, Backward::Keep::nothing);
            while (steps.stone() > 0) ASSERT_TRUE(steps.advance());
            const auto meet = solved(instance, "meet", Extent::totals);
            ASSERT_TRUE(meet);
            EXPECT_EQ(steps.margin(difference), meet->margin) << repeat_command(instance);
        }
}

TEST(EnergyStonesMeet, TheWorstRowsAreThoseOfStepsAlone) {
    check_worst_rows(1, 15);
}

TEST(SlowEnergyStonesMeet, TheWorstRowsAreThoseOfStepsAlone) {
    check_worst_rows(16, 20);
}

/// Rows that double beyond what both ends can hold, at the usual cap.
TEST(SlowEnergyStonesMeet, RefusesWhatBothEndsCannotHold) {
    Row energies;
    Row scores;
    for (int copies = 0; copies < 3; ++copies) {
        const Instance part = doubling_instance(50, 0);
        energies.insert(energies.end(), part.row(2).begin(), part.row(2).end());
        scores.insert(scores.end(), part.row(3).begin(), part.row(3).end());
    }
    const auto report = solved(energy_instance(0, 0, energies, scores), "", Extent::totals);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().message.phrase->code, "too_many_steps_at_stone");
}

}  // namespace
}  // namespace cairn
