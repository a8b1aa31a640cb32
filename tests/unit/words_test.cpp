// Phrases in both languages, figures, and text made safe to show.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"
#include "cairn/read.hpp"
#include "cairn/registry.hpp"
#include "instances.hpp"

namespace cairn {
namespace {

TEST(Figures, Counts) {
    EXPECT_EQ(count_text(0), "0");
    EXPECT_EQ(count_text(999), "999");
    EXPECT_EQ(count_text(1000), "1,000");
    EXPECT_EQ(count_text(1234567), "1,234,567");
    EXPECT_EQ(count_text(999'999'999'999'999), "999,999,999,999,999");
    EXPECT_EQ(count_text(1'000'000'000'000'000), "1.0e15");
    EXPECT_EQ(count_text(1'234'567'890'123'456'789), "1.2e18");
    EXPECT_EQ(count_text(no_limit), "1.8e19");
}

TEST(Figures, Bytes) {
    EXPECT_EQ(bytes_text(0), "0 bytes");
    EXPECT_EQ(bytes_text(1023), "1023 bytes");
    EXPECT_EQ(bytes_text(1024), "1 KiB");
    EXPECT_EQ(bytes_text(1536), "1.5 KiB");
    EXPECT_EQ(bytes_text(2047), "1.9 KiB");
    EXPECT_EQ(bytes_text(Count{256} << 20), "256 MiB");
    EXPECT_EQ(bytes_text((Count{5} << 30) / 2), "2.5 GiB");
    EXPECT_EQ(bytes_text(Count{3} << 40), "3 TiB");
    EXPECT_EQ(bytes_text(no_limit), "15.9 EiB");
}

TEST(Shown, ControlCharactersAndBadBytes) {
    EXPECT_EQ(shown("plain 石子"), "plain 石子");
    EXPECT_EQ(shown("a\x1b[31m\n\t\x7F"), "a\\x1b[31m\\x0a\\x09\\x7f");
    EXPECT_EQ(shown(std::string_view("\0", 1)), "\\x00");
    EXPECT_EQ(shown("\xFFx"), "\uFFFDx");
    EXPECT_EQ(shown("\xC2\x9B"), "\\x9b") << "a control character of two bytes";
    EXPECT_EQ(shown("\xF0\x9F\xAA"), "\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(shown(""), "");
}

TEST(Shown, IsCutByCharacters) {
    EXPECT_EQ(shown("abcdef", 3), "abc...");
    EXPECT_EQ(shown("abc", 3), "abc");
    EXPECT_EQ(shown("石子堆", 2), "石子...");
    EXPECT_EQ(shown(std::string(200, 'x')), std::string(200, 'x'));
    EXPECT_EQ(shown(std::string(201, 'x')), std::string(200, 'x') + "...");
}

TEST(Phrases, ArgumentsStandWhereTheyBelong) {
    const Message message(text::wrong_count, {Points{5}, Count{4}});
    EXPECT_EQ(message.say(Language::english), "n is 5 but 4 numbers follow");
    EXPECT_EQ(message.say(Language::chinese), "n 是 5，但后面有 4 个数");
    const Message nested(text::expected, {text::an_integer, text::end_of_input});
    EXPECT_EQ(nested.say(Language::english), "expected an integer, found the end of the input");
    EXPECT_EQ(nested.say(Language::chinese), "此处应为 整数，却是 输入结尾");
    EXPECT_EQ(Message(text::not_an_integer, {"{0}{1}"}).say(Language::english),
              "\"{0}{1}\" is not an integer");
}

/// The numbers in a text, smallest first.
std::vector<std::string> numbers_in(std::string_view text) {
    std::vector<std::string> numbers;
    std::string digits;
    for (const char c : std::string(text) + " ") {
        if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            digits += c;
        } else if (!digits.empty()) {
            numbers.push_back(digits);
            digits.clear();
        }
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

void expect_same_numbers(const Error& error) {
    const std::string english = error.say(Language::english);
    const std::string chinese = error.say(Language::chinese);
    EXPECT_EQ(numbers_in(english), numbers_in(chinese)) << english << "\n" << chinese;
    EXPECT_NE(english, chinese);
}

TEST(Phrases, BothLanguagesSayTheSameNumbers) {
    const GameInfo& stones = stone_game_ii::data::info;
    for (const std::string_view text :
         {"", "[]", "[2,7", "2,7,", "x7", "2\n7 8 9", "[2] 7", "{\"m\":2}", "{\"piles\":[1],\"q\":3}", "\xFF",
          "9999999999999999999", "\uFF17", "{\"game\":\"energy\",\"instance\":{}}"})
        expect_same_numbers(read_game(stones, text, Origin::file).error());
    expect_same_numbers(read_game(energy_stones::data::info, "1 2 3\n4", Origin::file).error());
    expect_same_numbers(read_game(energy_stones::data::info, "1,2,3,[4],[5]", Origin::file).error());
    expect_same_numbers(check_fields(stone_game_ii_instance({1, -4})).error());
    expect_same_numbers(check_fields(stone_game_ii_instance({1}, 0)).error());
    expect_same_numbers(check_fields(energy_instance(1, 2, {3}, {4, 5})).error());
    expect_same_numbers(check_fields(stone_game_ii_instance({points_limit})).error());
    expect_same_numbers(
        check_profile(stone_game_ii_instance({5}), *read_profile(stones, "max-pile=3")).error());
    expect_same_numbers(
        check_profile(stone_game_ii_instance({5}), *read_profile(stones, "min-pile=9")).error());
    for (const std::vector<std::string>& moves : {std::vector<std::string>{"5"}, {"2", "1", "1"}}) {
        Control control;
        expect_same_numbers(
            (*find_game("sg2"))
                ->solve({stone_game_ii_instance({1, 2, 3}), moves}, "", Extent::totals, control)
                .error());
    }
}

TEST(Phrases, OfTheGamesAreInBothLanguages) {
    for (const GameEntry& game : games()) {
        EXPECT_NE(say(Language::english, game.info->title), say(Language::chinese, game.info->title));
        EXPECT_EQ(numbers_in(game.info->rule.english), numbers_in(game.info->rule.chinese));
        for (const MethodInfo& method : game.methods) {
            EXPECT_NE(method.meant_for.english, method.meant_for.chinese) << method.name;
            EXPECT_FALSE(method.time.empty() || method.space.empty()) << method.name;
        }
    }
}

}  // namespace
}  // namespace cairn
