#pragma once

#include <optional>
#include <span>
#include <vector>

#include "cairn/types.hpp"

namespace cairn {

/// How times of one kind are spread.
struct Spread {
    double best = 0;
    double median = 0;
    double range = 0;  ///< from the best to the worst, as a share of the median
};

/// *requires* one time or more.
Spread spread_of(std::vector<double> times);

/// A time, and the size of the instance that took it.
struct SizedTime {
    double size = 0;
    double seconds = 0;
};

/// Time grows as size^exponent.
struct Growth {
    double exponent = 0;
    double error = 0;          ///< of the exponent: half of its 95 % interval
    std::size_t points = 0;    ///< that it was found from
    bool short_times = false;  ///< too few points take 1 ms, so it is found from the last four
};

/// The exponent by least squares of log time over log size, over the points of 1 ms or more; where these are
/// fewer than three, over the last four. None where there are fewer than three points, or fewer sizes.
/// *requires* sizes that rise and times above 0.
std::optional<Growth> growth_of(std::span<const SizedTime> points);

}  // namespace cairn
