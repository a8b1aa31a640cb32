#include <gmock/gmock.h>

#include <cstdint>

#include "run_cairn.hpp"
#include "terminal.hpp"

namespace cairn::tests {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Some seconds of work for a table, far more for minimax.
std::string long_row() {
    std::string row = "1";
    for (int i = 1; i < 3900; ++i) row += " " + std::to_string(i % 7);
    return file_with("long-row.txt", row);
}

const std::string short_row =
    "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3";

TEST(ProgressOnATerminal, ShowsShareAndTimesAndIsErased) {
    for (const unsigned short columns : {std::uint16_t{80}, std::uint16_t{40}}) {
        const Shown shown =
            run_on_terminal({"solve", "sg2", "-f", long_row(), "--method", "margin"}, columns, "left");
        EXPECT_EQ(shown.status, 130);
        EXPECT_THAT(shown.text, StartsWith("\r"));
        EXPECT_THAT(shown.text, AllOf(HasSubstr("\r["), HasSubstr(" %  0:0"), HasSubstr(" left\x1b[K")));
        EXPECT_THAT(shown.text, EndsWith("\r\x1b[Kinterrupted\r\n"));
        for (const std::string& line : drawn_lines(shown.text)) EXPECT_LT(line.size(), columns + 3U) << line;
    }
}

TEST(ProgressOnATerminal, ShowsPositionsWhereTheWorkIsNotKnown) {
    const Shown shown = run_on_terminal({"solve", "sg2", short_row, "--method", "minimax"}, 80, "positions");
    EXPECT_EQ(shown.status, 130);
    EXPECT_THAT(shown.text, AllOf(HasSubstr(" positions  0:0"), Not(HasSubstr("%"))));
}

TEST(ProgressOnATerminal, NamesTheMethodInCompare) {
    const Shown shown =
        run_on_terminal({"compare", "sg2", short_row, "--max-steps", "99999999999"}, 80, "0:0");
    EXPECT_EQ(shown.status, 130);
    EXPECT_THAT(shown.text, HasSubstr("\rminimax  "));
}

TEST(ProgressOnATerminal, StaysAwayWhenQuietOrShort) {
    const Shown quiet = run_on_terminal({"solve", "sg2", "-q", short_row, "--method", "minimax"}, 80, "");
    EXPECT_EQ(quiet.status, 130);
    EXPECT_EQ(quiet.text, "interrupted\r\n");
    const Shown fast = run_on_terminal({"solve", "sg2", "1 2 3"}, 80, "never");
    EXPECT_EQ(fast.status, 0);
    EXPECT_EQ(fast.text, "");
}

TEST(Interruption, StopsEveryTableWithOneLine) {
    for (const char* method : {"memo", "two-tables", "one-table", "margin", "backward-induction"}) {
        const Outcome run = run_shell("$CAIRN solve sg2 --method " + std::string(method) + " -f " +
                                      long_row() + " & sleep 0.4; kill -INT $!; wait $!; echo $?");
        EXPECT_EQ(run.out, "130\n") << method;
        EXPECT_EQ(run.err, "interrupted\n") << method;
    }
}

}  // namespace
}  // namespace cairn::tests
