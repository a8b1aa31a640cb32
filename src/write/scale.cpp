#include "write/scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "cairn/figures.hpp"

namespace cairn::write {

namespace {

/// A little beyond, so that no point lies on the edge.
constexpr double margin = 0.06;

}  // namespace

Scale::Scale(double least, double greatest) : from_(std::log10(least)), to_(std::log10(greatest)) {
    const double missing = std::max(0.0, 0.5 - (to_ - from_));
    from_ -= missing / 2 + margin;
    to_ += missing / 2 + margin;
}

double Scale::share(double value) const {
    return (std::log10(value) - from_) / (to_ - from_);
}

std::vector<Tick> Scale::ticks(std::string (*text)(double)) const {
    std::vector<Tick> ticks;
    const bool few = to_ - from_ < 2;
    for (double decade = std::floor(from_); decade <= to_; ++decade)
        for (const double step : {1.0, 2.0, 5.0}) {
            const double value = step * std::pow(10.0, decade);
            const double at = std::log10(value);
            if (at < from_ || at > to_ || (step > 1 && !few)) continue;
            ticks.push_back({value, text(value)});
        }
    return ticks;
}

std::string size_tick(double size) {
    return count_text(static_cast<Count>(std::llround(size)));
}

std::string time_tick(double seconds) {
    constexpr std::array<std::string_view, 4> units{"s", "ms", "us", "ns"};
    std::size_t unit = 0;
    while (unit + 1 < units.size() && seconds < 0.9995) {
        seconds *= 1000;
        ++unit;
    }
    return count_text(static_cast<Count>(std::max(1LL, std::llround(seconds)))) + " " +
           std::string(units[unit]);
}

}  // namespace cairn::write
