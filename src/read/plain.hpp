#pragma once

#include <optional>

#include "cairn/read.hpp"

namespace cairn::read {

/// Reads the commonest texts quickly: the numbers form, or the literal form without names, in nothing but
/// digits, single separators and brackets. None where the text has anything else, or anything wrong: then the
/// forms' own readers take it, and say what is wrong. *time* about a nanosecond a character.
std::optional<ReadGame> plain_form(const GameInfo& game, std::string_view text);

}  // namespace cairn::read
