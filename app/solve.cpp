#include "cairn/catalogue/commands.hpp"
#include "cairn/write.hpp"
#include "commands.hpp"
#include "lines.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "source.hpp"
#include "text_report.hpp"

namespace cairn::app {

namespace {

Result<SolveReport> solve_with_progress(const Options& options, const GameEntry& game, SavedGame saved) {
    ProgressLine progress(options);
    Control control = make_control(options);
    control.progress = progress.counter();
    return game.solve(std::move(saved), options.method, wanted_extent(options), control);
}

}  // namespace

int run_solve(const Options& options) {
    if (options.json && options.answer)
        return fail(options.language, input_error(text::options_exclude, {"--json", "--answer"}));
    if (options.no_line && options.answer)
        return fail(options.language, input_error(text::options_exclude, {"--no-line", "--answer"}));
    const auto game = given_entry(options);
    if (!game) return fail(options.language, game.error());
    if (options.lines) return solve_lines(options, **game);

    auto saved = given_game(options, *(*game)->info);
    if (!saved) return fail(options.language, saved.error());
    const auto report = solve_with_progress(options, **game, std::move(*saved));
    if (!report) return fail(options.language, report.error());
    if (options.answer)
        print(write_answer(*report) + "\n");
    else if (options.json)
        print(write_json(*report) + "\n");
    else
        print(solve_text(*report, options, terminal_width()));
    return ExitStatus::done;
}

}  // namespace cairn::app
