// What an instance's fields and a judge's limits forbid, in words.

#include "cairn/instance.hpp"

#include "cairn/registry.hpp"
#include "expect_error.hpp"
#include "instances.hpp"

namespace cairn {
namespace {

TEST(Fields, ValuesAndLengths) {
    expect_error(check_fields(stone_game_ii_instance({1, 2, -4})),
                 {"below_least", {}, "pile 3 is -4; piles are 0 or more"});
    expect_error(check_fields(stone_game_ii_instance({1}, 0)),
                 {"number_below_least", {}, "m is 0; it must be 1 or more"});
    expect_error(check_fields(stone_game_ii_instance({})),
                 {"no_values", {}, "piles is empty; at least one pile is needed"});
    expect_error(check_fields(energy_instance(9, 0, {66, 2, 6, 2, 8, 4, 3}, {7, 12, 65, 7, 4, 40})),
                 {"lengths_differ", {}, "energies has 7 values but scores has 6"});
    expect_error(check_fields(energy_instance(9, 0, {1, -1}, {1, 1})),
                 {"below_least", {}, "energy 2 is -1; energies are 0 or more"});
    expect_error(check_fields(energy_instance(9, -3, {1}, {1})),
                 {"number_below_least", {}, "bob_energy is -3; it must be 0 or more"});
    EXPECT_TRUE(check_fields(stone_game_ii_instance({0})));
    EXPECT_TRUE(check_fields(energy_instance(0, 0, {0}, {0})));
}

std::vector<Bound> profile(const GameInfo& game, std::string_view text) {
    const auto bounds = read_profile(game, text);
    EXPECT_TRUE(bounds) << text << ": " << bounds.error().say(Language::english);
    return *bounds;
}

TEST(Profiles, Leetcode) {
    const GameInfo& game = stone_game_ii::data::info;
    for (const std::string_view name : {"leetcode", "judge"}) {
        const auto bounds = profile(game, name);
        EXPECT_TRUE(check_profile(stone_game_ii_instance(Row(100, 10000)), bounds));
        EXPECT_TRUE(check_profile(stone_game_ii_instance({1}), bounds));
        expect_error(check_profile(stone_game_ii_instance(Row(101, 1)), bounds),
                     {"outside_profile", {}, "n is 101; the profile allows 1 to 100"});
        expect_error(check_profile(stone_game_ii_instance({5, 10001}), bounds),
                     {"outside_profile_at", {}, "pile 2 is 10001; the profile allows 1 to 10000"});
        expect_error(check_profile(stone_game_ii_instance({0}), bounds), {"outside_profile_at", {}});
        expect_error(check_profile(stone_game_ii_instance({1}, 2), bounds), {"outside_profile", {}});
    }
}

TEST(Profiles, Nowcoder) {
    const auto bounds = profile(energy_stones::data::info, "nowcoder");
    EXPECT_TRUE(check_profile(energy_instance(1000000000, 0, {1000000000}, {100000}), bounds));
    expect_error(check_profile(energy_instance(1000000001, 0, {1}, {1}), bounds),
                 {"outside_profile", {}, "alice_energy is 1000000001; the profile allows 0 to 1000000000"});
    expect_error(check_profile(energy_instance(0, 0, {0}, {1}), bounds), {"outside_profile_at", {}});
    expect_error(check_profile(energy_instance(0, 0, {1}, {0}), bounds),
                 {"below_profile_at", {}, "score 1 is 0; the profile asks for 1 or more"});
    expect_error(check_profile(energy_instance(0, 0, {1, 1}, {50000, 50001}), bounds),
                 {"outside_profile", {}, "total is 100001; the profile allows 0 to 100000"});
    expect_error(check_profile(energy_instance(0, 0, Row(101, 1), Row(101, 1)), bounds),
                 {"outside_profile", {}});
}

TEST(Profiles, Lists) {
    const auto wide = profile(stone_game_ii::data::info, "max-n=5000,max-pile=1000000000");
    EXPECT_TRUE(check_profile(stone_game_ii_instance(Row(5000, 1000000000), 7), wide));
    expect_error(check_profile(stone_game_ii_instance(Row(5001, 1)), wide), {"outside_profile", {}});
    const auto least = profile(stone_game_ii::data::info, "min-pile=2,min-n=2");
    expect_error(check_profile(stone_game_ii_instance({2}), least),
                 {"below_profile", {}, "n is 1; the profile asks for 2 or more"});
    expect_error(check_profile(stone_game_ii_instance({2, 1}), least), {"below_profile_at", {}});
    const auto energy = profile(energy_stones::data::info,
                                "max-n=3,max-energy=4,max-score=5,max-total=9,max-start=2,min-start=1");
    EXPECT_TRUE(check_profile(energy_instance(1, 2, {4, 4}, {5, 4}), energy));
    EXPECT_FALSE(check_profile(energy_instance(1, 2, {4, 5}, {5, 4}), energy));
    EXPECT_FALSE(check_profile(energy_instance(1, 2, {4, 4}, {5, 5}), energy));
    EXPECT_FALSE(check_profile(energy_instance(0, 2, {4, 4}, {5, 4}), energy));
}

TEST(Profiles, WhatIsNoProfile) {
    const GameInfo& game = stone_game_ii::data::info;
    for (const std::string_view text : {"codeforces", "", "nowcoder"})
        expect_error(read_profile(game, text), {"unknown_profile", {}});
    for (const std::string_view text : {"max-n=", "max-n=x", "max-score=3", "n=3", "max-n=3,", "max-n=-1",
                                        "mid-n=3", "max-n=3;max-pile=4", "max-n=99999999999999999999"})
        expect_error(read_profile(game, text), {"bad_profile_bound", {}});
}

TEST(Games, AreFoundByIdAndAlias) {
    for (const std::string_view name : {"stone-game-ii", "sg2", "leetcode-1140"})
        EXPECT_EQ((*find_game(name))->info->id, "stone-game-ii");
    for (const std::string_view name : {"energy-stones", "energy"})
        EXPECT_EQ((*find_game(name))->info->id, "energy-stones");
    expect_error(find_game("stone-game-2"),
                 {"unknown_game", {}, "unknown game \"stone-game-2\"; did you mean stone-game-ii?"});
    expect_error(find_game("enrgy"), {"unknown_game", {}, "unknown game \"enrgy\"; did you mean energy?"});
    Control control;
    expect_error((*find_game("sg2"))->solve({stone_game_ii_instance({1})}, "magic", Extent::totals, control),
                 {"unknown_method", {}});
}

}  // namespace
}  // namespace cairn
