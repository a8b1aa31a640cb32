#include <gmock/gmock.h>

#include <algorithm>

#include "run_cairn.hpp"

namespace cairn::tests {
namespace {

using testing::HasSubstr;

struct BadCase {
    std::string name;
    std::vector<std::string> arguments;
    std::string input;
    std::string message;
    int status = 2;
};

void PrintTo(const BadCase& bad, std::ostream* out) {
    *out << bad.name;
}

class BadInput : public testing::TestWithParam<BadCase> {};

TEST_P(BadInput, IsOneClearLineAndNothingElse) {
    const Outcome run = run_cairn(GetParam().arguments, GetParam().input);
    EXPECT_EQ(run.status, GetParam().status);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(GetParam().message));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

const std::string energy_literal = "9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]";

const std::vector<BadCase> instances{
    {"Letters", {"solve", "sg2", "2", "7", "9", "x7"}, "", "line 1, column 7: \"x7\" is not an integer"},
    {"Exponent", {"solve", "sg2", "1e3"}, "", "line 1, column 1: \"1e3\" is not an integer"},
    {"Plus", {"solve", "sg2", "+5"}, "", "line 1, column 1: \"+5\" is not an integer"},
    {"Decimal", {"solve", "sg2", "2", "1.0"}, "", "line 1, column 3: \"1.0\" is not an integer"},
    {"FullWidthDigits", {"solve", "sg2", "２７"}, "", "write 27"},
    {"Empty", {"solve", "sg2"}, "", "line 1, column 1: the input is empty"},
    {"EmptyList", {"solve", "sg2", "[]"}, "", "line 1, column 1: the list is empty"},
    {"MissingBracket", {"solve", "sg2", "[1,2"}, "", "the bracket opened at line 1, column 1 is not closed"},
    {"TrailingComma", {"solve", "sg2", "[1,2,]"}, "", "line 1, column 5: a comma with no number after it"},
    {"TrailingCommaOfNumbers", {"solve", "sg2", "1,2,"}, "", "line 1, column 4: a comma"},
    {"TextAfterTheList", {"solve", "sg2", "[1,2] 3"}, "", "line 1, column 7: "},
    {"Negative", {"solve", "sg2", "2", "3", "-4"}, "", "pile 3 is -4; piles are 0 or more"},
    {"Beyond64Bits",
     {"solve", "sg2", "99999999999999999999"},
     "",
     "99999999999999999999 does not fit in 64 bits"},
    {"TotalBeyond2To60", {"solve", "sg2", "1152921504606846975", "1"}, "", "the sum of piles reaches 2^60"},
    {"ValueBeyond2To60", {"solve", "sg2", "1152921504606846976"}, "", "below 2^60"},
    {"LengthsDiffer", {"solve", "energy", "1,2,[1,2],[3]"}, "", "energies has 2 values but scores has 1"},
    {"NIsNotTheLength", {"solve", "energy", "9,0,6,[66,2],[7,12]"}, "", "n is 6 but e has 2 values"},
    {"NIsNotWhatFollows", {"solve", "sg2"}, "5\n2 7 9 4\n", "line 1: n is 5 but 4 numbers follow"},
    {"NIsHuge", {"solve", "energy"}, "1 2 1152921504606846975\n1 2\n", "line 1: n is 1152921504606846975"},
    {"EnergyTooLarge",
     {"solve", "energy", "1152921504606846975,0,[1],[1]"},
     "",
     "every energy must stay below"},
    {"NegativeEnergy", {"solve", "energy", "1,-1,[1],[1]"}, "", "bob_energy is -1; it must be 0 or more"},
    {"UnknownKey", {"solve", "sg2", R"({"pile":[1]})"}, "", "line 1, column 2: unknown name \"pile\""},
    {"RepeatedKey",
     {"solve", "sg2", R"({"piles":[1],"piles":[2]})"},
     "",
     "column 14: \"piles\" is given twice"},
    {"MissingKey", {"solve", "energy", R"({"alice_energy":1})"}, "", "\"bob_energy\" is missing"},
    {"UnknownName", {"solve", "sg2", "stones = [1]"}, "", "unknown name \"stones\""},
    {"OtherGame",
     {"solve", "sg2", R"({"game":"energy-stones","instance":{}})"},
     "",
     "is of energy-stones, not of"},
    {"Fraction", {"solve", "sg2", R"({"piles":[1.5]})"}, "", "\"1.5\" is not an integer"},
    {"DeepNesting", {"solve", "sg2", "{\"a\":" + std::string(100000, '[')}, "", "more than 64 deep"},
    {"SecondLine", {"solve", "sg2"}, "2 7 9\n4 x 4\n", "line 2, column 3: \"x\" is not an integer"},
    {"ControlCharacters", {"solve", "sg2", "2 \x1b 5"}, "", "\\x1b"},
    {"Binary",
     {"solve", "sg2"},
     std::string("\x7f"
                 "ELF\0\1\2\xff",
                 8),
     "is not valid UTF-8 text"},
    {"NotJson", {"solve", "sg2", "{"}, "", "is not closed"},
};

const std::vector<BadCase> usage{
    {"TwoSources", {"solve", "sg2", "1", "2", "-f", "row.txt"}, "", "given twice: by arguments and by -f"},
    {"OptionsAndArguments", {"solve", "energy", energy_literal, "--scores", "1"}, "", "given twice"},
    {"MissingOption", {"solve", "energy", "--scores", "1"}, "", "\"--alice-energy\" is missing"},
    {"BadOption",
     {"solve", "energy", "--scores", "1,x", "--energies", "1", "--alice-energy", "1", "--bob-energy", "1"},
     "",
     "--scores: line 1, column 3: \"x\" is not an integer"},
    {"OptionOfTheOtherGame",
     {"solve", "sg2", "1", "--alice-energy", "3"},
     "",
     "--alice-energy is not an option of"},
    {"MIsZero", {"solve", "sg2", "1", "--m", "0"}, "", "m is 0; it must be 1 or more"},
    {"UnknownGame", {"solve", "sg3", "1"}, "", "unknown game \"sg3\"; did you mean sg2?"},
    {"NoGame", {"solve"}, "", "which game?"},
    {"NoCommand", {}, "", "which command?"},
    {"UnknownCommand",
     {"sovle", "sg2"},
     "",
     "unknown command \"sovle\"; there are games, solve, compare, bench"},
    {"UnknownOption", {"solve", "sg2", "1", "--jsn"}, "", "unknown option --jsn"},
    {"OptionWithoutValue", {"solve", "sg2", "1", "--method"}, "", "--method needs a value"},
    {"UnknownMethod",
     {"solve", "sg2", "1", "--method", "magic"},
     "",
     "stone-game-ii has no method \"magic\""},
    {"UnknownProfile",
     {"solve", "sg2", "1", "--profile", "codeforces"},
     "",
     "unknown profile \"codeforces\""},
    {"BadProfileBound",
     {"solve", "sg2", "1", "--profile", "max-stone=3"},
     "",
     "\"max-stone=3\" is not a limit"},
    {"OutsideProfile",
     {"solve", "sg2", "0", "--profile", "leetcode"},
     "",
     "pile 1 is 0; the profile allows 1 to 10000"},
    {"OutsideList",
     {"solve", "sg2", "1", "2", "--profile", "max-n=1"},
     "",
     "n is 2; the profile allows 0 to 1"},
    {"IllegalMove",
     {"solve", "sg2", "2 7 9 4 4", "--moves", "1,5"},
     "",
     "move 2: 5 is not legal; with M = 1 take 1 to 2"},
    {"MoveInWords", {"solve", "sg2", "2 7 9 4 4", "--moves", "take"}, "", "move 1: take is not legal"},
    {"SkipWithoutEnergy",
     {"solve", "energy", "0,0,[1],[1]", "--moves", "skip"},
     "",
     "with no energy only take"},
    {"MoveAfterTheEnd",
     {"solve", "sg2", "1", "--moves", "1,1"},
     "",
     "move 2: 1 is not legal; the game is over"},
    {"BadMOfLines",
     {"solve", "sg2", "--lines", "--m", "x"},
     "1\n2\n",
     "--m: line 1, column 1: \"x\" is not an integer"},
    {"BadMemory", {"solve", "sg2", "1", "--max-memory", "lots"}, "", "--max-memory: \"lots\" is not a size"},
    {"BadJobs", {"solve", "sg2", "--lines", "-j", "0"}, "1\n", "--jobs: \"0\" is not a whole number"},
    {"BadForm", {"solve", "sg2", "1", "--read", "xml"}, "", "--read: \"xml\" is not one of"},
    {"BadLanguage", {"solve", "sg2", "1", "--lang", "fr"}, "", "--lang: \"fr\" is not one of en, zh"},
    {"JsonAndAnswer",
     {"solve", "sg2", "1", "--json", "--answer"},
     "",
     "--json and --answer do not go together"},
    {"NoLineAndAnswer",
     {"solve", "sg2", "1", "--no-line", "--answer"},
     "",
     "--no-line and --answer do not go together"},
    {"MissingFile",
     {"solve", "sg2", "-f", "no/such/file"},
     "",
     "cannot read no/such/file: there is no such file"},
    {"Directory", {"solve", "sg2", "-f", "/"}, "", "cannot read /: it is a directory"},
};

const std::vector<BadCase> of_bench{
    {"UnknownFamily",
     {"bench", "sg2", "--family", "rndom"},
     "",
     "unknown family \"rndom\"; there are random,"},
    {"FamilyOfTheOtherGame", {"bench", "sg2", "--family", "doubling"}, "", "unknown family \"doubling\""},
    {"UnknownMethod",
     {"bench", "energy", "--method", "magic"},
     "",
     "no method \"magic\"; there are minimax,"},
    {"UnknownGame", {"bench", "sg3"}, "", "did you mean sg2?"},
    {"TwoGames", {"bench", "sg2", "energy"}, "", "one game at most"},
    {"Sizes", {"bench", "sg2", "--sizes", "3,2"}, "", "--sizes: \"3,2\" is not rising sizes"},
    {"ZeroSize", {"bench", "sg2", "--sizes", "0,1"}, "", "--sizes: \"0,1\" is not rising sizes"},
    {"Budget", {"bench", "sg2", "--budget", "2h"}, "", "--budget: \"2h\" is not a time such as"},
    {"EndlessBudget", {"bench", "sg2", "--budget", "nan"}, "", "--budget: \"nan\" is not a time such as"},
    {"Greatest", {"bench", "sg2", "--greatest", "-1"}, "", "--greatest: \"-1\" is not a whole number"},
    {"Repeat", {"bench", "sg2", "--repeat", "0"}, "", "--repeat: \"0\" is not a whole number"},
    {"Extent", {"bench", "sg2", "--extent", "all"}, "", "--extent: \"all\" is not one of totals, moves"},
    {"AgainstWithoutName", {"bench", "sg2", "--against", "./a.out"}, "", "\"./a.out\" is not NAME=COMMAND"},
    {"AgainstAllGames", {"bench", "--against", "x=cat"}, "", "--against needs a game"},
    {"MissingCommand",
     {"bench", "sg2", "--sizes", "2", "--method", "margin", "--against", "x=./no-such-program"},
     "",
     "cannot run \"./no-such-program\": there is no such command"},
};

const std::vector<BadCase> limits{
    {"Memory",
     {"solve", "sg2", "--max-memory", "1K", "--method", "one-table",
      "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"},
     "",
     "of memory; 1 KiB are allowed",
     3},
    {"Steps",
     {"solve", "sg2", "--max-steps", "5", "--method", "one-table", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"},
     "",
     "5 are allowed (--max-steps)",
     3},
    {"Positions",
     {"solve", "sg2", "--max-steps", "5", "--method", "minimax", "1 1 1 1 1"},
     "",
     "needs more than the allowed 5 positions (--max-steps)",
     3},
    {"LongInput",
     {"solve", "sg2", "--max-memory", "1M"},
     std::string(3 << 20, ' ') + "1",
     "longer than the allowed 1 MiB",
     3},
    {"Depth",
     {"solve", "energy", "--method", "brute-force", "1000000000,1000000000,[1],[1]"},
     "",
     "recurses at most",
     3},
};

const auto case_name = [](const testing::TestParamInfo<BadCase>& info) { return info.param.name; };
INSTANTIATE_TEST_SUITE_P(Instance, BadInput, testing::ValuesIn(instances), case_name);
INSTANTIATE_TEST_SUITE_P(Usage, BadInput, testing::ValuesIn(usage), case_name);
INSTANTIATE_TEST_SUITE_P(Bench, BadInput, testing::ValuesIn(of_bench), case_name);
INSTANTIATE_TEST_SUITE_P(Limit, BadInput, testing::ValuesIn(limits), case_name);

TEST(BadFile, IsNamedBeforeThePlace) {
    const std::string path = file_with("bad-row.txt", "2 7\n9 x7\n");
    const Outcome run = run_cairn({"solve", "sg2", "-f", path});
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, path + ": line 2, column 3: \"x7\" is not an integer\n");
}

TEST(BadInputInChinese, HasTheSamePlaceAndStatus) {
    const Outcome run = run_cairn({"solve", "sg2", "2", "x7", "--lang", "zh"});
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, "第 1 行第 3 列：“x7”不是整数\n");
}

}  // namespace
}  // namespace cairn::tests
