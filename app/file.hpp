#pragma once

#include <string>
#include <string_view>

#include "cairn/result.hpp"

namespace cairn::app {

/// Whether the file could be written, without making it. *errors* what stands against it.
Result<Done> check_writable(const std::string& path);

/// Writes a whole file. *errors* what the system says.
Result<Done> write_file(const std::string& path, std::string_view text);

}  // namespace cairn::app
