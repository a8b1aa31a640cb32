// What the reader refuses: the code, the line and the column of each.

#include "cairn/read.hpp"

#include "expect_error.hpp"
#include "instances.hpp"

namespace cairn {
namespace {

const GameInfo& stones = stone_game_ii::data::info;
const GameInfo& energy = energy_stones::data::info;

struct Refused {
    std::string text;
    Refusal refusal;
};

void expect_refused(const GameInfo& game, Origin origin, const std::vector<Refused>& texts) {
    for (const auto& [text, refusal] : texts) {
        SCOPED_TRACE("\"" + text + "\"");
        expect_error(read_game(game, text, origin), refusal);
    }
}

TEST(ReadErrors, WhatIsNotAnInteger) {
    expect_refused(
        stones, Origin::file,
        {{"[2,7,9,x7]", {"not_an_integer", {1, 8}, "line 1, column 8: \"x7\" is not an integer"}},
         {"2 seven 9", {"not_an_integer", {1, 3}}},
         {"2 7\n 9 1e3", {"not_an_integer", {2, 4}, "line 2, column 4: \"1e3\" is not an integer"}},
         {"+5", {"not_an_integer", {1, 1}}},
         {"1.0", {"not_an_integer", {1, 1}}},
         {"0x10", {"not_an_integer", {1, 1}}},
         {"--1", {"not_an_integer", {1, 1}}},
         {"- 1", {"not_an_integer", {1, 1}}},
         {"1_000", {"not_an_integer", {1, 1}}},
         {"\"7\"", {"not_an_integer", {1, 1}}},
         {"9223372036854775808", {"beyond_64_bits", {1, 1}}},
         {"1 99999999999999999999999", {"beyond_64_bits", {1, 3}}},
         {"2 \uFF17\uFF11", {"full_width_digits", {1, 3}}}});
    const auto hinted = read_game(stones, "\uFF17\uFF11", Origin::file);
    expect_error(
        hinted,
        {"full_width_digits", {1, 1}, "line 1, column 1: \"\uFF17\uFF11\" has full-width digits; write 71"});
}

TEST(ReadErrors, ColumnsCountCharacters) {
    expect_refused(stones, Origin::file,
                   {{"\uFEFF2 x", {"not_an_integer", {1, 3}}},
                    {"2\u3000x", {"not_an_integer", {1, 3}}},
                    {"2\uFF0C7\uFF0Cx", {"not_an_integer", {1, 5}}},
                    {"\uFF3B2\uFF0Cx\uFF3D", {"not_an_integer", {1, 4}}},
                    {"2 7\r\nx", {"not_an_integer", {2, 1}}},
                    {"2\t x", {"not_an_integer", {1, 4}}}});
}

TEST(ReadErrors, EmptyAndBrackets) {
    for (const Origin origin : {Origin::file, Origin::arguments})
        expect_refused(stones, origin,
                       {{"", {"empty_input", {1, 1}}},
                        {" \n\t", {"empty_input", {1, 1}}},
                        {"\uFEFF", {"empty_input", {1, 1}}},
                        {"[]", {"empty_list", {1, 1}}},
                        {" []", {"empty_list", {1, 2}}},
                        {"[2,7", {"missing_bracket", {1, 5}}},
                        {"\n[2,\n7", {"missing_bracket", {3, 2}}},
                        {"[", {"missing_bracket", {1, 2}}},
                        {"[2,7,]", {"trailing_comma", {1, 5}}},
                        {"[2,7],", {"trailing_comma", {1, 6}}},
                        {"2,7,", {"trailing_comma", {1, 4}}},
                        {"2,7]", {"expected", {1, 1}}},
                        {"[2,,7]", {"expected", {1, 4}}},
                        {",2", {"expected", {1, 1}}},
                        {"[2,[7]]", {"expected", {1, 4}}},
                        {"[2] 7", {"too_many_values", {1, 5}}},
                        {"[2][7]", {"too_many_values", {1, 4}}}});
}

TEST(ReadErrors, Names) {
    expect_refused(stones, Origin::arguments,
                   {{"stones = [2]", {"unknown_name", {1, 1}}},
                    {"piles = [2], piles = [3]", {"repeated_name", {1, 14}}},
                    {"piles = 3", {"expected", {1, 1}}},
                    {"piles = ", {"expected", {1, 9}}}});
    expect_refused(energy, Origin::arguments,
                   {{"A = 1, B = 2, e = [1]", {"missing_name", {}}},
                    {"A = 1, A = 2", {"repeated_name", {1, 8}}},
                    {"9,0,3,[1,2],[3,4]", {"wrong_length", {}, "n is 3 but e has 2 values"}},
                    {"9,[1],[2]", {"expected", {1, 3}}},
                    {"9,0,1,[1],[2],[3]", {"too_many_values", {1, 15}}}});
}

TEST(ReadErrors, HowManyNumbersFollow) {
    expect_refused(stones, Origin::file,
                   {{"5\n2 7 9 4", {"wrong_count", {1, 0}, "line 1: n is 5 but 4 numbers follow"}},
                    {"\n3\n2 7 9 4", {"wrong_count", {2, 0}, "line 2: n is 3 but 4 numbers follow"}},
                    {"0\n2 7", {"wrong_count", {1, 0}}},
                    {"-1\n2 7", {"wrong_count", {1, 0}}},
                    {"9223372036854775807\n2 7", {"wrong_count", {1, 0}}}});
    expect_refused(energy, Origin::file,
                   {{"9 0 2\n1 2\n3", {"wrong_count_rows", {1, 0}}},
                    {"9 0 4611686018427387905\n1 2", {"wrong_count_rows", {1, 0}}},
                    {"9 0", {"expected", {1, 4}}},
                    {"9 0 0", {"empty_list", {1, 5}}},
                    {"9 0 1", {"wrong_count_rows", {1, 0}}}});
    const auto rows = read_game(energy, "9 0 2\n1 2\n3", Origin::file);
    EXPECT_EQ(rows.error().say(Language::english), "line 1: n is 2, so 4 numbers must follow, but 3 do");
}

TEST(ReadErrors, WhatIsNoText) {
    expect_refused(stones, Origin::file,
                   {{"2 \xFF", {"not_utf8", {1, 3}}},
                    {std::string("2 7\n\0", 5), {"not_utf8", {2, 1}}},
                    {"2 \xE3\x80", {"not_utf8", {1, 3}}},
                    {"2 \xC0\xAF", {"not_utf8", {1, 3}}},
                    {"\xED\xA0\x80", {"not_utf8", {1, 1}}}});
}

TEST(ReadErrors, AFormThatTheGameLacks) {
    const auto read = read_game(energy, "1 2 3", Origin::file, Form::numbers);
    expect_error(read, {"form_not_of_game", {}});
}

TEST(ReadErrors, OptionValues) {
    expect_error(read_numbers(""), {"empty_input", {1, 1}});
    expect_error(read_numbers("1,x"), {"not_an_integer", {1, 3}});
    expect_error(read_numbers("[1,2] 3"), {"expected", {1, 7}});
    expect_error(read_numbers("1,2,"), {"trailing_comma", {1, 4}});
}

}  // namespace
}  // namespace cairn
