// Every written form that is accepted, of both games.

#include <gtest/gtest.h>

#include "cairn/read.hpp"
#include "instances.hpp"

namespace cairn {
namespace {

struct Accepted {
    std::string text;
    Form form;
    Origin origin = Origin::file;
};

void expect_read(const std::vector<Accepted>& texts, const Instance& instance) {
    for (const auto& [text, form, origin] : texts) {
        const auto read = read_game(*instance.game, text, origin);
        ASSERT_TRUE(read) << text << "\n" << read.error().say(Language::english);
        EXPECT_EQ(read->saved.instance, instance) << text;
        EXPECT_EQ(form_name(read->form), form_name(form)) << text;
        EXPECT_TRUE(read->saved.moves_played.empty()) << text;
    }
}

TEST(ReadForms, StoneGameIi) {
    expect_read({{"2 7 9 4 4", Form::numbers},
                 {"2 7 9 4 4", Form::numbers, Origin::arguments},
                 {"2,7,9,4,4", Form::numbers},
                 {" 2 , 7\t9,4  4 \n", Form::numbers},
                 {"2 7 9\n4 4", Form::numbers},
                 {"[2,7,9,4,4]", Form::literal},
                 {"[2 7 9 4 4]", Form::literal},
                 {"[ 2, 7,\n9, 4, 4 ]\n", Form::literal},
                 {"piles = [2,7,9,4,4]", Form::literal},
                 {"piles=[2,7,9,4,4]", Form::literal, Origin::arguments},
                 {"5\n2 7 9 4 4", Form::contest},
                 {"5\n2 7 9 4 4\n", Form::contest},
                 {"\n5\n2 7\n9 4 4\n\n", Form::contest},
                 {"{\"piles\":[2,7,9,4,4]}", Form::json},
                 {"{\"piles\":[2,7,9,4,4],\"m\":1}", Form::json},
                 {"{ \"m\" : 1 ,\n\"piles\" : [ 2, 7, 9, 4, 4 ] }", Form::json, Origin::arguments}},
                stone_game_ii_instance({2, 7, 9, 4, 4}));
    expect_read({{"{\"piles\":[8],\"m\":3}", Form::json}}, stone_game_ii_instance({8}, 3));
    expect_read({{"-7", Form::numbers, Origin::arguments}}, stone_game_ii_instance({-7}));
}

TEST(ReadForms, AColumnOfNumbers) {
    expect_read(
        {{"2\n7\n9\n", Form::numbers}, {"2\n\n7\n9", Form::numbers}, {"2\r\n7\r\n9\r\n", Form::numbers}},
        stone_game_ii_instance({2, 7, 9}));
    expect_read({{"1\n9\n", Form::contest}}, stone_game_ii_instance({9}));
    expect_read({{"1\n9\n", Form::numbers, Origin::arguments}}, stone_game_ii_instance({1, 9}));
    expect_read({{"9\n", Form::numbers}}, stone_game_ii_instance({9}));
}

TEST(ReadForms, EnergyStones) {
    expect_read({{"9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]", Form::literal},
                 {"9,0,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]", Form::literal, Origin::arguments},
                 {"9\n0\n7\n[66,2,6,2,8,4,3]\n[7,12,65,7,4,40,15]\n", Form::literal},
                 {"A = 9\nB = 0\nn = 7\ne = [66,2,6,2,8,4,3]\na = [7,12,65,7,4,40,15]", Form::literal},
                 {"a = [7,12,65,7,4,40,15], e = [66,2,6,2,8,4,3], B = 0, A = 9", Form::literal},
                 {"9 0 7\n66 2 6 2 8 4 3\n7 12 65 7 4 40 15\n", Form::contest},
                 {"{\"alice_energy\":9,\"bob_energy\":0,\"energies\":[66,2,6,2,8,4,3],"
                  "\"scores\":[7,12,65,7,4,40,15]}",
                  Form::json}},
                energy_instance(9, 0, {66, 2, 6, 2, 8, 4, 3}, {7, 12, 65, 7, 4, 40, 15}));
    expect_read({{"0 5 1\n3\n4", Form::contest}}, energy_instance(0, 5, {3}, {4}));
}

TEST(ReadForms, WhatPeoplePaste) {
    expect_read({{"002 007", Form::numbers},
                 {"\uFEFF2 7", Form::numbers},
                 {"\uFEFF2 7\r\n", Form::numbers},
                 {"2\u00A07", Form::numbers},
                 {"2\u30007", Form::numbers},
                 {"2\t\t7", Form::numbers},
                 {"2\uFF0C7", Form::numbers},
                 {"\uFF3B2\uFF0C7\uFF3D", Form::literal},
                 {"\uFEFF[2,7]", Form::literal},
                 {"\uFEFF{\"piles\":[2,7]}", Form::json},
                 {"2\r\n2 7\r\n", Form::contest},
                 {"\uFEFF2\r\n2 7\r\n", Form::contest}},
                stone_game_ii_instance({2, 7}));
}

TEST(ReadForms, TheFormCanBeSet) {
    const GameInfo& game = stone_game_ii::data::info;
    const auto numbers = read_game(game, "2\n7 9", Origin::file, Form::numbers);
    ASSERT_TRUE(numbers);
    EXPECT_EQ(numbers->saved.instance, stone_game_ii_instance({2, 7, 9}));
    const auto contest = read_game(game, "3\n7\n8\n9", Origin::file, Form::contest);
    ASSERT_TRUE(contest);
    EXPECT_EQ(contest->saved.instance, stone_game_ii_instance({7, 8, 9}));
    EXPECT_FALSE(read_game(game, "2 7", Origin::file, Form::json));
    for (const Form form : {Form::numbers, Form::literal, Form::contest, Form::json})
        EXPECT_EQ(form_named(form_name(form)), form);
    EXPECT_EQ(form_named("xml"), std::nullopt);
}

TEST(ReadForms, SavedGames) {
    const GameInfo& game = stone_game_ii::data::info;
    for (const std::string_view name : {"stone-game-ii", "sg2", "leetcode-1140"}) {
        const auto saved =
            read_game(game,
                      "{\"game\":\"" + std::string(name) +
                          "\",\"instance\":{\"piles\":[2,7,9],\"m\":2},\"moves_played\":[1,2]}",
                      Origin::file);
        ASSERT_TRUE(saved) << saved.error().say(Language::english);
        EXPECT_EQ(saved->saved.instance, stone_game_ii_instance({2, 7, 9}, 2));
        EXPECT_EQ(saved->saved.moves_played, (std::vector<std::string>{"1", "2"}));
    }
    const auto words =
        read_game(energy_stones::data::info,
                  R"({"instance":{"alice_energy":1,"bob_energy":0,"energies":[1],"scores":[2]},)"
                  R"("moves_played":["skip","t"],"other":{"deep":[1,"x",{"y":null}]}})",
                  Origin::arguments);
    ASSERT_TRUE(words) << words.error().say(Language::english);
    EXPECT_EQ(words->saved.moves_played, (std::vector<std::string>{"skip", "t"}));
}

TEST(ReadForms, NumbersAndMovesOfOptions) {
    EXPECT_EQ(*read_numbers("66,2,6"), (Row{66, 2, 6}));
    EXPECT_EQ(*read_numbers("66 2\u30006"), (Row{66, 2, 6}));
    EXPECT_EQ(*read_numbers("[66,2,6]"), (Row{66, 2, 6}));
    EXPECT_EQ(read_moves("1,2 3"), (std::vector<std::string>{"1", "2", "3"}));
    EXPECT_EQ(read_moves("take, s"), (std::vector<std::string>{"take", "s"}));
    EXPECT_TRUE(read_moves(" ").empty());
}

}  // namespace
}  // namespace cairn
