#include "cairn/figures.hpp"

#include <array>
#include <string_view>

namespace cairn {

namespace {

/// tenths as "12.3", or "12" where the last digit is 0.
std::string tenths_text(Count tenths) {
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0) (text += '.') += std::to_string(tenths % 10);
    return text;
}

}  // namespace

std::string count_text(Count count) {
    std::string digits = std::to_string(count);
    if (digits.size() > 15) {
        const std::string exponent = std::to_string(digits.size() - 1);
        return digits.substr(0, 1) + "." + digits.substr(1, 1) + "e" + exponent;
    }
    for (std::size_t i = digits.size(); i > 3;) digits.insert(i -= 3, ",");
    return digits;
}

std::string bytes_text(Count bytes) {
    if (bytes == 1) return "1 byte";
    constexpr std::array<std::string_view, 7> units{"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    std::size_t unit = 0;
    Count scale = 1;
    while (unit + 1 < units.size() && bytes / scale >= 1024) {
        scale *= 1024;
        ++unit;
    }
    const Count tenths = bytes / scale * 10 + bytes % scale * 10 / scale;
    return tenths_text(unit == 0 ? bytes * 10 : tenths) + " " + std::string(units[unit]);
}

}  // namespace cairn
