#include "cairn/growth.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace cairn {

namespace {

/// Student's t for a two-sided 95 % interval, by the degrees of freedom from 1 on.
double student(std::size_t degrees) {
    constexpr std::array<double, 10> quantiles{12.706, 4.303, 3.182, 2.776, 2.571,
                                               2.447,  2.365, 2.306, 2.262, 2.228};
    return degrees <= quantiles.size() ? quantiles[degrees - 1] : 2.0 + 2.4 / static_cast<double>(degrees);
}

}  // namespace

Spread spread_of(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    const std::size_t middle = times.size() / 2;
    const double median = times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
    const double range = median > 0 ? (times.back() - times.front()) / median : 0;
    return {times.front(), median, range};
}

std::optional<Growth> growth_of(std::span<const SizedTime> points) {
    constexpr double long_enough = 1e-3;
    constexpr std::size_t least = 3;
    std::vector<SizedTime> used;
    std::copy_if(points.begin(), points.end(), std::back_inserter(used),
                 [](const SizedTime& point) { return point.seconds >= long_enough; });
    const bool short_times = used.size() < least;
    if (short_times) {
        const auto last = points.last(std::min<std::size_t>(points.size(), 4));
        used.assign(last.begin(), last.end());
    }
    if (used.size() < least) return std::nullopt;
    const auto count = static_cast<double>(used.size());
    double x_mean = 0;
    double y_mean = 0;
    for (const auto& [size, seconds] : used) {
        x_mean += std::log(size) / count;
        y_mean += std::log(seconds) / count;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const auto& [size, seconds] : used) {
        const double x = std::log(size) - x_mean;
        const double y = std::log(seconds) - y_mean;
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    const double exponent = xy / xx;
    const double residue = std::max(0.0, yy - exponent * xy);
    const std::size_t degrees = used.size() - 2;
    const double error = student(degrees) * std::sqrt(residue / static_cast<double>(degrees) / xx);
    return Growth{exponent, error, used.size(), short_times};
}

}  // namespace cairn
