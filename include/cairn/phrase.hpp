#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cairn/types.hpp"

namespace cairn {

enum class Language : unsigned char { english, chinese };

/// One sentence or word in every language, side by side. `{0}`, `{1}`, ... stand for arguments. A phrase that
/// lacks a language, or whose languages use different arguments, does not compile.
struct Phrase {
    std::string_view code;  ///< snake_case; never changes, never translated
    std::string_view english;
    std::string_view chinese;

    consteval Phrase(std::string_view id, std::string_view en, std::string_view zh)
        : code(id), english(en), chinese(zh) {
        if (id.empty() || en.empty() || zh.empty()) a_language_is_missing();
        for (char digit = '0'; digit <= '9'; ++digit)
            if (uses(en, digit) != uses(zh, digit)) arguments_differ();
    }

  private:
    // Not constexpr: a call ends the constant evaluation, and the compiler names it.
    static void a_language_is_missing() {}
    static void arguments_differ() {}

    static consteval bool uses(std::string_view text, char digit) {
        for (std::size_t i = 0; i + 2 < text.size(); ++i)
            if (text[i] == '{' && text[i + 1] == digit && text[i + 2] == '}') return true;
        return false;
    }
};

struct Message;

/// What stands for `{k}`: a number or a piece of text as it is, or a phrase or message of its own.
class Argument {
  public:
    Argument(std::string text) : text_(std::move(text)) {}
    Argument(std::string_view text) : text_(text) {}
    Argument(const char* text) : text_(text) {}
    Argument(Points number) : text_(std::to_string(number)) {}
    Argument(Count number) : text_(std::to_string(number)) {}
    Argument(const Phrase& phrase);
    Argument(Message message);

    std::string say(Language language) const;

  private:
    std::string text_;
    std::shared_ptr<const Message> message_;
};

/// A phrase with its arguments. The phrase must outlive the message: phrases are constants.
struct Message {
    const Phrase* phrase;
    std::vector<Argument> arguments;

    Message(const Phrase& what) : phrase(&what) {}
    Message(const Phrase& what, std::vector<Argument> with);

    std::string say(Language language) const;
};

std::string_view say(Language language, const Phrase& phrase);

/// Text of unknown origin made safe to show: at most `most` characters (then "..."), control characters as
/// `\x1b`, invalid UTF-8 as U+FFFD.
std::string shown(std::string_view text, std::size_t most = 200);

}  // namespace cairn
