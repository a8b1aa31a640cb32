// The laws that game.hpp states, for every game in the list.

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "every_method.hpp"

namespace cairn {
namespace {

/// Calls f with small games of every kind, made from the fields alone.
template <class F>
void for_small_games(F&& f) {
    for_each_game([&](const auto& listed) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        Random random(1140);
        for (int k = 0; k < 120; ++k) {
            const auto length = static_cast<std::size_t>(random.between(1, 6));
            const Instance instance = random_instance(G::info(), length, random.between(0, 5), random);
            const auto game = G::make(instance);
            ASSERT_TRUE(game) << repeat_command(instance) << game.error().say(Language::english);
            SCOPED_TRACE(repeat_command(instance));
            f(*game);
        }
    });
}

template <Game G>
void check_moves(const G& game, const typename G::Position& position) {
    const auto moves = moves_of(game, position);
    EXPECT_EQ(moves, moves_of(game, position)) << "the order is the game's own";
    for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_EQ(std::count(moves.begin(), moves.end(), moves[i]), 1) << "moves are distinct";
        EXPECT_TRUE(is_legal(game, position, moves[i]));
        const auto read = G::read_move(G::move_text(moves[i]));
        ASSERT_TRUE(read.has_value()) << G::move_text(moves[i]);
        EXPECT_TRUE(*read == moves[i]) << G::move_text(moves[i]);
    }
}

TEST(GameLaws, MovesAreDistinctAndReadBack) {
    for_small_games([](const auto& game) {
        for (const auto& position : reachable_positions(game)) check_moves(game, position);
    });
}

TEST(GameLaws, GainAndRemainderAddUp) {
    for_small_games([](const auto& game) {
        for (const auto& position : reachable_positions(game)) {
            const auto moves = moves_of(game, position);
            if (moves.empty()) {
                EXPECT_EQ(game.remaining(position), 0);
            }
            for (const auto& move : moves) {
                const auto [next, gain] = game.play(position, move);
                EXPECT_GE(gain, 0);
                EXPECT_EQ(gain + game.remaining(next), game.remaining(position));
            }
        }
    });
}

/// The most moves that can still be played, by trying all. *requires* that every move lowers the rank.
template <Game G>
Count longest_play(const G& game, const typename G::Position& position) {
    Count longest = 0;
    for (const auto& move : moves_of(game, position))
        longest = std::max(longest, 1 + longest_play(game, game.play(position, move).position));
    return longest;
}

TEST(GameLaws, EveryMoveLowersTheRankAndRankBoundsTheMoves) {
    for_small_games([](const auto& game) {
        for (const auto& position : reachable_positions(game)) {
            const Count rank = game.rank(position);
            const auto moves = moves_of(game, position);
            EXPECT_EQ(moves.empty(), rank == 0) << "no move exactly when the game is over";
            for (const auto& move : moves) EXPECT_LT(game.rank(game.play(position, move).position), rank);
        }
        if (game.rank(game.start()) <= 12) {
            EXPECT_LE(longest_play(game, game.start()), game.rank(game.start()));
        }
    });
}

TEST(GameLaws, EqualPositionsHashEqual) {
    for_small_games([](const auto& game) {
        std::unordered_map<std::size_t, std::size_t> hashes;
        const auto positions = reachable_positions(game);
        for (const auto& position : positions) {
            const auto copy = position;
            EXPECT_TRUE(copy == position);
            EXPECT_EQ(game.hash(copy), game.hash(position));
            ++hashes[game.hash(position)];
        }
        EXPECT_GE(2 * hashes.size(), positions.size()) << "positions seldom share a hash";
    });
}

TEST(GameLaws, HoldingsChangeSidesWithTheMove) {
    for_small_games([](const auto& game) {
        if constexpr (HasHolding<std::decay_t<decltype(game)>>) {
            for (const auto& position : reachable_positions(game))
                for (const auto& move : moves_of(game, position)) {
                    const auto next = game.play(position, move).position;
                    EXPECT_EQ(game.holding(next).to_move, game.holding(position).opponent);
                }
        }
    });
}

TEST(GameLaws, MakeRefusesWhatTheFieldsForbid) {
    for_each_game([](const auto& listed) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        Random random(7);
        for (std::size_t f = 0; f < G::info().fields.size(); ++f)
            for (const Points wrong : {G::info().fields[f].least - 1, points_limit}) {
                Instance instance = random_instance(G::info(), 3, 5, random);
                instance.values[f].back() = wrong;
                EXPECT_FALSE(G::make(instance)) << repeat_command(instance);
            }
        Instance empty = random_instance(G::info(), 0, 5, random);
        EXPECT_FALSE(G::make(empty)) << repeat_command(empty);
    });
}

TEST(GameLaws, NoOtherTextIsAMove) {
    for_each_game([](const auto& listed) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        for (const std::string_view text :
             {"", " ", "x", "1x", "take ", "TAKE", "1.0", "99999999999999999999"})
            EXPECT_FALSE(G::read_move(text).has_value()) << "\"" << text << "\"";
    });
}

}  // namespace
}  // namespace cairn
