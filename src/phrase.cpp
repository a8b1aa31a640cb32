#include "cairn/phrase.hpp"

#include <cstdint>

#include "cairn/catalogue/errors.hpp"
#include "cairn/result.hpp"
#include "utf8.hpp"

namespace cairn {

std::string_view say(Language language, const Phrase& phrase) {
    return language == Language::chinese ? phrase.chinese : phrase.english;
}

Argument::Argument(const Phrase& phrase) : message_(std::make_shared<const Message>(phrase)) {}
Argument::Argument(Message message) : message_(std::make_shared<const Message>(std::move(message))) {}

std::string Argument::say(Language language) const {
    return message_ == nullptr ? text_ : message_->say(language);
}

Message::Message(const Phrase& what, std::vector<Argument> with)
    : phrase(&what), arguments(std::move(with)) {}

std::string Message::say(Language language) const {
    std::string said;
    const std::string_view pattern = cairn::say(language, *phrase);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool hole = i + 2 < pattern.size() && pattern[i] == '{' && pattern[i + 2] == '}';
        const auto k = hole ? static_cast<std::size_t>(pattern[i + 1] - '0') : arguments.size();
        if (k < arguments.size()) {
            said += arguments[k].say(language);
            i += 2;
        } else {
            said += pattern[i];
        }
    }
    return said;
}

std::string Error::say(Language language) const {
    std::string said;
    if (place.column > 0)
        said = Message(text::at_line_column, {Count{place.line}, Count{place.column}}).say(language);
    else if (place.line > 0)
        said = Message(text::at_line, {Count{place.line}}).say(language);
    return said + message.say(language);
}

std::string shown(std::string_view text, std::size_t most) {
    constexpr char hex[] = "0123456789abcdef";
    std::string safe;
    std::size_t characters = 0;
    while (!text.empty()) {
        if (characters++ == most) return safe + "...";
        const auto [code, bytes] = utf8::first(text);
        if (code == utf8::invalid)
            safe += "\xEF\xBF\xBD";
        else if (code < 0x20 || (code >= 0x7F && code < 0xA0))
            (((safe += "\\x") += hex[code >> 4]) += hex[code & 15]);
        else
            safe += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return safe;
}

}  // namespace cairn
