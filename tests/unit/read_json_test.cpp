// The JSON form: what it refuses, and that what is written reads back.

#include "cairn/read.hpp"
#include "cairn/write.hpp"
#include "every_method.hpp"
#include "expect_error.hpp"

namespace cairn {
namespace {

void expect_refused(const GameInfo& game, const std::string& text, const Refusal& refusal) {
    SCOPED_TRACE(text);
    expect_error(read_game(game, text, Origin::arguments), refusal);
}

TEST(ReadJson, KeysAndValues) {
    const GameInfo& game = stone_game_ii::data::info;
    expect_refused(game, R"({"piles":[2],"x":1})",
                   {"unknown_name", {1, 14}, "line 1, column 14: unknown name \"x\"; known here: piles, m"});
    expect_refused(game, R"({"piles":[2],"piles":[3]})",
                   {"repeated_name", {1, 14}, "line 1, column 14: \"piles\" is given twice"});
    expect_refused(game, R"({"m":1})", {"missing_name", {}, "\"piles\" is missing"});
    expect_refused(game, "{}", {"missing_name", {}});
    expect_refused(game, R"({"piles":[]})", {"empty_list", {1, 10}});
    expect_refused(game, R"({"piles":["2"]})", {"not_an_integer", {1, 11}});
    expect_refused(game, R"({"piles":[2,1.5]})", {"not_an_integer", {1, 13}});
    expect_refused(game, R"({"piles":[2,null]})", {"not_an_integer", {1, 13}});
    expect_refused(game, R"({"piles":[1,[2]]})", {"expected", {1, 13}});
    expect_refused(game, R"({"piles":2})", {"expected", {1, 10}});
    expect_refused(game, R"({"piles":[2],"m":"1"})", {"not_an_integer", {1, 18}});
    expect_refused(game, R"({"piles":[2],"m":[1]})", {"expected", {1, 18}});
    expect_refused(game, R"({"piles":[99999999999999999999]})", {"beyond_64_bits", {1, 11}});
    expect_refused(energy_stones::data::info, R"({"alice_energy":1,"energies":[1],"scores":[1]})",
                   {"missing_name", {}, "\"bob_energy\" is missing"});
}

TEST(ReadJson, Signs) {
    const GameInfo& game = stone_game_ii::data::info;
    expect_refused(game, R"({"piles":[2,7})", {"expected", {1, 14}});
    expect_refused(game,
                   R"({"piles":[2,7]})"
                   "x",
                   {"expected", {1, 16}});
    expect_refused(game, R"({"piles":[2,7])", {"missing_bracket", {1, 15}});
    expect_refused(game, R"({"piles":[2,7],})", {"trailing_comma", {1, 15}});
    expect_refused(game, R"({"piles":[2,7,]})", {"trailing_comma", {1, 14}});
    expect_refused(game, R"({"piles":[2 7]})", {"expected", {1, 13}});
    expect_refused(game, R"({piles:[2]})", {"expected", {1, 2}});
    expect_refused(game, R"({"piles" [2]})", {"expected", {1, 10}});
    expect_refused(game, R"({"pi\x":[2]})", {"bad_string", {1, 2}});
    expect_refused(game, R"({"pi\u12":[2]})", {"bad_string", {1, 2}});
    expect_refused(game, R"({"piles)", {"expected", {1, 2}});
    const std::string deep(100, '[');
    expect_refused(game, R"({"piles":)" + deep, {"too_nested", {1, 73}});
    const std::string other =
        R"({"instance":{"piles":[1]},"other":)" + std::string(63, '[') + "1" + std::string(63, ']');
    EXPECT_TRUE(read_game(game, other + "}", Origin::file)) << "64 deep is not too deep";
    EXPECT_TRUE(read_game(game, R"({"p\u0069les":[2,7]})", Origin::file));
}

TEST(ReadJson, SavedGames) {
    const GameInfo& game = stone_game_ii::data::info;
    expect_refused(game, R"({"game":"energy-stones","instance":{"piles":[1]}})", {"other_game", {1, 9}});
    expect_refused(game, R"({"game":7,"instance":{"piles":[1]}})", {"expected", {1, 9}});
    expect_refused(game, R"({"game":"sg2"})", {"missing_name", {1, 1}});
    expect_refused(game, R"({"instance":[1]})", {"expected", {1, 13}});
    expect_refused(game, R"({"instance":{"piles":[1],"k":2}})", {"unknown_name", {1, 26}});
    expect_refused(game, R"({"instance":{"piles":[1]},"instance":{"piles":[1]}})",
                   {"repeated_name", {1, 27}});
    expect_refused(game, R"({"instance":{"piles":[1]},"moves_played":1})", {"expected", {1, 42}});
    expect_refused(game, R"({"game":"sg2","game":"sg2","instance":{"piles":[1]}})",
                   {"repeated_name", {1, 15}});
}

TEST(ReadJson, IllegalMovesOfASavedGame) {
    const auto refused = [](const Instance& instance, std::vector<std::string> moves) {
        Control control;
        return (*find_game(instance.game->id))
            ->solve({instance, std::move(moves)}, "", Extent::totals, control);
    };
    const Instance row = stone_game_ii_instance({2, 7, 9, 4, 4, 1, 1, 1});
    expect_error(refused(row, {"2", "5"}),
                 {"illegal_move", {}, "move 2: 5 is not legal; with M = 2 take 1 to 4"});
    expect_error(refused(row, {"0"}), {"illegal_move", {}, "move 1: 0 is not legal; with M = 1 take 1 to 2"});
    expect_error(refused(row, {"take"}), {"illegal_move", {}});
    expect_error(refused(stone_game_ii_instance({2, 7, 9}), {"2", "1", "1"}),
                 {"move_after_end", {}, "move 3: 1 is not legal; the game is over"});
    expect_error(refused(stone_game_ii_instance({2, 7, 9}), {"2", "2"}),
                 {"illegal_move", {}, "move 2: 2 is not legal; with M = 2 take 1"});
    const Instance stone = energy_instance(1, 0, {3}, {4});
    expect_error(refused(stone, {"s", "skip"}),
                 {"illegal_move", {}, "move 2: skip is not legal; with no energy only take"});
    expect_error(refused(stone, {"jump"}),
                 {"illegal_move", {}, "move 1: jump is not legal; with 1 energy: take or skip"});
}

TEST(ReadJson, ShortWordsOfMovesAreWrittenInFull) {
    Control control;
    const auto report =
        (*find_game("energy"))
            ->solve({energy_instance(1, 0, {3}, {4}), {"s", "t"}}, "", Extent::totals, control);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->saved.moves_played, (std::vector<std::string>{"skip", "take"}));
}

TEST(ReadJson, AResultIsASavedGame) {
    for (const GameEntry& game : games()) {
        Random random(11);
        for (int k = 0; k < 20; ++k) {
            const auto length = static_cast<std::size_t>(random.between(2, 6));
            SavedGame saved{random_instance(*game.info, length, 5, random)};
            if (random.one_in(2)) saved.moves_played = {game.info->move_words.empty() ? "1" : "take"};
            Control control;
            const auto report = game.solve(saved, "", Extent::everything, control);
            ASSERT_TRUE(report) << repeat_command(saved.instance);
            const auto read = read_game(*game.info, write_json(*report), Origin::arguments);
            ASSERT_TRUE(read) << read.error().say(Language::english);
            EXPECT_EQ(read->saved.instance, saved.instance);
            EXPECT_EQ(read->saved.moves_played, saved.moves_played);
        }
    }
}

}  // namespace
}  // namespace cairn
