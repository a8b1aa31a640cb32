#pragma once

#include <optional>
#include <string_view>

#include "cairn/types.hpp"

namespace cairn::app {

/// The bytes that may still be taken: the smaller of what the system has free and what the control group
/// allows.
Count free_memory();

/// `256M`, `2G`, `64K`, or bytes; powers of 1024.
std::optional<Count> read_size(std::string_view text);

}  // namespace cairn::app
