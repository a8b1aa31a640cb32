#pragma once

#include <cstddef>
#include <string_view>

namespace cairn::utf8 {

inline constexpr char32_t invalid = 0xFFFFFFFF;

struct Character {
    char32_t code;
    std::size_t bytes;
};

/// The first character of a text that is not empty; `invalid` and one byte where it is not UTF-8.
constexpr Character first(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {invalid, 1};
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return {invalid, 1};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    const bool overlong = code < (length == 4 ? 0x10000U : length == 3 ? 0x800U : 0x80U);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (overlong || surrogate || code > 0x10FFFF) return {invalid, 1};
    return {code, length};
}

}  // namespace cairn::utf8
