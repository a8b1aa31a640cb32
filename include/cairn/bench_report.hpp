#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cairn/growth.hpp"
#include "cairn/method.hpp"

namespace cairn {

/// The times of one way to solve one instance, in seconds.
struct BenchPoint {
    Count size = 0;
    double cold = 0;  ///< the first run
    Spread warm;      ///< of the later ones
    Count positions = 0;
    Count bytes = 0;     ///< at the most
    Count together = 1;  ///< games that a run solves; the times are for one of them
};

/// An answer that is not Cairn's.
struct WrongAnswer {
    Count size = 0;
    std::string expected;
    std::string found;
};

/// One way to solve over all sizes: a method, many games at once, or a program from outside.
struct BenchSeries {
    enum class Kind : unsigned char { method, many, outside };

    const GameInfo* game = nullptr;
    std::string family;
    std::string method;
    Kind kind = Kind::method;
    std::string_view claimed = {};  ///< the time that the method says it takes
    std::vector<BenchPoint> points = {};
    std::optional<Error> ended = {};        ///< why there are no greater sizes
    std::optional<double> start = {};       ///< of a program from outside: its time on one pile or stone
    Count checked = 0;                      ///< its answers that were held against those of Cairn
    std::optional<WrongAnswer> wrong = {};  ///< the first

    std::optional<Growth> growth() const {
        std::vector<SizedTime> times;
        times.reserve(points.size());
        for (const BenchPoint& point : points)
            times.push_back({static_cast<double>(point.size), point.warm.median});
        return growth_of(times);
    }
};

/// What `bench` says.
struct BenchReport {
    std::vector<BenchSeries> series;
    Extent extent = Extent::totals;
    Count seed = 0;
    Count repeat = 0;
    Count threads = 1;
    double budget = 0;  ///< seconds, for each series
};

/// The name of an extent on the command line and in JSON.
constexpr std::string_view extent_name(Extent extent) {
    return extent == Extent::totals ? "totals" : extent == Extent::moves ? "moves" : "everything";
}

}  // namespace cairn
