#pragma once

#include <string>

#include "cairn/result.hpp"

namespace cairn::app {

/// What a program from outside printed, and how long it ran from its start to the end of its output.
struct OutsideRun {
    std::string output;
    double seconds = 0;
};

/// Runs `sh -c COMMAND` in a process group of its own with that input; what it says on standard error is
/// dropped. At the end nothing of the group is left running. *errors* a missing command as input; an exit
/// status, a signal, too much output or time as a limit; an interruption.
Result<OutsideRun> run_outside(const std::string& command, const std::string& input, double most_seconds);

}  // namespace cairn::app
