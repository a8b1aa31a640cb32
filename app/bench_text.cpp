#include <fmt/format.h>

#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/commands.hpp"
#include "cairn/figures.hpp"
#include "layout.hpp"
#include "text_report.hpp"

namespace cairn::app {

namespace {

class BenchText {
  public:
    BenchText(const Options& options, std::size_t width) : options_(options), width_(width) {}

    /// What is said of all series of one family of one game.
    std::string text(std::span<const BenchSeries> series) const {
        const Message heading(text::bench_heading, {series.front().game->title, series.front().family});
        std::string text = strong(heading.say(options_.language), options_.color) + "\n";
        text += times(series) + "\n" + growths(series) + say(text::growth_note) + "\n";
        std::string notes;
        for (const BenchSeries& one : series) notes += notes_of(one);
        return text + (notes.empty() ? "" : "\n" + notes);
    }

  private:
    std::string say(const Phrase& phrase) const { return std::string(cairn::say(options_.language, phrase)); }

    std::string times(std::span<const BenchSeries> series) const {
        Table table({say(text::column_method), say(text::column_n), say(text::column_median),
                     say(text::column_best), say(text::column_cold), say(text::column_spread),
                     say(text::column_memory), say(text::column_positions)});
        for (const BenchSeries& one : series)
            for (const BenchPoint& point : one.points) {
                const bool ours = one.kind == BenchSeries::Kind::method;
                table.add({&point == one.points.data() ? one.method : "", count_text(point.size),
                           seconds_text(point.warm.median), seconds_text(point.warm.best),
                           seconds_text(point.cold), fmt::format("{:.0f} %", point.warm.range * 100),
                           ours ? bytes_text(point.bytes) : "", ours ? count_text(point.positions) : ""});
            }
        return table.text(width_);
    }

    std::string growths(std::span<const BenchSeries> series) const {
        Table table({say(text::column_method), say(text::column_exponent), say(text::column_interval),
                     say(text::column_points), say(text::column_claimed)});
        for (const BenchSeries& one : series) {
            std::vector<std::string> row{one.method, say(text::undecided), "", "", std::string(one.claimed)};
            if (const auto growth = one.growth()) {
                row[1] = fmt::format("n^{:.2f}", growth->exponent);
                row[2] = fmt::format("+-{:.2f}", growth->error);
                row[3] = std::to_string(growth->points) + (growth->short_times ? "+" : "");
            }
            table.add(std::move(row));
        }
        return table.text(width_);
    }

    std::string notes_of(const BenchSeries& series) const {
        std::string notes;
        const auto note = [&](const Message& message) {
            notes += "  " + message.say(options_.language) + "\n";
        };
        if (series.kind == BenchSeries::Kind::many)
            for (const BenchPoint& point : series.points)
                note({text::many_note,
                      {series.method, count_text(static_cast<Count>(1 / point.warm.median)),
                       count_text(point.size), count_text(point.together)}});
        if (series.start) note({text::start_note, {series.method, seconds_text(*series.start), Count{1}}});
        if (series.wrong)
            note({text::wrong_note,
                  {series.method, series.wrong->size, series.wrong->found, series.wrong->expected}});
        else if (series.checked > 0)
            note({text::right_note, {series.method, series.checked}});
        if (series.ended) note({text::ended_note, {series.method, series.ended->message}});
        return notes;
    }

    const Options& options_;
    std::size_t width_;
};

}  // namespace

std::string bench_text(const BenchReport& report, const Options& options, std::size_t width) {
    const BenchText writer(options, width);
    std::string text;
    const std::span<const BenchSeries> all(report.series);
    for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
        while (to < all.size() && all[to].game == all[from].game && all[to].family == all[from].family) ++to;
        text += (from == 0 ? "" : "\n") + writer.text(all.subspan(from, to - from));
    }
    return text;
}

}  // namespace cairn::app
