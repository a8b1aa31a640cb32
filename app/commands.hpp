#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cairn/phrase.hpp"
#include "options.hpp"

namespace cairn::app {

/// A command: one file, and one line in the list of commands.cpp.
struct Command {
    std::string_view name;
    const Phrase& about;
    std::string_view synopsis;
    std::string_view examples;  ///< indented lines
    bool takes_instance;
    int (*run)(const Options&);  ///< returns the exit status
};

std::span<const Command> commands();
const Command* find_command(std::string_view name);

extern const std::string_view main_examples;

int run_games(const Options& options);
int run_solve(const Options& options);
int run_compare(const Options& options);
int run_bench(const Options& options);

}  // namespace cairn::app
