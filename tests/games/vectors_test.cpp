// Published and computed answers, in tests/data, against every method.

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "every_method.hpp"
#include "witness_energy_stones.hpp"
#include "witness_stone_game_ii.hpp"

namespace cairn {
namespace {

nlohmann::json stored(const std::string& file) {
    std::ifstream in(std::string(CAIRN_SOURCE_DIR) + "/tests/data/" + file);
    return nlohmann::json::parse(in);
}

/// Holds every method that fits against the stored totals. Short rows: all must fit.
void check_totals(std::string_view game_name, const Instance& instance, Points alice, Points bob,
                  bool all_fit) {
    const auto game = find_game(game_name);
    ASSERT_TRUE(game);
    std::set<std::string_view> ended;
    for (const auto& [method, report] : solve_by_every_method(**game, {instance})) {
        if (!report) {
            EXPECT_EQ(report.error().kind, ErrorKind::limit) << method << repeat_command(instance);
            continue;
        }
        ended.insert(method);
        EXPECT_EQ(report->alice, alice) << method << ": " << repeat_command(instance);
        EXPECT_EQ(report->bob, bob) << method << ": " << repeat_command(instance);
    }
    Control control;
    const auto by_default = (*game)->solve({instance}, "", Extent::totals, control);
    ASSERT_TRUE(by_default) << by_default.error().say(Language::english);
    EXPECT_EQ(by_default->alice, alice) << repeat_command(instance);
    if (all_fit) {
        EXPECT_EQ(ended.size(), (*game)->methods.size()) << repeat_command(instance);
    }
    EXPECT_GE(ended.size(), 2U) << repeat_command(instance);
}

Points total(const Row& row) {
    Points sum = 0;
    for (const Points value : row) sum += value;
    return sum;
}

TEST(Vectors, StoneGameIi) {
    const auto vectors = stored("stone-game-ii.json");
    ASSERT_EQ(vectors.size(), 19U);
    for (const auto& one : vectors) {
        const Row piles = one["piles"];
        const Points alice = one["alice"];
        check_totals("stone-game-ii", stone_game_ii_instance(piles), alice, total(piles) - alice,
                     piles.size() <= 13);
    }
}

TEST(Vectors, EnergyStones) {
    const auto vectors = stored("energy-stones.json");
    ASSERT_EQ(vectors.size(), 31U);
    for (const auto& one : vectors) {
        const Row energies = one["energies"];
        const Instance instance =
            energy_instance(one["alice_energy"], one["bob_energy"], energies, one["scores"]);
        check_totals("energy-stones", instance, one["alice"], one["bob"],
                     total(energies) <= 4 && energies.size() <= 4);
    }
}

TEST(Vectors, WitnessesGiveTheSame) {
    for (const auto& one : stored("stone-game-ii.json"))
        if (one["piles"].size() <= 13) {
            const std::vector<long long> piles = one["piles"];
            EXPECT_EQ(witness::most_stones(piles, 1), one["alice"].get<long long>()) << one;
        }
    for (const auto& one : stored("energy-stones.json"))
        if (one["alice_energy"] != 9) {
            witness::EnergyStones witness(one["energies"], one["scores"]);
            EXPECT_EQ(witness.most_score(0, one["alice_energy"], one["bob_energy"]),
                      one["alice"].get<long long>())
                << one;
        }
}

TEST(Vectors, ExamplesOfTheGames) {
    EXPECT_EQ(witness::most_stones({2, 7, 9, 4, 4}, 1), 10);
    EXPECT_EQ(witness::most_stones({1, 2, 3, 4, 5, 100}, 1), 104);
}

}  // namespace
}  // namespace cairn
