#include <gmock/gmock.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "run_cairn.hpp"

namespace cairn::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

json bench(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "bench");
    arguments.insert(arguments.end(), {"--json", "--repeat", "1"});
    const Outcome run = run_cairn(std::move(arguments));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return json::parse(run.out);
}

TEST(Bench, TimesEveryMethodOfEveryGame) {
    const json report = bench({"--sizes", "2,3,4", "--greatest", "3"});
    EXPECT_EQ(report["schema"], 1);
    std::set<std::string> games;
    std::size_t methods = 0;
    for (const json& series : report["series"]) {
        games.insert(series["game"]);
        if (series["kind"] != "method") continue;
        ++methods;
        ASSERT_EQ(series["points"].size(), 3U) << series;
        EXPECT_EQ(series["points"][2]["n"], 4);
        EXPECT_GT(series["points"][2]["cold"], 0);
        EXPECT_GT(series["points"][2]["median"], 0);
        EXPECT_TRUE(series["growth"].is_object());
        EXPECT_TRUE(series["ended"].is_null());
    }
    EXPECT_EQ(games, (std::set<std::string>{"energy-stones", "stone-game-ii"}));
    EXPECT_GE(methods, 13U);
}

TEST(Bench, KeepsToMethodsFamiliesAndExtent) {
    const json report = bench({"energy", "--sizes", "4", "--method", "steps,difference", "--family",
                               "doubling,ones", "--extent", "everything", "--seed", "7"});
    EXPECT_EQ(report["extent"], "everything");
    EXPECT_EQ(report["seed"], 7);
    ASSERT_EQ(report["series"].size(), 4U);
    EXPECT_EQ(report["series"][0]["family"], "ones");
    EXPECT_EQ(report["series"][3]["family"], "doubling");
    EXPECT_EQ(report["series"][3]["method"], "steps");
    EXPECT_TRUE(report["series"][3]["growth"].is_null());
}

TEST(Bench, TakesAnySeed) {
    EXPECT_EQ(bench({"sg2", "--sizes", "4", "--method", "margin", "--seed", "0"})["seed"], 0);
    const Outcome bad = run_cairn({"bench", "--seed", "-1"});
    EXPECT_EQ(bad.status, 2);
    EXPECT_THAT(bad.err, HasSubstr("a whole number from 0"));
}

TEST(Bench, LeavesGamesTooLargeToSolveTogether) {
    const json report = bench({"energy", "--sizes", "4,257"});
    const json& many = report["series"].back();
    EXPECT_EQ(many["kind"], "many");
    EXPECT_EQ(many["points"].size(), 1U);
    EXPECT_THAT(many["ended"]["message"], HasSubstr("solves only smaller games together"));
}

TEST(Bench, StopsAMethodAtItsBudgetOrLimit) {
    const json budget = bench({"sg2", "--sizes", "5,500", "--method", "minimax", "--budget", "100ms"});
    EXPECT_EQ(budget["series"][0]["points"].size(), 1U);
    EXPECT_EQ(budget["series"][0]["ended"]["code"], "past_budget");
    const json limit = bench({"sg2", "--sizes", "5,500", "--method", "margin", "--max-memory", "1K"});
    EXPECT_EQ(limit["series"][0]["ended"]["code"], "ends_at");
    EXPECT_THAT(limit["series"][0]["ended"]["message"], HasSubstr("n = 500: needs"));
}

TEST(Bench, PrintsTablesThatFit) {
    const Outcome run =
        run_shell("COLUMNS=40 $CAIRN bench sg2 --sizes 5,6,7 --repeat 1 --method margin,memo");
    EXPECT_THAT(run.out, AllOf(StartsWith("Stone Game II, rows: random\n  method  n  "), HasSubstr("n^"),
                               HasSubstr("Growth: least squares")));
    const Outcome chinese = run_cairn(
        {"bench", "sg2", "--sizes", "5,6,7", "--repeat", "1", "--method", "margin", "--lang", "zh"});
    EXPECT_THAT(chinese.out, HasSubstr("中位数"));
}

TEST(Bench, DrawsAPlotOnlyWhereAsked) {
    const std::string path = testing::TempDir() + "bench-plot.svg";
    bench({"sg2", "--sizes", "5,10,20", "--method", "margin,one-table", "--plot", path});
    EXPECT_THAT(content(path), AllOf(StartsWith("<?xml"), HasSubstr("one-table  n^"), HasSubstr("</svg>\n")));
    std::remove(path.c_str());
    for (const std::string bad : {"/no/such/folder/plot.svg", "/"}) {
        const Outcome run = run_cairn({"bench", "sg2", "--sizes", "5", "--plot", bad});
        EXPECT_EQ(run.status, 2);
        EXPECT_EQ(run.out, "");
        EXPECT_THAT(run.err, StartsWith("cannot write " + bad + ": "));
    }
    EXPECT_EQ(run_cairn({"bench", "sg2", "--sizes", "5", "--method", "margin", "--plot", "/dev/full"}).status,
              2);
}

TEST(BenchWork, IsTheKeptSignature) {
    const Outcome run = run_cairn({"bench", "--work"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, content(CAIRN_SOURCE_DIR "/bench/signature.txt"));
}

TEST(BenchAgainst, SaysWhetherTheAnswersAreRight) {
    const std::string cairn = "\"$CAIRN\" solve sg2 --read contest --answer";
    const std::string common = "$CAIRN bench sg2 --sizes 3,20 --repeat 1 --method margin ";
    const Outcome right = run_shell(common + "--against 'same=" + cairn + "'");
    EXPECT_EQ(right.status, 0) << right.err;
    EXPECT_THAT(right.out, AllOf(HasSubstr("same: 2 answers checked, all are Cairn's."),
                                 HasSubstr("same: whole runs, of which starting up takes about")));
    const Outcome wrong = run_shell(common + "--json --against 'a=cat' --against 'b=echo 0'");
    EXPECT_EQ(wrong.status, 0) << wrong.err;
    const json report = json::parse(wrong.out);
    ASSERT_EQ(report["series"].size(), 3U);
    EXPECT_EQ(report["series"][2]["kind"], "outside");
    EXPECT_EQ(report["series"][2]["wrong"]["n"], 3);
    EXPECT_EQ(report["series"][2]["wrong"]["found"], "0");
    EXPECT_THAT(run_shell(common + "--against 'b=echo 0'").out, HasSubstr("b answers 0 at n = 3, but Cairn"));
}

TEST(BenchAgainst, EndsProgramsThatHangCrashOrFlood) {
    const auto ended = [](const std::string& command) {
        const json report = bench(
            {"sg2", "--sizes", "5", "--method", "margin", "--budget", "300ms", "--against", "x=" + command});
        const json& series = report["series"].back();
        EXPECT_EQ(series["points"].size(), 0U) << series;
        return series["ended"]["message"].get<std::string>();
    };
    EXPECT_THAT(ended("sleep 60"), HasSubstr("does not fit the budget"));
    EXPECT_THAT(ended("exec 1>&-; sleep 60 & wait"), HasSubstr("does not fit the budget"));
    EXPECT_THAT(ended("exit 3"), HasSubstr("ended with status 3"));
    EXPECT_THAT(ended("kill -SEGV $$"), HasSubstr("ended by signal 11"));
    EXPECT_THAT(ended("yes"), HasSubstr("prints more than 1 MiB"));
}

TEST(BenchAgainst, HasOneBudgetForAllSizes) {
    const json report = bench({"sg2", "--sizes", "5,6,7,8,9,10", "--method", "margin", "--budget", "1s",
                               "--against", "x=sleep 0.2"});
    EXPECT_LT(report["series"].back()["points"].size(), 3U);
    EXPECT_EQ(report["series"].back()["ended"]["code"], "past_budget");
}

TEST(BenchAgainst, TakesProgramsThatReadNothing) {
    const json report = bench(
        {"sg2", "--sizes", "50000", "--method", "minimax", "--max-memory", "64M", "--against", "x=echo 1"});
    EXPECT_EQ(report["series"].back()["points"].size(), 1U);
}

TEST(BenchAgainst, LeavesNoProcessBehind) {
    const std::string mark =
        "61.0" + std::to_string(std::chrono::steady_clock::now().time_since_epoch().count());
    bench({"sg2", "--sizes", "5", "--method", "margin", "--budget", "200ms", "--against",
           "x=sleep " + mark + " & sleep " + mark});
    EXPECT_EQ(run_shell("pgrep -f '[s]leep " + mark + "' | wc -l").out, "0\n");
}

TEST(Bench, StopsOnAnInterruption) {
    const std::string path = testing::TempDir() + "bench-interrupted.svg";
    for (const std::string more : {"", " --against 'x=sleep 60'"}) {
        const Outcome run = run_shell("$CAIRN bench sg2 --budget 60s --sizes 3000 --method margin --plot " +
                                      path + more + " & sleep 0.5; kill -INT $!; wait $!; echo $?");
        EXPECT_EQ(run.out, "130\n");
        EXPECT_EQ(run.err, "interrupted\n");
        EXPECT_EQ(content(path), "");
    }
}

}  // namespace
}  // namespace cairn::tests
