#pragma once

#include <memory>

#include "backward.hpp"
#include "cairn/method.hpp"

namespace cairn::energy_stones {

/// Sets of differences from the root forward and step functions from the end backward, until they meet.
/// Goes on from the functions in `backward`, of which the differences that the root cannot reach are
/// dropped. *errors* the limits of the control; that both sides have outgrown them.
Result<Values<EnergyStones>> meet(const EnergyStones& game, const Position& root, Extent extent,
                                  Control& control, std::shared_ptr<Backward> backward);

/// The margin of one more position, by a computation of its own.
Result<Points> margin_alone(const EnergyStones& game, const Position& position, Control& control);

/// Whether twice so many entries would be more than one list may have.
inline bool may_outgrow(std::size_t entries, const Control& control) {
    return saturating_product(entries, 2) > control.max_list;
}

}  // namespace cairn::energy_stones
