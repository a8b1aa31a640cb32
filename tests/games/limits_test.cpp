// What every method does at the limits: memory, steps, the stop flag, and the greatest values.

#include <gtest/gtest.h>

#include <atomic>

#include "every_method.hpp"

namespace cairn {
namespace {

/// Too long for a recursion without memory to end, and for every table to be small; not too deep for any.
std::vector<Instance> long_games() {
    Random random(5);
    const Row energies = random_row(300, 0, 5, random);
    return {stone_game_ii_instance(random_row(300, 1, 10000, random)),
            energy_instance(10, 3, energies, random_row(300, 1, 1000, random))};
}

template <class Check>
void for_every_method(Check&& check) {
    for (const Instance& instance : long_games()) {
        const auto game = find_game(instance.game->id);
        ASSERT_TRUE(game);
        for (const MethodInfo& method : (*game)->methods) {
            SCOPED_TRACE(std::string(instance.game->id) + ", " + std::string(method.name));
            check(**game, instance, method.name);
        }
    }
}

TEST(Limits, LittleMemoryIsRefusedWithTheFigure) {
    for_every_method([](const GameEntry& game, const Instance& instance, std::string_view method) {
        Control control;
        control.max_bytes = 64;
        control.max_steps = 100'000;
        const auto report = game.solve({instance}, method, Extent::totals, control);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, ErrorKind::limit);
        const bool recursion = method == "minimax" || method == "brute-force";
        if (!recursion) {
            EXPECT_EQ(report.error().message.phrase->code, "too_much_memory");
        }
        EXPECT_LE(control.peak_bytes(), 64U);
    });
}

TEST(Limits, FewStepsAreALimit) {
    for_every_method([](const GameEntry& game, const Instance& instance, std::string_view method) {
        Control control;
        control.max_steps = 100;
        const auto report = game.solve({instance}, method, Extent::totals, control);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, ErrorKind::limit) << report.error().say(Language::english);
    });
}

TEST(Limits, AStopFlagSetBeforeStopsEveryMethod) {
    const std::atomic<bool> stop{true};
    for_every_method([&](const GameEntry& game, const Instance& instance, std::string_view method) {
        Control control;
        control.stop = &stop;
        const auto report = game.solve({instance}, method, Extent::totals, control);
        if (!report && report.error().kind == ErrorKind::limit) return;  // refused before it began
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, ErrorKind::stopped) << report.error().say(Language::english);
        EXPECT_EQ(report.error().message.phrase->code, "interrupted");
    });
}

TEST(Limits, AStopFlagSetBeforeStopsASmallGameToo) {
    const std::atomic<bool> stop{true};
    for (const GameEntry& game : games()) {
        Random random(3);
        const Instance instance = random_instance(*game.info, 12, 3, random);
        for (const MethodInfo& method : game.methods) {
            Control control;
            control.stop = &stop;
            const auto report = game.solve({instance}, method.name, Extent::totals, control);
            ASSERT_FALSE(report) << game.info->id << ", " << method.name;
            EXPECT_EQ(report.error().kind, ErrorKind::stopped) << game.info->id << ", " << method.name;
        }
    }
}

/// Two billion skips back and forth: the table's search may neither fill the memory nor be deaf to the flag.
TEST(Limits, ALongSkipWarEndsBackwardInduction) {
    const Instance instance = energy_instance(1'000'000'000, 1'000'000'000, {0}, {1});
    const auto game = find_game("energy-stones");
    Control narrow;
    narrow.max_bytes = Count{1} << 20;
    const auto refused = (*game)->solve({instance}, "backward-induction", Extent::totals, narrow);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.phrase->code, "too_much_memory");
    const std::atomic<bool> stop{true};
    Control stopped;
    stopped.max_bytes = Count{1} << 28;
    stopped.stop = &stop;
    const auto interrupted = (*game)->solve({instance}, "backward-induction", Extent::totals, stopped);
    ASSERT_FALSE(interrupted);
    EXPECT_EQ(interrupted.error().kind, ErrorKind::stopped);
}

TEST(Limits, FewStepsAreALimitInASmallGameToo) {
    for (const GameEntry& game : games()) {
        Random random(3);
        const Instance instance = random_instance(*game.info, 12, 3, random);
        for (const std::string_view method : {"minimax", "backward-induction"}) {
            Control control;
            control.max_steps = 20;
            const auto report = game.solve({instance}, method, Extent::totals, control);
            ASSERT_FALSE(report) << game.info->id << ", " << method;
            EXPECT_EQ(report.error().message.phrase->code, "too_many_positions") << game.info->id;
        }
    }
}

/// All methods that fit give the same; the default method and one more always fit.
void check_all_agree(const Instance& instance, Points total, std::size_t fitting) {
    const auto game = find_game(instance.game->id);
    ASSERT_TRUE(game);
    Control control;
    const auto known = (*game)->solve({instance}, "", Extent::everything, control);
    ASSERT_TRUE(known) << known.error().say(Language::english);
    EXPECT_EQ(known->alice + known->bob, total);
    std::size_t ended = 0;
    for (const auto& [method, report] :
         solve_by_every_method(**game, {instance}, {100'000, Count{1} << 26})) {
        if (!report) {
            EXPECT_EQ(report.error().kind, ErrorKind::limit) << method;
            continue;
        }
        ++ended;
        EXPECT_EQ(report->alice, known->alice) << method << ": " << repeat_command(instance);
        EXPECT_EQ(report->margin, known->margin) << method << ": " << repeat_command(instance);
    }
    EXPECT_GE(ended, fitting) << repeat_command(instance);
}

TEST(Limits, TotalsOfStonesUpToTheLimit) {
    const Points most = points_limit - 1;
    const auto all = stone_game_ii::methods().size();
    for (const Row& piles :
         {Row{most}, Row{0, most}, Row{most, 0}, Row{most - 3, 1, 1, 1}, Row{1, 1, 1, most - 3},
          Row{0, 0, 0, most, 0}, Row{most / 2, most / 4, most / 8, most / 16, most / 32}}) {
        Points total = 0;
        for (const Points pile : piles) total += pile;
        check_all_agree(stone_game_ii_instance(piles), total, all);
    }
}

TEST(Limits, EnergiesAndScoresUpToTheLimit) {
    const Points most = points_limit - 1;
    for (const auto& [alice, bob, energies] : {std::tuple{most, Points{0}, Row{0, 0, 0}},
                                               {Points{0}, most, Row{0, 0, 0}},
                                               {most, most, Row{0, 0, 0}},
                                               {Points{0}, Points{0}, Row{most, 0, 0}},
                                               {Points{0}, Points{0}, Row{0, 0, most}},
                                               {most / 2, Points{1}, Row{most / 4, 3, most / 4 - 4}}}) {
        check_all_agree(energy_instance(alice, bob, energies, {1, 5, 2}), 8, 2);
        check_all_agree(energy_instance(alice, bob, energies, {most - 2, 1, 1}), most, 2);
    }
}

std::string code_of(const Instance& instance) {
    const auto game = find_game(instance.game->id);
    Control control;
    const auto report = (*game)->solve({instance}, "", Extent::totals, control);
    return report ? "" : std::string(report.error().message.phrase->code);
}

TEST(Limits, WhatReachesTheLimitIsRefused) {
    const Points half = points_limit / 2;
    EXPECT_EQ(code_of(stone_game_ii_instance({half, half})), "total_too_large");
    EXPECT_EQ(code_of(stone_game_ii_instance({half, half - 1})), "");
    EXPECT_EQ(code_of(stone_game_ii_instance({points_limit})), "value_too_large");
    EXPECT_EQ(code_of(stone_game_ii_instance({std::numeric_limits<Points>::max(), 1})), "value_too_large");
    EXPECT_EQ(code_of(stone_game_ii_instance({1}, 0)), "number_below_least");
    EXPECT_EQ(code_of(energy_instance(0, 0, {half, half}, {1, 1})), "total_too_large");
    EXPECT_EQ(code_of(energy_instance(0, 0, {1, 1}, {half, half})), "total_too_large");
    EXPECT_EQ(code_of(energy_instance(half, 0, {half, 0}, {1, 1})), "energy_too_large");
    EXPECT_EQ(code_of(energy_instance(0, half, {half, 0}, {1, 1})), "energy_too_large");
    EXPECT_EQ(code_of(energy_instance(half, 0, {half - 1, 0}, {1, 1})), "");
    EXPECT_EQ(code_of(energy_instance(points_limit, 0, {0}, {1})), "value_too_large");
    EXPECT_EQ(code_of(energy_instance(-1, 0, {0}, {1})), "number_below_least");
}

}  // namespace
}  // namespace cairn
