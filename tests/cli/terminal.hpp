#pragma once

#include <string>
#include <vector>

namespace cairn::tests {

/// What a run showed on a terminal behind its standard error, and its exit status.
struct Shown {
    int status = -1;
    std::string text;
};

/// Runs the program with standard error on a terminal of that many columns, and interrupts it once the
/// terminal shows `until`; where that is empty, after a second and a half.
Shown run_on_terminal(std::vector<std::string> arguments, unsigned short columns, const std::string& until);

/// The pieces between the places where the cursor goes back to the start of the line.
std::vector<std::string> drawn_lines(const std::string& text);

}  // namespace cairn::tests
