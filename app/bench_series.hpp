#pragma once

#include <functional>

#include "cairn/bench_report.hpp"
#include "cairn/registry.hpp"
#include "options.hpp"
#include "progress.hpp"
#include "watch.hpp"

namespace cairn::app {

/// Times ways to solve, one after another, over the sizes and within the budget of the options.
class SeriesBench {
  public:
    explicit SeriesBench(const Options& options);

    /// *errors* an interruption; what no size could mend, such as a command that is not there.
    Result<BenchSeries> method(const GameEntry& game, const Family& family, const MethodInfo& method);
    Result<BenchSeries> outside(const GameEntry& game, const Family& family, const Outside& program);

    /// Many games at once; without points where the game does not solve games of this kind together.
    Result<BenchSeries> many(const GameEntry& game, const Family& family);

  private:
    /// One run: seconds for one game, and what it took.
    struct Run {
        double seconds = 0;
        Count positions = 0;
        Count bytes = 0;
        Count together = 1;
    };
    using Runner = std::function<Result<Run>()>;

    /// *requires* that the watch runs.
    Result<BenchSeries> grow(BenchSeries series, const std::function<Result<Runner>(std::size_t)>& at_size);
    Result<BenchPoint> measure_point(std::size_t size, const Runner& run);
    Result<double> batch(const Runner& run, double seconds_of_one, double wanted);
    bool fits(const BenchSeries& series, std::size_t size) const;
    Instance instance(const GameEntry& game, const Family& family, std::size_t size, Count index = 0) const;
    Control control();

    const Options& options_;
    std::vector<std::size_t> sizes_;
    ProgressLine progress_;
    Watch watch_;
};

}  // namespace cairn::app
