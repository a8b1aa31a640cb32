#pragma once

#include <string>
#include <vector>

namespace cairn::tests {

/// What a run of the program gave. A signal shows as 128 and its number.
struct Outcome {
    int status = -1;
    std::string out;
    std::string err;
};

/// Runs the built program in a plain environment; `input` is its standard input.
Outcome run_cairn(std::vector<std::string> arguments, const std::string& input = "");

/// Runs a shell command in which $CAIRN is the program.
Outcome run_shell(const std::string& command, const std::string& input = "");

/// A file with that text in the test's temporary folder.
std::string file_with(const std::string& name, const std::string& text);

}  // namespace cairn::tests
