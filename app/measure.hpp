#pragma once

#include "cairn/registry.hpp"

namespace cairn::app {

/// Solves once by one method; the memory by the control's own count. A limit that stops it is in the report.
/// *errors* what no method could mend: a bad instance, an interruption.
Result<MethodReport> measure(const GameEntry& game, const MethodInfo& method, const SavedGame& saved,
                             Extent extent, Control control);

}  // namespace cairn::app
