#pragma once

#include <span>
#include <string>

#include "cairn/bench_report.hpp"
#include "cairn/registry.hpp"
#include "cairn/report.hpp"

namespace cairn {

/// One object on one line, without the line's end; keys in the order that docs/formats.md gives.
std::string write_json(const SolveReport& report);
std::string write_json(const CompareReport& report);
std::string write_json(std::span<const GameEntry> games, Language language);

std::string write_json(const BenchReport& report);

/// Time over size on logarithmic scales, a plot for each family of each game; a whole SVG file.
std::string write_svg(const BenchReport& report, Language language);

/// The instance in the contest form, with its line ends: what a judge's program reads. Fields that the form
/// lacks are left out.
std::string write_contest(const Instance& instance);

/// `{"schema":1,"error":{...}}`.
std::string write_json(const Error& error, Language language);

/// The answer in the judge's own form: `10`, `[112,38]`.
std::string write_answer(const SolveReport& report);

}  // namespace cairn
