#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "cairn/phrase.hpp"

namespace cairn {

enum class FieldKind : unsigned char { row, number };

/// One field of an instance: a row of values, one for each pile or stone, or a single number.
struct Field {
    std::string_view name;      ///< its key in JSON
    std::string_view letter;    ///< the judge's name of the argument
    std::string_view option;    ///< its option on the command line, without the dashes
    std::string_view quantity;  ///< what a profile limits, as in `max-pile`
    FieldKind kind = FieldKind::row;
    Points least = 0;
    std::optional<Points> standard = {};  ///< the value when it is left out
    Phrase one;                           ///< one value, in words: "pile"
    Phrase many;                          ///< several, in words: "piles"
};

/// Holds one quantity of an instance: `n`, `total`, or a field's.
struct Bound {
    std::string_view quantity;
    Points least;
    Points greatest;
};

/// A judge's limits.
struct Profile {
    std::string_view name;
    std::span<const Bound> bounds;
};

/// A published example, in the literal form, with the judge's answer.
struct Example {
    std::string_view literal;
    std::string_view answer;
};

/// A place in a written form: a field's index, or the number of piles or stones.
inline constexpr std::size_t length_place = static_cast<std::size_t>(-1);

/// All that other parts know of a game: plain constant data, no rule.
struct GameInfo {
    std::string_view id;
    std::span<const std::string_view> aliases;
    Phrase title;
    Phrase rule;
    std::span<const Field> fields;
    std::span<const std::size_t> literal_form;  ///< `length_place` may be left out there
    std::span<const std::size_t> contest_form;
    std::size_t split_row = 0;                     ///< the field whose total the players split
    std::span<const std::string_view> move_words;  ///< empty: a move is a number
    std::span<const Profile> profiles;             ///< the first is the game's own judge's
    std::span<const Example> examples;
    bool answer_is_pair = false;  ///< the judge wants `[alice,bob]`, not Alice's alone

    /// A row of plain numbers is an instance.
    constexpr bool has_numbers_form() const { return literal_form.size() == 1; }
};

}  // namespace cairn
