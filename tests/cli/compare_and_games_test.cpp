#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "run_cairn.hpp"

namespace cairn::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

TEST(Compare, RunsEveryMethod) {
    const Outcome run = run_cairn({"compare", "sg2", "77 12 64 35 28 4 87 21 20", "--json"});
    ASSERT_EQ(run.status, 0) << run.err;
    const json report = json::parse(run.out);
    EXPECT_EQ(report["agree"], true);
    ASSERT_GE(report["methods"].size(), 7U);
    for (const json& method : report["methods"]) {
        EXPECT_EQ(method["alice"], 217) << method;
        EXPECT_GT(method["positions"], 0) << method;
    }
}

TEST(Compare, SaysWhyAMethodWasSkipped) {
    const Outcome run = run_shell("yes 5 | head -200 | $CAIRN compare sg2 --max-steps 1000000");
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.out, AllOf(HasSubstr("brute-force: needs about"), HasSubstr("agree: Alice")));
}

TEST(Compare, ShowsEnergyStonesInBothLanguages) {
    const std::string literal = "9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]";
    EXPECT_THAT(run_cairn({"compare", "energy", literal}).out, HasSubstr("agree: Alice 112, Bob 38."));
    EXPECT_THAT(run_cairn({"compare", "energy", literal, "--lang", "zh"}).out, HasSubstr("结果一致"));
}

TEST(Games, ListsIdsMethodsAndLimits) {
    EXPECT_THAT(run_cairn({"games"}).out,
                AllOf(HasSubstr("stone-game-ii"), HasSubstr("energy-stones"), HasSubstr("one-table"),
                      HasSubstr("n 1..100"), HasSubstr("[112,38]")));
    const json games = json::parse(run_cairn({"games", "--json"}).out)["games"];
    EXPECT_EQ(games[0]["id"], "stone-game-ii");
    EXPECT_EQ(games[1]["aliases"], json({"energy"}));
}

TEST(Help, StartsWithExamples) {
    for (const std::string command : {"games", "solve", "compare", "bench"}) {
        const Outcome run = run_cairn({command, "--help"});
        EXPECT_EQ(run.status, 0);
        EXPECT_EQ(run.err, "");
        EXPECT_LT(run.out.find("Examples:"), run.out.find("--lang")) << run.out;
        EXPECT_THAT(run.out, HasSubstr("  cairn " + command));
    }
    EXPECT_THAT(run_cairn({"-h"}).out, HasSubstr("compare"));
    EXPECT_THAT(run_cairn({"solve", "-h", "--lang", "zh"}).out, HasSubstr("例子"));
}

TEST(Version, IsPrinted) {
    EXPECT_THAT(run_cairn({"--version"}).out, testing::StartsWith("cairn "));
    EXPECT_EQ(run_cairn({"--version"}).out, run_cairn({"solve", "--version"}).out);
}

}  // namespace
}  // namespace cairn::tests
