#include <set>

#include "bench_series.hpp"
#include "cairn/catalogue/bench.hpp"
#include "cairn/write.hpp"
#include "output.hpp"
#include "outside.hpp"

namespace cairn::app {

namespace {

/// The numbers of an answer, however they are parted: `[112,38]` as `112 38`.
std::string numbers_of(std::string_view answer) {
    std::string numbers;
    for (const char c : answer) {
        const bool parts = std::string_view(" \t\r\n,[]").find(c) != std::string_view::npos;
        if (!parts)
            numbers += c;
        else if (!numbers.empty() && numbers.back() != ' ')
            numbers += ' ';
    }
    if (!numbers.empty() && numbers.back() == ' ') numbers.pop_back();
    return numbers;
}

}  // namespace

Result<BenchSeries> SeriesBench::outside(const GameEntry& game, const Family& family,
                                         const Outside& program) {
    BenchSeries series{game.info, std::string(family.id), program.name, BenchSeries::Kind::outside};
    const double budget = options_.bench.budget;
    std::vector<double> starts;
    watch_.start(budget);
    for (int k = 0; k < 3 && watch_.left() > 0.75 * budget; ++k) {
        progress_.begin(program.name);
        const std::string least = write_contest(instance(game, family, 1));
        const auto run = run_outside(program.command, least, watch_.left());
        if (!run && (run.error().kind == ErrorKind::input || interrupted().load())) return run.error();
        if (run) starts.push_back(run->seconds);
    }
    if (!starts.empty()) series.start = spread_of(std::move(starts)).median;
    std::optional<WrongAnswer> wrong;
    std::set<std::size_t> checked;
    auto grown = grow(std::move(series), [&](std::size_t size) -> Result<Runner> {
        const Instance played = instance(game, family, size);
        const double left = watch_.left();
        watch_.start(budget);
        Control limits = control();
        const auto solved = game.solve({played}, {}, Extent::totals, limits);
        if (!solved && interrupted().load()) return solved.error();
        std::string expected = solved ? numbers_of(write_answer(*solved)) : "";
        watch_.start(left);
        return Runner(
            [&, size, expected = std::move(expected), input = write_contest(played)]() -> Result<Run> {
                auto run = run_outside(program.command, input, watch_.left());
                if (!run) return run.error();
                const std::string found = shown(numbers_of(run->output), 40);
                if (!expected.empty()) checked.insert(size);
                if (!expected.empty() && found != expected && !wrong) wrong = {Count{size}, expected, found};
                return Run{run->seconds};
            });
    });
    if (grown) grown->wrong = std::move(wrong);
    if (grown) grown->checked = checked.size();
    return grown;
}

}  // namespace cairn::app
