#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cairn/instance.hpp"

namespace cairn {

/// The written forms of an instance; docs/formats.md shows each.
enum class Form : unsigned char { numbers, literal, contest, json };

std::string_view form_name(Form form);
std::optional<Form> form_named(std::string_view name);

/// Where a text comes from: the contest form and the column of numbers are taken only from files.
enum class Origin : unsigned char { arguments, file };

struct ReadGame {
    SavedGame saved;
    Form form = Form::numbers;
};

/// Reads an instance or a saved game in any form; `form` sets it. *errors* have the line and the column. The
/// values are as written: `check_fields` holds them against the game's limits. *time, space* O(length of the
/// text).
Result<ReadGame> read_game(const GameInfo& game, std::string_view text, Origin origin,
                           std::optional<Form> form = {});

/// Reads numbers that blanks or commas part, such as the value of an option.
Result<std::vector<Points>> read_numbers(std::string_view text);

/// Reads moves that blanks or commas part, as they are.
std::vector<std::string> read_moves(std::string_view text);

}  // namespace cairn
