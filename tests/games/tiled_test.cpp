// tiled against queues: every vector target, both widths of a value, every number of threads, and the rows
// that its shortcuts were made for.

#include <gtest/gtest.h>

#include <algorithm>

#include "cairn/families.hpp"
#include "every_method.hpp"
#include "games/stone_game_ii/tiled.hpp"
#include "games/stone_game_ii/tiled/kernels.hpp"

namespace cairn::stone_game_ii {
namespace {

StoneGameIi game_of(Row piles, Points m = 1) {
    return *StoneGameIi::make(stone_game_ii_instance(std::move(piles), m));
}

const Method<StoneGameIi>& method(std::string_view name) {
    return method_named(Listed<StoneGameIi>{methods()}, name);
}

Points margin_by(std::string_view name, const StoneGameIi& game, const Position& position) {
    Control control;
    const auto values = method(name).prepare(game, position, Extent::totals, control);
    return *values->margin(position);
}

Points margin_by_tiles(const StoneGameIi& game, const Position& position, const TiledChoice& choice,
                       unsigned threads = 1) {
    Control control;
    control.threads = threads;
    const auto values = tiled_values(game, position, Extent::totals, control, choice);
    return *values->margin(position);
}

/// The kernels that this machine has, in both widths.
std::vector<TiledChoice> every_choice() {
    std::vector<TiledChoice> choices;
    for (const tiled::Target& target : tiled::targets())
        for (const bool wide : {false, true}) choices.push_back({target.id, wide});
    return choices;
}

/// Lengths around the steps of 32, 64 and 128 rows and around the first columns of each kind.
constexpr std::size_t lengths[] = {1,   2,   3,   7,   31,  32,  33,  63,  64,  65,  100, 127, 128, 129, 130,
                                   160, 191, 200, 255, 256, 257, 300, 383, 400, 511, 512, 513, 640, 700, 901};

TEST(Tiled, EveryTargetAndWidthAgreesWithQueues) {
    ASSERT_FALSE(tiled::targets().empty());
    for (const Family& family : cairn::families())
        for (const std::size_t length : lengths) {
            Random random(length);
            const StoneGameIi game = game_of(make_row(family, length, {}, random));
            const Points known = margin_by("queues", game, game.start());
            for (const TiledChoice& choice : every_choice())
                ASSERT_EQ(margin_by_tiles(game, game.start(), choice), known)
                    << family.id << ", " << length << " piles, target " << choice.target
                    << (choice.wide ? ", wide" : "");
        }
}

TEST(Tiled, EveryStartOfARow) {
    for (const Family& family : cairn::families())
        for (const std::size_t length : {1U, 2U, 5U, 40U, 97U, 131U, 170U}) {
            Random random(length);
            const StoneGameIi game = game_of(make_row(family, length, {}, random));
            for (Points m = 1; m <= static_cast<Points>(length); m += m < 70 ? 1 : 9)
                ASSERT_EQ(margin_by_tiles(game, {0, m}, {}), margin_by("queues", game, {0, m}))
                    << family.id << ", " << length << " piles, M = " << m;
        }
}

TEST(Tiled, LaterStartsWithMoreM) {
    Random random(12);
    for (int k = 0; k < 60; ++k) {
        const StoneGameIi game =
            game_of(random_row(static_cast<std::size_t>(random.between(300, 1500)), 0, 100, random));
        const Position position{static_cast<std::size_t>(random.between(0, 200)), random.between(1, 200)};
        ASSERT_EQ(margin_by_tiles(game, position, {}), margin_by("queues", game, position)) << k;
    }
}

/// Rows whose total is just below and just above what 32 bits hold.
TEST(Tiled, TotalsAroundThirtyTwoBits) {
    for (const Points above : {-2, -1, 0, 1}) {
        Random random(3);
        Row piles = random_row(300, 0, 1000, random);
        Points total = 0;
        for (const Points pile : piles) total += pile;
        for (const std::size_t place : {std::size_t{0}, std::size_t{150}, piles.size() - 1}) {
            Row row = piles;
            row[place] += (Points{1} << 31) + above - total;
            const StoneGameIi game = game_of(row);
            ASSERT_EQ(margin_by_tiles(game, game.start(), {}), margin_by("queues", game, game.start()))
                << above << ", pile " << place;
        }
    }
}

/// Every margin that the line asks for, also where it takes more than one solve.
void check_line(const StoneGameIi& game, std::string_view name) {
    Control control;
    const auto values = method("tiled").prepare(game, game.start(), Extent::everything, control);
    ASSERT_TRUE(values);
    Control all;
    const auto known = method("queues").prepare(game, game.start(), Extent::everything, all);
    Position position = game.start();
    while (game.rank(position) > 0) {
        const auto judged = judge_moves(game, position, *values);
        ASSERT_TRUE(judged);
        for (const auto& [move, preference, margin] : *judged) {
            const auto [next, gain] = game.play(position, move);
            ASSERT_EQ(margin, gain - *known->margin(next)) << name << ", " << move;
        }
        position = game.play(position, judged->front().move).position;
    }
}

TEST(Tiled, EveryMoveOfTheLine) {
    for (const Family& family : cairn::families())
        for (const std::size_t length : {70U, 400U, 1300U}) {
            Random random(length);
            check_line(game_of(make_row(family, length, {}, random)), family.id);
        }
}

/// The rings keep rows for the line that lie far before the first pile where M is large.
TEST(Tiled, EveryMoveOfTheLineWithLargeM) {
    for (const std::size_t length : {200U, 600U, 1100U})
        for (const std::size_t part : {2U, 3U, 5U, 9U}) {
            Row piles(length, 1);
            piles.back() = 1'000'000;
            check_line(game_of(piles, static_cast<Points>(length / part)), "huge-last");
        }
}

/// Far from the line, values are found by solving again.
TEST(Tiled, AnyPositionInAnyOrder) {
    Random random(8);
    const StoneGameIi game = game_of(random_row(700, 0, 50, random));
    auto positions = positions_of_random_play(game, 12, random);
    for (const Extent extent : {Extent::totals, Extent::moves, Extent::everything}) {
        Control control;
        const auto values = method("tiled").prepare(game, game.start(), extent, control);
        Control all;
        const auto known = method("queues").prepare(game, game.start(), extent, all);
        std::reverse(positions.begin(), positions.end());
        for (const Position& position : positions) {
            const Result<Points> margin = values->margin(position);
            ASSERT_TRUE(margin);
            ASSERT_EQ(*margin, *known->margin(position)) << position.first << ", " << position.m;
        }
    }
}

TEST(Tiled, LongRows) {
    for (const Family& family : cairn::families())
        for (const std::size_t length : {1000U, 2047U, 4096U, 5003U}) {
            if (length > 1000 && family.id != "random" && family.id != "huge-last") continue;
            Random random(length);
            const StoneGameIi game = game_of(make_row(family, length, {}, random));
            ASSERT_EQ(margin_by_tiles(game, game.start(), {}, 2), margin_by("queues", game, game.start()))
                << family.id << ", " << length;
        }
}

TEST(SlowTiled, VeryLongRows) {
    for (const std::size_t length : {12007U, 20000U, 50000U}) {
        Random random(length);
        const StoneGameIi game = game_of(random_row(length, 0, 10000, random));
        const Points known = margin_by("queues", game, game.start());
        for (const unsigned threads : {1U, 2U})
            ASSERT_EQ(margin_by_tiles(game, game.start(), {}, threads), known) << length;
        ASSERT_EQ(margin_by_tiles(game, game.start(), {0, true}, 2), known) << length;
    }
}

TEST(Many, AgreesWithOneTable) {
    const Many<StoneGameIi>& many = many_games();
    for (const std::size_t count : {1U, 7U, 8U, 9U, 33U, 400U}) {
        Random random(count);
        std::vector<StoneGameIi> games;
        while (games.size() < count) {
            const auto& family = cairn::families()[static_cast<std::size_t>(random.between(0, 10))];
            const auto length = static_cast<std::size_t>(random.between(1, random.one_in(2) ? 128 : 9));
            StoneGameIi game = game_of(make_row(family, length, {}, random));
            if (many.takes(game)) games.push_back(std::move(game));
        }
        std::vector<Points> margins(count);
        Control control;
        ASSERT_TRUE(many.solve(games, margins, control));
        for (std::size_t i = 0; i < count; ++i)
            ASSERT_EQ(margins[i], margin_by("one-table", games[i], games[i].start()))
                << "game " << i << " of " << count << ", " << games[i].length() << " piles";
    }
}

TEST(Many, TakesShortRowsFromTheStartAlone) {
    const Many<StoneGameIi>& many = many_games();
    EXPECT_TRUE(many.takes(game_of(Row(128, 1))));
    EXPECT_FALSE(many.takes(game_of(Row(129, 1))));
    EXPECT_FALSE(many.takes(game_of({1, 2, 3, 4, 5}, 2)));
    EXPECT_TRUE(many.takes(game_of({(Points{1} << 31) - 1})));
    EXPECT_FALSE(many.takes(game_of({Points{1} << 31})));
}

}  // namespace
}  // namespace cairn::stone_game_ii
