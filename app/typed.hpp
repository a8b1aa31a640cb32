#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "options.hpp"

namespace cairn::app {

/// The values of options as they were typed; empty where an option was not given.
struct Typed {
    std::string lang, color = "auto", file, read, moves, method, profile, max_memory, max_steps, jobs;
    std::map<std::string, std::string> fields;
    bool help = false, version = false, quiet = false, verbose = false, json = false, answer = false,
         lines = false, no_line = false;

    std::string sizes, family, budget, greatest, seed, repeat, extent, plot;
    std::vector<std::string> against;
    bool work = false;
};

/// Whether colours are wanted, by the option and else by the environment.
bool wants_color(std::string_view when);

/// Reads numbers, sizes, times and words into the options. *errors* name the option and what it takes.
Result<Done> read_typed(const Typed& typed, Options& options);

}  // namespace cairn::app
