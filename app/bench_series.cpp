#include "bench_series.hpp"

#include <malloc.h>

#include <algorithm>
#include <cmath>

#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"
#include "layout.hpp"
#include "measure.hpp"
#include "output.hpp"

namespace cairn::app {

namespace {

/// What all warm runs of a short call take together.
constexpr double warm_time = 0.02;

std::vector<std::size_t> usual_sizes() {
    std::vector<std::size_t> sizes;
    for (std::size_t size = 10; size < 200'000; size *= 2) sizes.push_back(size);
    return sizes;
}

/// Keeps pages that were given back, so that warm runs do not ask the system for them again.
void keep_pages() {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
}

}  // namespace

SeriesBench::SeriesBench(const Options& options)
    : options_(options),
      sizes_(options.bench.sizes.empty() ? usual_sizes() : options.bench.sizes),
      progress_(options) {
    keep_pages();
}

Instance SeriesBench::instance(const GameEntry& game, const Family& family, std::size_t size,
                               Count index) const {
    Random random(options_.bench.seed * 0x9E3779B97F4A7C15ULL + size * 1'000'003 + index);
    return make_instance(*game.info, family, size, options_.bench.greatest, random);
}

Control SeriesBench::control() {
    Control control = make_control(options_);
    control.stop = &watch_.flag();
    control.progress = progress_.counter();
    if (options_.jobs == 0) control.threads = 1;
    return control;
}

/// Whether a run and one more of the next size end in time, by how the last two sizes grew.
bool SeriesBench::fits(const BenchSeries& series, std::size_t size) const {
    if (series.points.empty()) return true;
    const auto games = [](const BenchPoint& point) {
        return point.cold * static_cast<double>(point.together);
    };
    const BenchPoint& last = series.points.back();
    double exponent = 1;
    if (series.points.size() > 1) {
        const BenchPoint& before = series.points[series.points.size() - 2];
        exponent = std::log(games(last) / games(before)) /
                   std::log(static_cast<double>(last.size) / static_cast<double>(before.size));
    }
    const double ratio = static_cast<double>(size) / static_cast<double>(last.size);
    return 2 * games(last) * std::pow(ratio, std::clamp(exponent, 1.0, 8.0)) < watch_.left();
}

/// The time of one call, over as many as last about as long as is wanted.
Result<double> SeriesBench::batch(const Runner& run, double seconds_of_one, double wanted) {
    const double calls = std::ceil(wanted / std::max(seconds_of_one, 1e-9));
    double seconds = 0;
    double done = 0;
    const auto begun = Watch::Clock::now();
    while (done < std::max(1.0, calls)) {
        const auto one = run();
        if (!one) return one.error();
        seconds += one->seconds;
        ++done;
        if (std::chrono::duration<double>(Watch::Clock::now() - begun).count() > 2 * wanted) break;
    }
    return seconds / done;
}

Result<BenchPoint> SeriesBench::measure_point(std::size_t size, const Runner& run) {
    malloc_trim(0);
    const auto first = run();
    if (!first) return first.error();
    std::vector<double> warm;
    const auto repeat = static_cast<std::size_t>(options_.bench.repeat);
    double one = first->seconds;
    while (warm.size() < repeat) {
        if (!warm.empty() && 1.3 * one * static_cast<double>(first->together) > watch_.left()) break;
        const auto seconds = batch(run, one, warm_time / static_cast<double>(repeat));
        if (!seconds && !warm.empty() && !interrupted().load()) break;
        if (!seconds) return seconds.error();
        warm.push_back(one = *seconds);
    }
    return BenchPoint{size,         first->seconds, spread_of(std::move(warm)), first->positions,
                      first->bytes, first->together};
}

Result<BenchSeries> SeriesBench::grow(BenchSeries series,
                                      const std::function<Result<Runner>(std::size_t)>& at_size) {
    for (const std::size_t size : sizes_) {
        const Error past{ErrorKind::limit,
                         {text::past_budget, {Count{size}, seconds_text(options_.bench.budget)}}};
        if (!fits(series, size)) {
            series.ended = past;
            break;
        }
        progress_.begin(series.method + ", n = " + std::to_string(size));
        const auto run = at_size(size);
        const auto point = run ? measure_point(size, *run) : Result<BenchPoint>(run.error());
        if (point) {
            series.points.push_back(*point);
            continue;
        }
        const ErrorKind kind = point.error().kind;
        if (interrupted().load()) return Error{ErrorKind::stopped, text::interrupted, {}};
        if (kind == ErrorKind::input || kind == ErrorKind::internal) return point.error();
        series.ended = kind == ErrorKind::stopped
                           ? past
                           : limit_error(text::ends_at, {Count{size}, point.error().message});
        break;
    }
    return series;
}

Result<BenchSeries> SeriesBench::method(const GameEntry& game, const Family& family,
                                        const MethodInfo& method) {
    BenchSeries series{game.info, std::string(family.id), std::string(method.name), BenchSeries::Kind::method,
                       method.time};
    watch_.start(options_.bench.budget);
    return grow(std::move(series), [&](std::size_t size) -> Result<Runner> {
        SavedGame saved{instance(game, family, size)};
        return Runner([&, saved = std::move(saved)]() -> Result<Run> {
            const auto report = measure(game, method, saved, options_.bench.extent, control());
            if (!report) return report.error();
            if (report->skipped) return *report->skipped;
            return Run{report->solved->seconds, report->solved->positions, report->bytes};
        });
    });
}

Result<BenchSeries> SeriesBench::many(const GameEntry& game, const Family& family) {
    BenchSeries series{game.info, std::string(family.id), "many", BenchSeries::Kind::many};
    watch_.start(options_.bench.budget);
    return grow(std::move(series), [&](std::size_t size) -> Result<Runner> {
        if (!game.solves_together({instance(game, family, size)}, control()))
            return limit_error(text::takes_smaller);
        std::vector<SavedGame> saved;
        const Count games = std::clamp<Count>(200'000 / size, 16, 8192);
        saved.reserve(games);
        for (Count index = 0; index < games; ++index) saved.push_back({instance(game, family, size, index)});
        return Runner([&, saved = std::move(saved)]() -> Result<Run> {
            const ManyReport report = game.solve_many(saved, control());
            if (report.together == 0 && watch_.flag())
                return Error{ErrorKind::stopped, text::interrupted, {}};
            if (report.together == 0) return limit_error(text::takes_smaller);
            return Run{report.seconds / static_cast<double>(report.together), 0, 0, report.together};
        });
    });
}

}  // namespace cairn::app
