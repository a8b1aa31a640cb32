#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cairn/instance.hpp"
#include "cairn/random.hpp"

namespace cairn {

/// Instances of one shape, each known for what it is hard for. Either each row of a game is made by `row`, or
/// the whole instance of one game by `instance`.
struct Family {
    std::string_view id;
    Phrase about;
    Points greatest = 0;  ///< about the greatest value of a row, where no other is asked for

    /// A row of that length; no value above `greatest`.
    std::vector<Points> (*row)(std::size_t length, Points greatest, Random& random) = nullptr;
    Instance (*instance)(std::size_t length) = nullptr;
};

/// The families that every game has.
std::span<const Family> families();

/// A row of the family. A greatest value with which the total could reach 2^60 is lowered. *requires* that
/// the family has rows, and a length of 1 or more. *time* O(n log n).
std::vector<Points> make_row(const Family& family, std::size_t length, std::optional<Points> greatest,
                             Random& random);

/// A legal instance of the game: its rows as above, no value below its least; its numbers their standard, or
/// small.
Instance make_instance(const GameInfo& game, const Family& family, std::size_t length,
                       std::optional<Points> greatest, Random& random);

}  // namespace cairn
