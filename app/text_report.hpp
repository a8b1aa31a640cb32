#pragma once

#include <string>

#include "cairn/bench_report.hpp"
#include "cairn/report.hpp"
#include "options.hpp"

namespace cairn::app {

/// What people read of a report, for a terminal of that width.
std::string solve_text(const SolveReport& report, const Options& options, std::size_t width);
std::string bench_text(const BenchReport& report, const Options& options, std::size_t width);
std::string compare_text(const CompareReport& report, const Options& options, std::size_t width);

}  // namespace cairn::app
