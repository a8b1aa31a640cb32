#pragma once

#include <vector>

#include "cairn/control.hpp"
#include "cairn/instance.hpp"

namespace cairn {

/// A named wrong way to solve a game, as people really write it.
struct Mistake {
    std::string_view id;
    Phrase name;  ///< what is done wrong, in words

    /// The wrong answer in the judge's form: Alice's total, or Alice's and Bob's. Empty: the wrong program
    /// would crash on this instance. Requires an instance that the game's `make` takes.
    std::vector<Points> (*answer)(const Instance& instance);
};

}  // namespace cairn
