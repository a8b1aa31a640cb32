#include "cairn/write.hpp"
#include "commands.hpp"
#include "measure.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "source.hpp"
#include "text_report.hpp"

namespace cairn::app {

namespace {

/// About ten seconds a method; `--max-steps` sets another.
constexpr Count usual_steps = Count{1} << 31;

Result<CompareReport> compare(const Options& options, const GameEntry& game, SavedGame saved) {
    ProgressLine progress(options);
    Control control = make_control(options);
    control.progress = progress.counter();
    if (!options.max_steps) control.max_steps = usual_steps;
    control.threads = 1;  // so that all methods have the same
    CompareReport report{std::move(saved), {}};
    for (const MethodInfo& method : game.methods) {
        progress.begin(std::string(method.name));
        auto measured = measure(game, method, report.saved, Extent::totals, control);
        if (!measured) return measured.error();
        report.methods.push_back(std::move(*measured));
    }
    return report;
}

}  // namespace

int run_compare(const Options& options) {
    const auto game = given_entry(options);
    if (!game) return fail(options.language, game.error());
    auto saved = given_game(options, *(*game)->info);
    if (!saved) return fail(options.language, saved.error());

    const auto report = compare(options, **game, std::move(*saved));
    if (!report) return fail(options.language, report.error());
    print(options.json ? write_json(*report) + "\n" : compare_text(*report, options, terminal_width()));
    return report->agree() ? ExitStatus::done : ExitStatus::internal_fault;
}

}  // namespace cairn::app
