// Every small row of Stone Game II: the witness, then minimax, backward induction and every other method on
// every position that can be reached.

#include <gtest/gtest.h>

#include "every_method.hpp"
#include "witness_stone_game_ii.hpp"

namespace cairn {
namespace {

using stone_game_ii::Position;
using stone_game_ii::StoneGameIi;

Listed<StoneGameIi> listed() {
    return {stone_game_ii::methods(), stone_game_ii::default_method, stone_game_ii::mistakes()};
}

Points witness_margin(const Row& piles, const StoneGameIi& game, const Position& position) {
    const std::vector<long long> rest(piles.begin() + static_cast<std::ptrdiff_t>(position.first),
                                      piles.end());
    return 2 * witness::most_stones(rest, position.m) - game.stones_from(position.first);
}

void check_row(const Row& piles, Points m) {
    const Instance instance = stone_game_ii_instance(piles, m);
    const auto game = StoneGameIi::make(instance);
    ASSERT_TRUE(game) << repeat_command(instance);
    const auto positions = reachable_positions(*game);
    std::vector<Points> margins;
    for (const Position& position : positions) margins.push_back(witness_margin(piles, *game, position));
    for (const auto& method : listed().methods) {
        const MethodAtWork<StoneGameIi> work(method, *game, game->start(), {});
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const auto margin = work.margin(positions[i]);
            ASSERT_TRUE(margin) << method.info.name << ": " << margin.error().say(Language::english) << "\n"
                                << repeat_command(instance);
            ASSERT_EQ(*margin, margins[i]) << method.info.name << " after " << positions[i].first
                                           << " piles with M = " << positions[i].m << "\n"
                                           << repeat_command(instance);
        }
    }
}

void check_rows(std::size_t length, Points greatest, Points m) {
    for_each_row(length, greatest, [&](const Row& piles) {
        if (!testing::Test::HasFatalFailure()) check_row(piles, m);
    });
}

TEST(StoneGameIiExhaustive, UpToSevenPilesOfUpToThreeStones) {
    for (std::size_t length = 1; length <= 7; ++length) check_rows(length, 3, 1);
}

TEST(StoneGameIiExhaustive, UpToTwelvePilesOfOneStoneOrNone) {
    for (std::size_t length = 8; length <= 12; ++length) check_rows(length, 1, 1);
}

TEST(StoneGameIiExhaustive, OtherFirstLimits) {
    for (Points m = 2; m <= 6; ++m)
        for (std::size_t length = 1; length <= 5; ++length) check_rows(length, 2, m);
}

TEST(StoneGameIiExhaustive, LimitFarBeyondTheRow) {
    for (const Points m : {Points{7}, Points{1000}, Points{1} << 40, points_limit - 1}) check_rows(4, 1, m);
}

}  // namespace
}  // namespace cairn
