#include "layout.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cairn/catalogue/commands.hpp"
#include "cairn/figures.hpp"

namespace cairn::app {

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) continue;
        const bool wide = byte >= 0xE3 && byte <= 0xEF;  // from U+3000 on: East Asian
        width += wide ? 2 : 1;
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t taken = display_width(text);
    return std::string(text) + std::string(width - std::min(width, taken), ' ');
}

std::string Table::text(std::size_t width) const {
    std::vector<std::size_t> widths(rows_.front().size(), 0);
    for (const auto& row : rows_)
        for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], display_width(row[c]));
    std::size_t shown = 0;
    for (std::size_t used = 0; shown < widths.size(); ++shown)
        if ((used += widths[shown] + 2) > width && shown > left_columns_) break;
    std::string text;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t c = 0; c < std::min(shown, row.size()); ++c) {
            const std::string blanks(widths[c] - display_width(row[c]), ' ');
            line += "  " + (c < left_columns_ ? row[c] + blanks : blanks + row[c]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string row_text(const std::vector<std::string>& values, std::size_t width, Language language) {
    std::size_t all = 0;
    for (const std::string& value : values) all += value.size() + 1;
    const std::string count = " " + Message(text::in_all, {count_text(values.size())}).say(language);
    const bool whole = all <= width + 1;
    const std::size_t room = width - std::min(width, display_width(count) + 4);
    std::string front;
    std::string back;
    std::size_t from = 0;
    for (; from < values.size(); ++from) {
        if (!whole && front.size() + values[from].size() + 1 > room * 2 / 3) break;
        (front += front.empty() ? "" : " ") += values[from];
    }
    if (whole) return front;
    for (std::size_t to = values.size(); to > from; --to) {
        if (front.size() + back.size() + values[to - 1].size() + 1 > room) break;
        back.insert(0, " " + values[to - 1]);
    }
    return front + " ..." + back + count;
}

std::string instance_text(const Instance& instance, std::size_t width, Language language) {
    std::size_t name_width = 0;
    for (const Field& field : instance.game->fields) name_width = std::max(name_width, field.name.size());
    std::string text;
    for (std::size_t f = 0; f < instance.values.size(); ++f) {
        std::vector<std::string> values;
        for (const Points value : instance.values[f]) values.push_back(std::to_string(value));
        const std::size_t indent = name_width + 4;
        text += "  " + padded(instance.game->fields[f].name, name_width) + "  ";
        text += row_text(values, width - std::min(width, indent), language) + "\n";
    }
    return text;
}

std::string seconds_text(double seconds) {
    if (seconds < 1e-3) return fmt::format("{:.1f} us", seconds * 1e6);
    if (seconds < 1) return fmt::format("{:.1f} ms", seconds * 1e3);
    return fmt::format("{:.2f} s", seconds);
}

std::string strong(std::string_view text, bool color) {
    return color ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}

}  // namespace cairn::app
