#pragma once

#include "cairn/registry.hpp"
#include "options.hpp"

namespace cairn::app {

/// Solves an instance a line, on all cores, a result a line in the same order; a bad line answers in its
/// place. Returns the highest exit status that a line caused. *space* flat: a fixed number of blocks at a
/// time.
int solve_lines(const Options& options, const GameEntry& game);

}  // namespace cairn::app
