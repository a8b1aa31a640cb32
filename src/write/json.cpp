#include "write/json.hpp"

#include <array>
#include <cmath>
#include <cstdio>

#include "utf8.hpp"

namespace cairn::write {

void Json::separate() {
    if (text_.empty()) return;
    const char last = text_.back();
    if (last != '{' && last != '[' && last != ':') text_ += ',';
}

Json& Json::open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
}

Json& Json::close(char bracket) {
    text_ += bracket;
    return *this;
}

Json& Json::key(std::string_view name) {
    string(name);
    text_ += ':';
    return *this;
}

Json& Json::raw(std::string_view text) {
    separate();
    text_ += text;
    return *this;
}

Json& Json::seconds(double seconds) {
    std::array<char, 64> digits{};
    const int length = std::snprintf(digits.data(), digits.size(), "%.6f", seconds);
    return raw({digits.data(), static_cast<std::size_t>(length)});
}

Json& Json::precise(double number) {
    if (!std::isfinite(number)) return null();
    std::array<char, 32> digits{};
    const int length = std::snprintf(digits.data(), digits.size(), "%.6g", number);
    return raw({digits.data(), static_cast<std::size_t>(length)});
}

Json& Json::string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    separate();
    text_ += '"';
    while (!text.empty()) {
        const auto [code, bytes] = utf8::first(text);
        if (code == utf8::invalid)
            text_ += "\xEF\xBF\xBD";
        else if (code == '"' || code == '\\')
            (text_ += '\\') += static_cast<char>(code);
        else if (code == '\n')
            text_ += "\\n";
        else if (code < 0x20)
            (((text_ += "\\u00") += hex[code >> 4]) += hex[code & 15]);
        else
            text_ += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    text_ += '"';
    return *this;
}

}  // namespace cairn::write
