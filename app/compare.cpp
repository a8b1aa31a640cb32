#include "cairn/write.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "source.hpp"
#include "text_report.hpp"

namespace cairn::app {

namespace {

/// About ten seconds a method; `--max-steps` sets another.
constexpr Count usual_steps = Count{1} << 31;

/// One method's report. *errors* what no method could mend: a bad instance, an interruption.
Result<MethodReport> measure(const GameEntry& game, const MethodInfo& method, const SavedGame& saved,
                             Control control) {
    MethodReport report{method.name, method.time, method.space};
    auto solved = game.solve(saved, method.name, Extent::totals, control);
    if (!solved && solved.error().kind != ErrorKind::limit) return solved.error();
    if (solved)
        report.solved = std::move(*solved);
    else
        report.skipped = solved.error();
    report.bytes = control.peak_bytes();
    return report;
}

}  // namespace

int run_compare(const Options& options) {
    const auto game = given_entry(options);
    if (!game) return fail(options.language, game.error());
    auto saved = given_game(options, *(*game)->info);
    if (!saved) return fail(options.language, saved.error());

    Control control = make_control(options);
    if (!options.max_steps) control.max_steps = usual_steps;
    CompareReport report{std::move(*saved), {}};
    for (const MethodInfo& method : (*game)->methods) {
        auto measured = measure(**game, method, report.saved, control);
        if (!measured) return fail(options.language, measured.error());
        report.methods.push_back(std::move(*measured));
    }
    print(options.json ? write_json(report) + "\n" : compare_text(report, options, terminal_width()));
    return report.agree() ? ExitStatus::done : ExitStatus::internal_fault;
}

}  // namespace cairn::app
