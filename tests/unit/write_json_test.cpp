// The JSON of results and errors: valid, and its keys in the promised order.

#include "cairn/write.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cairn/catalogue/errors.hpp"
#include "cairn/read.hpp"
#include "cairn/solve.hpp"
#include "write/json.hpp"

namespace cairn {
namespace {

TEST(WriteJson, TheExampleOfStoneGameIi) {
    const auto report = solve("stone-game-ii", "[2,7,9,4,4]");
    ASSERT_TRUE(report);
    const std::string json = write_json(*report);
    const std::string expected =
        R"({"schema":1,"game":"stone-game-ii","instance":{"piles":[2,7,9,4,4],"m":1},"moves_played":[],)"
        R"("to_move":"alice","value":{"alice":10,"bob":16,"margin":-6,"winner":"bob"},)"
        R"("best":[1],)"
        R"("moves":[{"move":1,"alice":10,"bob":16,"loss":0},{"move":2,"alice":9,"bob":17,"loss":1}],)"
        R"("line":[{"player":"alice","move":1,"gain":2,"alice":2,"bob":0},)"
        R"({"player":"bob","move":2,"gain":16,"alice":2,"bob":16},)"
        R"({"player":"alice","move":2,"gain":8,"alice":10,"bob":16}],)"
        R"("method":")";
    EXPECT_EQ(json.substr(0, expected.size()), expected);
    EXPECT_EQ(json.find('\n'), json.npos);
    const auto parsed = nlohmann::ordered_json::parse(json);
    std::vector<std::string> keys;
    for (const auto& [key, value] : parsed.items()) keys.push_back(key);
    EXPECT_EQ(keys,
              (std::vector<std::string>{"schema", "game", "instance", "moves_played", "to_move", "value",
                                        "best", "moves", "line", "method", "positions", "seconds"}));
    EXPECT_TRUE(parsed["positions"].is_number_integer());
    EXPECT_GT(parsed["positions"], 0);
    EXPECT_TRUE(parsed["seconds"].is_number());
    EXPECT_EQ(write_answer(*report), "10");
}

TEST(WriteJson, TheExampleOfEnergyStones) {
    const auto report = solve("energy", "9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]");
    ASSERT_TRUE(report);
    const auto parsed = nlohmann::ordered_json::parse(write_json(*report));
    EXPECT_EQ(parsed["value"].dump(), R"({"alice":112,"bob":38,"margin":74,"winner":"alice"})");
    EXPECT_EQ(
        parsed["instance"].dump(),
        R"({"alice_energy":9,"bob_energy":0,"energies":[66,2,6,2,8,4,3],"scores":[7,12,65,7,4,40,15]})");
    ASSERT_FALSE(parsed["line"].empty());
    for (const auto& step : parsed["line"]) {
        std::vector<std::string> keys;
        for (const auto& [key, value] : step.items()) keys.push_back(key);
        EXPECT_EQ(keys, (std::vector<std::string>{"player", "move", "gain", "alice", "bob", "energy"}));
        EXPECT_TRUE(step["move"] == "take" || step["move"] == "skip") << step;
    }
    EXPECT_EQ(write_answer(*report), "[112,38]");
}

TEST(WriteJson, AFinishedGameAndATie) {
    const auto over = solve("sg2", R"({"instance":{"piles":[3,4]},"moves_played":[1,1]})");
    ASSERT_TRUE(over);
    const auto parsed = nlohmann::json::parse(write_json(*over));
    EXPECT_TRUE(parsed["to_move"].is_null());
    EXPECT_TRUE(parsed["best"].empty() && parsed["moves"].empty() && parsed["line"].empty());
    EXPECT_EQ(parsed["moves_played"].dump(), "[1,1]");
    EXPECT_EQ(parsed["value"]["winner"], "bob");
    const auto tie = solve("sg2", "[0]");
    ASSERT_TRUE(tie);
    EXPECT_EQ(nlohmann::json::parse(write_json(*tie))["value"]["winner"], "tie");
}

TEST(WriteJson, LargeIntegersStayExact) {
    const auto report = solve("sg2", "[1152921504606846975]");
    ASSERT_TRUE(report);
    EXPECT_EQ(nlohmann::json::parse(write_json(*report))["value"]["alice"].get<Points>(), points_limit - 1);
}

TEST(WriteJson, Errors) {
    const Error error = input_error(text::not_an_integer, {"x7"}, {7, 12});
    EXPECT_EQ(write_json(error, Language::english),
              R"({"schema":1,"error":{"line":7,"column":12,"code":"not_an_integer",)"
              R"("message":"\"x7\" is not an integer"}})");
    const auto chinese = nlohmann::json::parse(write_json(error, Language::chinese));
    EXPECT_EQ(chinese["error"]["code"], "not_an_integer");
    EXPECT_EQ(chinese["error"]["message"], error.message.say(Language::chinese));
    const auto nowhere = nlohmann::json::parse(write_json(input_error(text::empty_input), Language::english));
    EXPECT_TRUE(nowhere["error"]["line"].is_null() && nowhere["error"]["column"].is_null());
}

TEST(WriteJson, TheListOfGames) {
    const auto parsed = nlohmann::json::parse(write_json(games(), Language::english));
    ASSERT_EQ(parsed["games"].size(), games().size());
    for (std::size_t i = 0; i < games().size(); ++i) {
        EXPECT_EQ(parsed["games"][i]["id"], games()[i].info->id);
        EXPECT_EQ(parsed["games"][i]["methods"].size(), games()[i].methods.size());
    }
}

TEST(WriteJson, Comparisons) {
    const auto solved = solve("sg2", "[2,7,9,4,4]");
    ASSERT_TRUE(solved);
    CompareReport report{solved->saved, {}};
    report.methods.push_back({.method = "one", .time = "O(n)", .space = "O(1)", .solved = *solved});
    report.methods.push_back(
        {.method = "two", .time = "O(n)", .space = "O(1)", .skipped = limit_error(text::interrupted)});
    auto parsed = nlohmann::json::parse(write_json(report));
    EXPECT_EQ(parsed["agree"], true);
    EXPECT_EQ(parsed["methods"][0]["alice"], 10);
    EXPECT_EQ(parsed["methods"][1]["skipped"]["code"], "interrupted");
    report.methods.push_back(report.methods.front());
    report.methods.back().solved->alice = 11;
    parsed = nlohmann::json::parse(write_json(report));
    EXPECT_EQ(parsed["agree"], false);
}

TEST(WriteJson, Strings) {
    const std::string text = "a\"b\\c\n\t\x01 石\x7F";
    const std::string json = write::Json().string(text).take();
    EXPECT_EQ(nlohmann::json::parse(json).get<std::string>(), text);
    EXPECT_EQ(nlohmann::json::parse(write::Json().string("\xFFx").take()).get<std::string>(), "\uFFFDx");
}

}  // namespace
}  // namespace cairn
