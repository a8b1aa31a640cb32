// The quick reader of plain texts against the readers of the forms.

#include "read/plain.hpp"

#include <gtest/gtest.h>

#include "cairn/random.hpp"
#include "cairn/registry.hpp"

namespace cairn {
namespace {

/// The text with some characters replaced, taken out or put in.
std::string changed(std::string text, Random& random) {
    constexpr std::string_view signs = "0123456789,,[] -=x\t";
    for (Points changes = random.between(0, 3); changes > 0; --changes) {
        const auto at = static_cast<std::size_t>(random.between(0, static_cast<Points>(text.size())));
        const char sign =
            signs[static_cast<std::size_t>(random.between(0, static_cast<Points>(signs.size()) - 1))];
        if (random.one_in(2))
            text.insert(at, 1, sign);
        else if (at < text.size())
            text.erase(at, 1);
    }
    return text;
}

/// Whether both readers agree, where the quick one takes the text.
void expect_the_same(const GameInfo& game, const std::string& text, int& taken) {
    const auto plain = read::plain_form(game, text);
    if (!plain) return;
    ++taken;
    const auto full = read_game(game, text, Origin::arguments, plain->form);
    ASSERT_TRUE(full) << text << ": " << full.error().say(Language::english);
    EXPECT_EQ(plain->saved.instance, full->saved.instance) << text;
}

TEST(PlainForm, ReadsAsTheFormsDo) {
    const std::vector<std::string> texts{"2 7 9 4 4",
                                         "2,7,9,4,4",
                                         "[2,7,9,4,4]",
                                         "[2, 7, 9]",
                                         "007",
                                         "99999999999999999",
                                         "999999999999999999999",
                                         "9,0,3,[66,2,6],[7,12,65]",
                                         "9,0,[66,2,6],[7,12,65]",
                                         "9, 0, 1, [66], [7]"};
    for (const GameEntry& game : games()) {
        int taken = 0;
        for (std::uint64_t seed = 1; seed <= 20'000; ++seed) {
            Random random(seed);
            const auto& text = texts[static_cast<std::size_t>(seed) % texts.size()];
            expect_the_same(*game.info, changed(text, random), taken);
        }
        EXPECT_GT(taken, 1500) << game.info->id;
    }
}

TEST(PlainForm, TakesTheFormsOfThePublishedExamples) {
    for (const GameEntry& game : games())
        for (const Example& example : game.info->examples)
            EXPECT_TRUE(read::plain_form(*game.info, example.literal)) << example.literal;
}

TEST(PlainForm, LeavesAllElseToTheForms) {
    const GameInfo& game = *games().front().info;
    for (const std::string_view text : {"", " 1", "1 ", "1  2", "1,,2", "[1", "1]", "[]", "[1,]", "+1", "-1",
                                        "1.0", "x", "[1]x", "[1] ", "1\t2", "[[1]]", "999999999999999999"})
        EXPECT_FALSE(read::plain_form(game, text)) << text;
}

}  // namespace
}  // namespace cairn
