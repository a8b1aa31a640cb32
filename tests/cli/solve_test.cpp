#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "run_cairn.hpp"

namespace cairn::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string energy_literal = "9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]";

std::string answer(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "solve");
    arguments.emplace_back("--answer");
    const Outcome run = run_cairn(std::move(arguments), input);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.status, 0);
    return run.out;
}

TEST(Solve, TakesEveryFormOfStoneGameII) {
    EXPECT_EQ(answer({"sg2", "2", "7", "9", "4", "4"}), "10\n");
    EXPECT_EQ(answer({"leetcode-1140", "2,7,9,4,4"}), "10\n");
    EXPECT_EQ(answer({"stone-game-ii", "[2,7,9,4,4]"}), "10\n");
    EXPECT_EQ(answer({"sg2", "piles", "=", "[2,7,9,4,4]"}), "10\n");
    EXPECT_EQ(answer({"sg2", "--piles", "2,7,9,4,4"}), "10\n");
    EXPECT_EQ(answer({"sg2", R"({"piles":[2,7,9,4,4]})"}), "10\n");
    EXPECT_EQ(answer({"sg2", "007", "0"}), "7\n");
    EXPECT_EQ(answer({"sg2"}, "5\n2 7 9 4 4\n"), "10\n");
    EXPECT_EQ(answer({"sg2", "-"}, "2\n7\n9\n4\n4\n"), "10\n");
    EXPECT_EQ(answer({"sg2"}, "\xEF\xBB\xBF[2,7,9,\r\n4,4]\r\n"), "10\n");
    EXPECT_EQ(answer({"sg2", "［2，7，9\u00a04\u30004］"}), "10\n");
    EXPECT_EQ(answer({"sg2", "-f", file_with("row.txt", "5\r\n2 7 9 4 4\r\n")}), "10\n");
}

TEST(Solve, TakesEveryFormOfEnergyStones) {
    const std::string expected = "[112,38]\n";
    EXPECT_EQ(answer({"energy", energy_literal}), expected);
    EXPECT_EQ(answer({"energy", "9,0,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]"}), expected);
    EXPECT_EQ(answer({"energy"}, "A = 9\nB = 0\nn = 7\ne = [66,2,6,2,8,4,3]\na = [7,12,65,7,4,40,15]\n"),
              expected);
    EXPECT_EQ(answer({"energy"}, "9\n0\n7\n[66,2,6,2,8,4,3]\n[7,12,65,7,4,40,15]\n"), expected);
    EXPECT_EQ(answer({"energy"}, "9 0 7\n66 2 6 2 8 4 3\n7 12 65 7 4 40 15\n"), expected);
    EXPECT_EQ(answer({"energy", "--alice-energy", "9", "--bob-energy", "0", "--energies", "66,2,6,2,8,4,3",
                      "--scores", "7,12,65,7,4,40,15"}),
              expected);
}

TEST(Solve, TakesWordsAfterTwoDashesAsTheyAre) {
    EXPECT_THAT(run_cairn({"solve", "sg2", "--", "2", "7", "9", "4", "4"}).out,
                HasSubstr("Alice 10, Bob 16."));
}

TEST(Solve, LaysMOverAnyForm) {
    EXPECT_EQ(answer({"sg2", "[1,2,3]", "--m", "2"}), "6\n");
    EXPECT_EQ(answer({"sg2", R"({"piles":[1,2,3],"m":1})", "--m", "2"}), "6\n");
}

TEST(Solve, PrintsTheObjectOfTheContract) {
    const Outcome run = run_cairn({"solve", "sg2", "[2,7,9,4,4]", "--json"});
    const std::string start =
        R"({"schema":1,"game":"stone-game-ii","instance":{"piles":[2,7,9,4,4],"m":1},"moves_played":[],)"
        R"("to_move":"alice","value":{"alice":10,"bob":16,"margin":-6,"winner":"bob"},"best":[1],)"
        R"("moves":[{"move":1,"alice":10,"bob":16,"loss":0},{"move":2,"alice":9,"bob":17,"loss":1}],)"
        R"("line":[{"player":"alice","move":1,"gain":2,"alice":2,"bob":0},)"
        R"({"player":"bob","move":2,"gain":16,"alice":2,"bob":16},)"
        R"({"player":"alice","move":2,"gain":8,"alice":10,"bob":16}],"method":)";
    EXPECT_EQ(run.out.substr(0, start.size()), start);
    EXPECT_EQ(run.out.find('\n'), run.out.size() - 1);
}

TEST(Solve, LeavesOutTheLineWhenAsked) {
    json with = json::parse(run_cairn({"solve", "energy", energy_literal, "--json"}).out);
    json without = json::parse(run_cairn({"solve", "energy", energy_literal, "--json", "--no-line"}).out);
    EXPECT_EQ(without["line"], json::array());
    for (json* one : {&with, &without})
        for (const char* key : {"line", "seconds", "positions"}) one->erase(key);
    EXPECT_EQ(with, without);
    EXPECT_EQ(json::parse(run_cairn({"solve", "sg2", "--no-line", "--lines"}, "1 2 3\n").out)["line"],
              json::array());
    EXPECT_THAT(run_cairn({"solve", "sg2", "2 7 9 4 4", "--no-line"}).out,
                testing::AllOf(HasSubstr("* best"), testing::Not(HasSubstr("Best play"))));
}

TEST(Solve, TakesItsOwnResultAsASavedGame) {
    const Outcome first = run_cairn({"solve", "energy", energy_literal, "--moves", "s,t", "--json"});
    ASSERT_EQ(first.status, 0) << first.err;
    const Outcome second = run_cairn({"solve", "energy", "--json"}, first.out);
    json a = json::parse(first.out);
    json b = json::parse(second.out);
    for (json* one : {&a, &b}) one->erase("seconds");
    EXPECT_EQ(a, b);
    EXPECT_EQ(b["moves_played"], json({"skip", "take"}));
}

TEST(Solve, CountsWhatWasTakenAfterMoves) {
    const json report = json::parse(run_cairn({"solve", "sg2", "2 7 9 4 4", "--moves", "1,2", "--json"}).out);
    EXPECT_EQ(report["to_move"], "alice");
    EXPECT_EQ(report["value"]["alice"], 10);
    EXPECT_EQ(report["value"]["margin"], 8);
}

TEST(Solve, SaysWhenTheGameIsOver) {
    const json report = json::parse(run_cairn({"solve", "sg2", "[3]", "--moves", "1", "--json"}).out);
    EXPECT_TRUE(report["to_move"].is_null());
    EXPECT_EQ(report["best"], json::array());
    EXPECT_EQ(report["line"], json::array());
    EXPECT_THAT(run_cairn({"solve", "sg2", "[3]", "--moves", "1"}).out, HasSubstr("The game is over."));
}

TEST(Solve, ReadsTenMegabytesOnOneLine) {
    std::string row = "[";
    for (int i = 0; i < 5'000'000; ++i) row += "0,";
    const Outcome run = run_cairn({"solve", "sg2", "--max-memory", "64M"}, row + "1]");
    EXPECT_EQ(run.status, 3) << run.err;
    EXPECT_THAT(run.err, HasSubstr("of memory; 64 MiB are allowed"));
}

TEST(Solve, EndsQuietlyWhenItsPipeCloses) {
    const Outcome run = run_shell(
        "yes 1,2,3 | head -200000 | $CAIRN solve sg2 --lines | head -1 > /dev/null; echo ${PIPESTATUS[2]}");
    EXPECT_EQ(run.out, "141\n");
    EXPECT_EQ(run.err, "");
}

TEST(Solve, StopsOnAnInterruption) {
    const Outcome run = run_shell(
        "yes 3 | head -40 | $CAIRN solve sg2 --method minimax & sleep 0.5; kill -INT $!; wait $!; echo $?");
    EXPECT_THAT(run.out, HasSubstr("130"));
    EXPECT_EQ(run.err, "interrupted\n");
}

TEST(Solve, SpeaksChineseWhenAsked) {
    EXPECT_THAT(run_cairn({"solve", "sg2", "2 7 9 4 4", "--lang", "zh"}).out, HasSubstr("Bob 赢 6。"));
    EXPECT_THAT(run_shell("LC_ALL=zh_CN.UTF-8 $CAIRN solve sg2 2 7 9 4 4").out, HasSubstr("Bob 赢 6。"));
    EXPECT_THAT(run_shell("LANG=fr_FR.UTF-8 $CAIRN solve sg2 2 7 9 4 4").out, HasSubstr("Bob wins by 6."));
}

TEST(Solve, FitsNarrowTerminals) {
    const std::string row = "yes 12345 | head -300 | ";
    const Outcome run = run_shell(row + "COLUMNS=40 $CAIRN solve sg2");
    std::size_t longest = 0;
    for (std::size_t from = 0, to = 0; (to = run.out.find('\n', from)) != std::string::npos; from = to + 1)
        longest = std::max(longest, to - from);
    EXPECT_LE(longest, 60U) << run.out;
    EXPECT_THAT(run.out, HasSubstr("(300 in all)"));
}

TEST(Solve, ColoursOnlyWhenAsked) {
    EXPECT_THAT(run_cairn({"solve", "sg2", "1", "--color=always"}).out, HasSubstr("\x1b[1m"));
    EXPECT_THAT(run_cairn({"solve", "sg2", "1"}).out, testing::Not(HasSubstr("\x1b")));
    EXPECT_THAT(run_shell("FORCE_COLOR=1 $CAIRN solve sg2 1").out, HasSubstr("\x1b[1m"));
    EXPECT_THAT(run_shell("NO_COLOR=1 FORCE_COLOR=1 $CAIRN solve sg2 1").out,
                testing::Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace cairn::tests
