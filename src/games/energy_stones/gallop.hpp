#pragma once

#include <algorithm>
#include <cstddef>

namespace cairn::energy_stones {

/// The first index from `from` on at which `reached` holds, or `end`; once it holds it holds on. Looks at
/// distances 0, 1, 3, 7, .. first: O(log of the distance).
template <class Reached>
std::size_t gallop(std::size_t from, std::size_t end, Reached&& reached) {
    std::size_t step = 1;
    std::size_t next = from;
    while (next < end && !reached(next)) {
        from = next + 1;
        next = from + step;
        step *= 2;
    }
    next = std::min(next, end);
    while (from < next) {
        const std::size_t middle = from + (next - from) / 2;
        if (reached(middle))
            next = middle;
        else
            from = middle + 1;
    }
    return from;
}

}  // namespace cairn::energy_stones
