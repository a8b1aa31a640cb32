#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "cairn/registry.hpp"

namespace cairn {

/// Alice's totals by every method; those that a limit stops are left out.
inline std::vector<std::pair<std::string_view, Points>> totals(const Instance& instance) {
    std::vector<std::pair<std::string_view, Points>> found;
    const auto game = find_game(instance.game->id);
    for (const MethodInfo& method : (*game)->methods) {
        Control control;
        control.max_steps = 20'000;
        control.max_bytes = Count{4} << 20;
        const auto report = (*game)->solve({instance}, method.name, Extent::totals, control);
        if (report) found.emplace_back(method.name, report->alice);
    }
    return found;
}

/// Alice's total by the game's own choice of method.
inline Points alice_total(const Instance& instance) {
    const auto game = find_game(instance.game->id);
    Control control;
    return (*game)->solve({instance}, "", Extent::totals, control)->alice;
}

}  // namespace cairn
