#include "cairn/families.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "cairn/games/all.hpp"
#include "cairn/registry.hpp"

namespace cairn {
namespace {

const Family& family_named(const GameEntry& game, std::string_view id) {
    return *std::find_if(game.families.begin(), game.families.end(),
                         [id](const Family& family) { return family.id == id; });
}

template <Game G>
void expect_legal_instances(const Listed<G>&) {
    for (const Family& family : (*find_game(G::info().id))->families)
        for (const std::size_t length : {1U, 2U, 3U, 8U, 111U, 112U, 113U, 114U, 1000U, 20'000U})
            for (const std::optional<Points> greatest :
                 {std::optional<Points>{}, std::optional<Points>{0}, std::optional<Points>{1},
                  std::optional<Points>{points_limit - 1}}) {
                Random random(length);
                const Instance instance = make_instance(G::info(), family, length, greatest, random);
                EXPECT_EQ(instance.length(), length) << family.id;
                EXPECT_TRUE(G::make(instance)) << G::info().id << " " << family.id << " " << length;
            }
}

TEST(Families, MakeLegalInstancesOfEveryGame) {
    for_each_game([](const auto& listed) { expect_legal_instances(listed); });
}

TEST(Families, HaveDifferentNamesInEveryGame) {
    for (const GameEntry& game : games()) {
        std::set<std::string_view> names;
        for (const Family& family : game.families) EXPECT_TRUE(names.insert(family.id).second) << family.id;
        EXPECT_GE(names.size(), 12U);
    }
}

TEST(Families, KeepToTheGreatestValue) {
    for (const Family& family : families())
        for (const Points greatest : {0, 1, 7, 1000}) {
            Random random(1);
            const auto row = make_row(family, 50, greatest, random);
            EXPECT_LE(*std::max_element(row.begin(), row.end()), greatest) << family.id;
        }
}

TEST(Families, AreTheSameForTheSameSeed) {
    for (const Family& family : families()) {
        Random one(7);
        Random other(7);
        EXPECT_EQ(make_row(family, 30, {}, one), make_row(family, 30, {}, other)) << family.id;
    }
    Random random(1);
    EXPECT_EQ(make_row(families().front(), 4, {}, random), (std::vector<Points>{2466, 8520, 591, 236}));
}

TEST(Families, DoublingEndsAsWrittenAndDoublesItsSteps) {
    const GameEntry& game = **find_game("energy-stones");
    const Family& doubling = family_named(game, "doubling");
    Random random(1);
    const Instance four = make_instance(*game.info, doubling, 4, {}, random);
    EXPECT_EQ(four.row(2), (std::vector<Points>{2, 1, 2, 1}));
    EXPECT_EQ(four.row(3), (std::vector<Points>{1, 3, 1, 2}));
    std::vector<Count> positions;
    for (const std::size_t length : {14U, 16U, 18U}) {
        Control control;
        const Instance instance = make_instance(*game.info, doubling, length, {}, random);
        positions.push_back(game.solve({instance}, "steps", Extent::totals, control)->positions);
    }
    EXPECT_GT(positions[1], positions[0] * 19 / 10);
    EXPECT_GT(positions[2], positions[1] * 19 / 10);
}

}  // namespace
}  // namespace cairn
