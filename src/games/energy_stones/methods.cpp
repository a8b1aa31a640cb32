#include "methods.hpp"

#include <array>

#include "cairn/games/energy_stones_methods.hpp"

namespace cairn::energy_stones {

std::span<const Method<EnergyStones>> methods() {
    static const std::array all{minimax_method<EnergyStones>(),
                                backward_induction_method<EnergyStones>(),
                                brute_force_method(),
                                difference_method(),
                                thresholds_method(),
                                steps_method(),
                                meet_method()};
    return all;
}

std::string_view default_method(const EnergyStones&, const Position&) {
    return "steps";
}

}  // namespace cairn::energy_stones
