#include <algorithm>

#include "bench_series.hpp"
#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/commands.hpp"
#include "cairn/work.hpp"
#include "cairn/write.hpp"
#include "commands.hpp"
#include "file.hpp"
#include "output.hpp"
#include "text_report.hpp"

namespace cairn::app {

namespace {

bool is_wanted(std::span<const std::string> wanted, std::string_view name) {
    return wanted.empty() || std::find(wanted.begin(), wanted.end(), name) != wanted.end();
}

/// Holds names against those of the games' lists. *errors* the first that no game has, with all there are.
template <class List>
Result<Done> check_names(std::span<const GameEntry> games, const std::vector<std::string>& wanted,
                         const Phrase& unknown, List list) {
    std::vector<std::string_view> known;
    for (const GameEntry& game : games)
        for (const std::string_view name : list(game))
            if (std::find(known.begin(), known.end(), name) == known.end()) known.push_back(name);
    std::string all;
    for (const std::string_view name : known) (all += all.empty() ? "" : ", ") += name;
    for (const std::string& name : wanted)
        if (std::find(known.begin(), known.end(), name) == known.end())
            return input_error(unknown, {shown(name, 40), all});
    return Done{};
}

Result<Done> check(const Options& options, std::span<const GameEntry> games) {
    if (!options.bench.against.empty() && games.size() > 1) return input_error(text::against_one_game);
    auto families =
        check_names(games, options.bench.families, text::unknown_family, [](const GameEntry& game) {
            std::vector<std::string_view> names;
            names.reserve(game.families.size());
            for (const Family& family : game.families) names.push_back(family.id);
            return names;
        });
    if (!families) return families;
    return check_names(games, options.bench.methods, text::no_such_method, [](const GameEntry& game) {
        std::vector<std::string_view> names;
        names.reserve(game.methods.size());
        for (const MethodInfo& method : game.methods) names.push_back(method.name);
        return names;
    });
}

/// All series of one family of one game.
Result<Done> add_series(const Options& options, SeriesBench& bench, const GameEntry& game,
                        const Family& family, BenchReport& report) {
    const auto add = [&report](Result<BenchSeries> series) -> Result<Done> {
        if (!series) return series.error();
        if (series->kind != BenchSeries::Kind::many || !series->points.empty())
            report.series.push_back(std::move(*series));
        return Done{};
    };
    for (const MethodInfo& method : game.methods)
        if (is_wanted(options.bench.methods, method.name))
            if (auto added = add(bench.method(game, family, method)); !added) return added;
    if (options.bench.methods.empty() && options.bench.extent == Extent::totals)
        if (auto added = add(bench.many(game, family)); !added) return added;
    for (const Outside& program : options.bench.against)
        if (auto added = add(bench.outside(game, family, program)); !added) return added;
    return Done{};
}

Result<BenchReport> bench(const Options& options, std::span<const GameEntry> games) {
    BenchReport report{{},
                       options.bench.extent,
                       options.bench.seed,
                       options.bench.repeat,
                       std::max<Count>(1, options.jobs),
                       options.bench.budget};
    SeriesBench bench(options);
    const std::vector<std::string> usual{"random"};
    const auto& families = options.bench.families.empty() ? usual : options.bench.families;
    for (const GameEntry& game : games)
        for (const Family& family : game.families)
            if (is_wanted(families, family.id))
                if (auto added = add_series(options, bench, game, family, report); !added)
                    return added.error();
    return report;
}

}  // namespace

int run_bench(const Options& options) {
    const auto refuse = [&options](const Error& error) { return fail(options.language, error); };
    if (!options.words.empty()) return refuse(input_error(text::one_game));
    if (options.bench.work) {
        print(work_signature());
        return ExitStatus::done;
    }
    std::span<const GameEntry> chosen = games();
    if (!options.game.empty()) {
        const auto game = find_game(options.game);
        if (!game) return refuse(game.error());
        chosen = std::span(*game, 1);
    }
    if (auto checked = check(options, chosen); !checked) return refuse(checked.error());
    if (options.bench.plot)
        if (auto writable = check_writable(*options.bench.plot); !writable) return refuse(writable.error());
    const auto report = bench(options, chosen);
    if (!report) return refuse(report.error());
    print(options.json ? write_json(*report) + "\n" : bench_text(*report, options, terminal_width()));
    if (!options.bench.plot) return ExitStatus::done;
    const auto written = write_file(*options.bench.plot, write_svg(*report, options.language));
    return written ? ExitStatus::done : refuse(written.error());
}

}  // namespace cairn::app
