// Every mistake gives a wrong answer within a known number of games in order of size, and right ones too.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

#include "every_method.hpp"
#include "games_by_size.hpp"
#include "witness_energy_stones.hpp"
#include "witness_stone_game_ii.hpp"

namespace cairn {
namespace {

/// A mistake and the place, from 1, of the smallest game that shows it.
struct Shown {
    std::string_view id;
    int at = 0;
};

std::vector<Points> right_stones(const Instance& instance) {
    const Row& piles = instance.row(0);
    return {witness::most_stones({piles.begin(), piles.end()}, instance.number(1))};
}

std::vector<Points> right_scores(const Instance& instance) {
    const Row& energies = instance.row(2);
    const Row& scores = instance.row(3);
    witness::EnergyStones witness({energies.begin(), energies.end()}, {scores.begin(), scores.end()});
    const Points alice = witness.most_score(0, instance.number(0), instance.number(1));
    return {alice, witness.score_from(0) - alice};
}

constexpr int most_games = 20000;

/// The place of the first game that the mistake answers wrongly.
template <class Right>
std::optional<int> first_wrong(const GameInfo& game, const Mistake& mistake, Right&& right) {
    int place = 0;
    bool wrong = false;
    for_each_by_size(game, [&](const Instance& instance) {
        ++place;
        wrong = mistake.answer(instance) != right(instance);
        return !wrong && place < most_games;
    });
    return wrong ? std::optional(place) : std::nullopt;
}

template <class Right>
void check_mistakes(std::string_view name, const std::vector<Shown>& expected, Right&& right) {
    const auto game = find_game(name);
    ASSERT_TRUE(game);
    std::vector<std::string_view> listed;
    for (const Mistake& mistake : (*game)->mistakes) listed.push_back(mistake.id);
    std::vector<std::string_view> named;
    for (const Shown& one : expected) {
        named.push_back(one.id);
        for (const Mistake& mistake : (*game)->mistakes)
            if (mistake.id == one.id) {
                EXPECT_EQ(first_wrong(*(*game)->info, mistake, right).value_or(-1), one.at) << one.id;
            }
    }
    EXPECT_THAT(listed, testing::UnorderedElementsAreArray(named)) << "every mistake has its place here";
}

TEST(Mistakes, OfStoneGameIi) {
    check_mistakes("stone-game-ii",
                   {{"m_not_carried_over", 58},
                    {"m_equals_x", 3551},
                    {"at_most_m", 5},
                    {"greedy", 27},
                    {"bob_helps", 12},
                    {"memo_by_position", 58},
                    {"margin_as_stones", 12},
                    {"memo_too_narrow", 1}},
                   right_stones);
}

TEST(Mistakes, OfEnergyStones) {
    check_mistakes("energy-stones",
                   {{"skip_discards_stone", 59},
                    {"skip_for_free", 154},
                    {"no_energy_on_forced_take", 3517},
                    {"take_priced_as_one_each", 186}},
                   right_scores);
}

/// A mistake that is never right would be garbage, not a mistake.
template <class Right>
void check_sometimes_right(std::string_view name, Right&& right) {
    const auto game = find_game(name);
    ASSERT_TRUE(game);
    for (const Mistake& mistake : (*game)->mistakes) {
        int games = 0;
        bool was_right = false;
        for_each_by_size(*(*game)->info, [&](const Instance& instance) {
            was_right = was_right || (instance.length() > 1 && mistake.answer(instance) == right(instance));
            return ++games < 500 && !was_right;
        });
        EXPECT_TRUE(was_right) << mistake.id;
    }
}

TEST(Mistakes, AreRightSometimes) {
    check_sometimes_right("stone-game-ii", right_stones);
    check_sometimes_right("energy-stones", right_scores);
}

TEST(Mistakes, HaveDistinctIdsAndNamesInBothLanguages) {
    for (const GameEntry& game : games()) {
        EXPECT_FALSE(game.mistakes.empty()) << game.info->id;
        std::set<std::string_view> ids;
        for (const Mistake& mistake : game.mistakes) {
            EXPECT_TRUE(ids.insert(mistake.id).second) << mistake.id;
            EXPECT_EQ(mistake.name.code, mistake.id);
            EXPECT_NE(mistake.name.english, mistake.name.chinese) << mistake.id;
        }
    }
}

/// The order that makes "the smallest" mean something.
TEST(GamesBySize, CountsAreThoseOfTheFormulas) {
    std::vector<int> rows(12, 0);
    for_each_by_size(stone_game_ii::data::info, [&](const Instance& instance) {
        Points size = static_cast<Points>(instance.length());
        for (const Points pile : instance.row(0)) size += pile;
        if (size > 11) return false;
        ++rows[static_cast<std::size_t>(size)];
        return true;
    });
    for (std::size_t size = 1; size <= 11; ++size) EXPECT_EQ(rows[size], 1 << (size - 1));

    std::vector<int> stones(10, 0);
    for_each_by_size(energy_stones::data::info, [&](const Instance& instance) {
        Points size = static_cast<Points>(instance.length());
        for (const Row& row : instance.values)
            for (const Points value : row) size += value;
        if (size > 9) return false;
        ++stones[static_cast<std::size_t>(size)];
        return true;
    });
    std::vector<int> fibonacci{0, 1};
    while (fibonacci.size() < 24) fibonacci.push_back(fibonacci.end()[-1] + fibonacci.end()[-2]);
    for (std::size_t size = 1; size <= 9; ++size)
        EXPECT_EQ(stones[size], fibonacci[2 * size + 2] - static_cast<int>(size) - 1);
}

}  // namespace
}  // namespace cairn
