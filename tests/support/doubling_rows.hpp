#pragma once

#include <algorithm>

#include "cairn/games/energy_stones_methods.hpp"
#include "instances.hpp"

namespace cairn {

/// The rows of 2 * pairs stones whose step function has 2^pairs steps, the most that so many stones can have.
inline Instance doubling_instance(Points pairs, Points difference) {
    Instance instance = energy_stones::families().front().instance(static_cast<std::size_t>(2 * pairs));
    instance.values[0] = {std::max<Points>(difference, 0)};
    instance.values[1] = {std::max<Points>(-difference, 0)};
    return instance;
}

}  // namespace cairn
