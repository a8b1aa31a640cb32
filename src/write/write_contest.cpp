#include "cairn/write.hpp"

namespace cairn {

std::string write_contest(const Instance& instance) {
    std::string text;
    const auto end_line = [&text] {
        if (!text.empty() && text.back() == ' ') text.back() = '\n';
    };
    for (const std::size_t place : instance.game->contest_form) {
        if (place == length_place) {
            text += std::to_string(instance.length()) + " ";
            continue;
        }
        const bool row = instance.game->fields[place].kind == FieldKind::row;
        if (row) end_line();
        for (const Points value : instance.values[place]) text += std::to_string(value) + " ";
        if (row) end_line();
    }
    end_line();
    return text;
}

}  // namespace cairn
