#pragma once

#include <string_view>

#include "cairn/report.hpp"

namespace cairn {

/// Who gets what, the moves and the line of best play, of an instance in any written form:
/// `solve("stone-game-ii", "[2,7,9,4,4]")->alice` is 10. *errors* an unknown game, and what is wrong with the
/// instance, with its place.
Result<SolveReport> solve(std::string_view game, std::string_view instance);

}  // namespace cairn
