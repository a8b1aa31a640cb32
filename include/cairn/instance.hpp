#pragma once

#include <string>
#include <vector>

#include "cairn/game_info.hpp"
#include "cairn/result.hpp"

namespace cairn {

/// One game to solve, as plain data: for each field of its game the values, one where the field is a number.
struct Instance {
    const GameInfo* game = nullptr;
    std::vector<std::vector<Points>> values;

    const std::vector<Points>& row(std::size_t field) const { return values[field]; }
    Points number(std::size_t field) const { return values[field].front(); }
    std::size_t length() const;

    friend bool operator==(const Instance&, const Instance&) = default;
};

/// An instance and the moves that were played in it.
struct SavedGame {
    Instance instance;
    std::vector<std::string> moves_played = {};
};

/// Holds an instance against its fields: rows of one length, not empty, no value below its least, and the
/// total of the split row below `points_limit`. *errors* name the value. *time* O(n).
Result<Done> check_fields(const Instance& instance);

/// Holds an instance, valid by `check_fields`, to a judge's limits. *errors* name the value and the limit.
Result<Done> check_profile(const Instance& instance, std::span<const Bound> bounds);

/// The bounds of a named profile of the game, of `judge`, or of a list such as `max-n=5000,min-pile=1`.
Result<std::vector<Bound>> read_profile(const GameInfo& game, std::string_view text);

}  // namespace cairn
