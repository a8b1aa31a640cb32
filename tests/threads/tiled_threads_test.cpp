// tiled with several threads; a program of its own, so that it is soon built with the thread sanitizer.

#include <gtest/gtest.h>

#include <thread>

#include "cairn/families.hpp"
#include "cairn/solution.hpp"
#include "games/stone_game_ii/tiled.hpp"
#include "instances.hpp"

namespace cairn::stone_game_ii {
namespace {

Points margin_with(unsigned threads, const StoneGameIi& game, const TiledChoice& choice) {
    Control control;
    control.threads = threads;
    const auto values = tiled_values(game, game.start(), Extent::totals, control, choice);
    const Result<Points> margin = values->margin(game.start());
    return *margin;
}

TEST(TiledThreads, EveryNumberGivesTheSame) {
    for (const Family& family : families()) {
        Random random(5);
        const auto game = StoneGameIi::make(stone_game_ii_instance(make_row(family, 4500, {}, random)));
        const Points known = margin_with(1, *game, {});
        for (const unsigned threads : {2U, 3U, 5U})
            EXPECT_EQ(margin_with(threads, *game, {}), known) << family.id << ", " << threads;
    }
}

TEST(TiledThreads, TheLineIsTheSame) {
    Random random(9);
    const Instance instance = stone_game_ii_instance(random_row(4200, 0, 100, random));
    const auto game = StoneGameIi::make(instance);
    std::vector<std::string> lines;
    for (const unsigned threads : {1U, 2U}) {
        Control control;
        control.threads = threads;
        const auto values = tiled_values(*game, game->start(), Extent::everything, control, {});
        const auto line = best_line(*game, Reached<StoneGameIi>{game->start()}, *values);
        ASSERT_TRUE(line);
        for (auto& text = lines.emplace_back(); const StepReport& step : *line) text += step.move + " ";
    }
    EXPECT_EQ(lines[0], lines[1]);
}

/// The flag is raised while the threads are at work.
TEST(TiledThreads, AStopFlagEndsThemAll) {
    std::atomic<bool> stop{false};
    Progress progress;
    const auto game = StoneGameIi::make(stone_game_ii_instance(Row(30000, 3)));
    Control control;
    control.threads = 2;
    control.stop = &stop;
    control.progress = &progress;
    std::thread other([&] {
        while (progress.done.load() == 0) std::this_thread::yield();
        stop = true;
    });
    const auto values = tiled_values(*game, game->start(), Extent::totals, control, {});
    other.join();
    ASSERT_FALSE(values);
    EXPECT_EQ(values.error().kind, ErrorKind::stopped);
}

}  // namespace
}  // namespace cairn::stone_game_ii
