#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "run_cairn.hpp"

namespace cairn::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0, to = 0; (to = text.find('\n', from)) != std::string::npos; from = to + 1)
        lines.push_back(text.substr(from, to - from));
    return lines;
}

TEST(Lines, AnswerEveryLineInItsPlace) {
    const Outcome run =
        run_cairn({"solve", "sg2", "--lines", "--answer"}, "2 7 9 4 4\n\nx\n[1,2,3,4,5,100]\r\n[1]");
    EXPECT_EQ(run.out, "10\nerror\n104\n1\n");
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, "");
}

TEST(Lines, SayWhereAndWhatIsWrong) {
    const Outcome run = run_cairn({"solve", "sg2", "--lines"}, "1\n\n2 x7\n-1\n");
    const auto lines = lines_of(run.out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1], R"({"schema":1,"error":{"line":3,"column":3,"code":"not_an_integer",)"
                        R"("message":"\"x7\" is not an integer"}})");
    const json negative = json::parse(lines[2])["error"];
    EXPECT_EQ(negative["line"], 4);
    EXPECT_EQ(negative["code"], "below_least");
    EXPECT_EQ(negative["message"], "pile 1 is -1; piles are 0 or more");
}

TEST(Lines, CarryTheSameObjectsAsSingleRuns) {
    json line = json::parse(run_cairn({"solve", "energy", "--lines"}, "1,2,[3,4],[5,6]\n").out);
    json single = json::parse(run_cairn({"solve", "energy", "1,2,[3,4],[5,6]", "--json"}).out);
    line.erase("seconds");
    single.erase("seconds");
    EXPECT_EQ(line, single);
}

TEST(Lines, KeepTheirOrderOnManyThreads) {
    std::string input;
    std::string expected;
    for (int i = 0; i < 100'000; ++i) {
        input += std::to_string(i) + "\n";
        expected += std::to_string(i) + "\n";
    }
    for (const char* jobs : {"1", "2", "7"})
        EXPECT_EQ(run_cairn({"solve", "sg2", "--lines", "--answer", "-j", jobs}, input).out, expected);
}

TEST(Lines, GiveTheHighestStatus) {
    const Outcome run =
        run_cairn({"solve", "sg2", "--lines", "--answer", "--max-steps", "3", "--method", "one-table"},
                  "1\nx\n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n");
    EXPECT_EQ(run.out, "1\nerror\nerror\n");
    EXPECT_EQ(run.status, 3);
}

TEST(Lines, CountBlankLines) {
    EXPECT_THAT(run_cairn({"solve", "sg2", "--lines", "-v"}, "\n1\n \n").err,
                HasSubstr("2 blank lines were skipped"));
}

/// Lines do not share the limits: what one line can, a thousand can.
TEST(Lines, HaveTheLimitsForThemselves) {
    std::string row = "1";
    for (int pile = 0; pile < 199; ++pile) row += " 3";
    std::string input;
    for (int line = 0; line < 300; ++line) input += row + "\n";
    for (const char* limit : {"--max-memory=1M", "--max-steps=100000"}) {
        const Outcome run = run_cairn({"solve", "sg2", "--lines", "--answer", limit}, input);
        EXPECT_EQ(run.status, 0) << limit;
        EXPECT_THAT(run.out, testing::Not(HasSubstr("error"))) << limit;
    }
}

/// A row as JSON is read by the full reader, one in plain signs by a quicker one.
TEST(Lines, AnswerAlikeHoweverARowIsWritten) {
    const Outcome plain =
        run_cairn({"solve", "energy", "--lines", "--answer"},
                  "9,0,3,[66,2,6],[7,12,65]\n9, 0, 3, [66, 2, 6], [7, 12, 65]\n"
                  "9,0,[66,2,6],[7,12,65]\n 9,0,[66,2,6],[7,12,65]\n"
                  R"({"alice_energy":9,"bob_energy":0,"energies":[66,2,6],"scores":[7,12,65]})"
                  "\n");
    const auto lines = lines_of(plain.out);
    ASSERT_EQ(lines.size(), 5U);
    for (const std::string& line : lines) EXPECT_EQ(line, lines.front());
    EXPECT_EQ(run_cairn({"solve", "energy", "--lines", "--answer"}, "9,0,2,[66,2,6],[7,12,65]\n").out,
              "error\n");
}

/// The reports of all games, and the answers with their lines, would take more memory than is allowed.
TEST(SlowLines, TakeTenMillionInFlatMemory) {
    const Outcome run = run_shell(
        "ulimit -v 1000000; yes '2 7 9 4 4 3 1 8 5 5 2 6 4 3 9 1 2 8 7 6 5 4 1 2 3' | head -10000000 | "
        "$CAIRN solve sg2 --lines --answer -j 2 | sort | uniq -c");
    EXPECT_THAT(run.out, HasSubstr("10000000 "));
    EXPECT_EQ(run.err, "");
}

TEST(Lines, TakeSavedGames) {
    const std::string saved =
        R"({"game":"stone-game-ii","instance":{"piles":[2,7,9,4,4]},"moves_played":[1,2]})";
    EXPECT_EQ(run_cairn({"solve", "sg2", "--lines", "--answer"}, saved + "\n").out, "10\n");
}

}  // namespace
}  // namespace cairn::tests
