#pragma once

#include <optional>

#include "instances.hpp"

namespace cairn {

namespace detail {

inline std::optional<Instance> without(const Instance& instance, std::size_t at) {
    if (instance.length() == 1) return std::nullopt;
    Instance smaller = instance;
    for (std::size_t f = 0; f < instance.values.size(); ++f)
        if (instance.game->fields[f].kind == FieldKind::row)
            smaller.values[f].erase(smaller.values[f].begin() + static_cast<std::ptrdiff_t>(at));
    return smaller;
}

}  // namespace detail

/// A smaller instance that still fails: values left out one by one, then made smaller, until nothing more
/// can be or 300 were tried.
template <class Fails>
Instance shrunk(Instance instance, Fails&& still_fails) {
    int tries = 300;
    const auto fails = [&](const Instance& other) { return tries-- > 0 && still_fails(other); };
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (std::size_t at = 0; at < instance.length(); ++at)
            if (auto less = detail::without(instance, at); less && fails(*less)) {
                instance = *less;
                smaller = true;
                --at;
            }
        for (std::size_t f = 0; f < instance.values.size(); ++f)
            for (std::size_t i = 0; i < instance.values[f].size(); ++i) {
                const Points least = instance.game->fields[f].least;
                const Points value = instance.values[f][i];
                for (const Points less : {least, value / 2, value - 1}) {
                    if (less < least || less >= value) continue;
                    Instance changed = instance;
                    changed.values[f][i] = less;
                    if (!fails(changed)) continue;
                    instance = changed;
                    smaller = true;
                    break;
                }
            }
    }
    return instance;
}

}  // namespace cairn
