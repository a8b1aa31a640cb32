#pragma once

#include <string>

#include "cairn/types.hpp"

namespace cairn {

/// A number with its digits in groups, `1,234,567`; from 10^15 on as `1.2e18`.
std::string count_text(Count count);

/// A size in powers of 1024, `1.5 GiB`, exact below one KiB.
std::string bytes_text(Count bytes);

}  // namespace cairn
