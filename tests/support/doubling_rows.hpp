#pragma once

#include <algorithm>
#include <utility>

#include "instances.hpp"

namespace cairn {

/// The rows of 2 * pairs stones whose step function has 2^pairs steps, the most that so many stones can have.
inline Instance doubling_instance(Points pairs, Points difference) {
    Row energies;
    Row scores;
    for (Points k = pairs; k >= 1; --k) {
        energies.push_back(k == 1 ? 2 : (Points{1} << (k - 2)) + 1);
        scores.push_back(1);
        energies.push_back(1);
        scores.push_back((Points{1} << (k - 1)) + 1);
    }
    return energy_instance(std::max<Points>(difference, 0), std::max<Points>(-difference, 0),
                           std::move(energies), std::move(scores));
}

}  // namespace cairn
