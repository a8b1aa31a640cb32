#include <algorithm>

#include "cairn/catalogue/bench.hpp"
#include "cairn/write.hpp"
#include "write/plot.hpp"

namespace cairn {

namespace {

using write::PlotLine;

std::string label_of(const BenchSeries& series) {
    const auto growth = series.growth();
    if (!growth) return series.method;
    const auto tenths = static_cast<Points>(growth->exponent * 10 + (growth->exponent < 0 ? -0.5 : 0.5));
    return series.method + "  n^" + write::decimal(static_cast<double>(tenths) / 10);
}

PlotLine line_of(const BenchSeries& series) {
    PlotLine line{label_of(series), {}};
    for (const BenchPoint& point : series.points)
        if (point.warm.median > 0)
            line.points.push_back({static_cast<double>(point.size), point.warm.median});
    return line;
}

/// A plot: the series of one family of one game, which stand side by side in the report.
struct Panel {
    const BenchSeries* first;
    std::vector<PlotLine> lines;
};

std::vector<Panel> panels_of(const BenchReport& report) {
    std::vector<Panel> panels;
    for (const BenchSeries& series : report.series) {
        if (panels.empty() || panels.back().first->game != series.game ||
            panels.back().first->family != series.family)
            panels.push_back({&series, {}});
        panels.back().lines.push_back(line_of(series));
    }
    return panels;
}

}  // namespace

std::string write_svg(const BenchReport& report, Language language) {
    const auto said = [language](const Phrase& phrase) { return std::string(say(language, phrase)); };
    const std::vector<Panel> panels = panels_of(report);
    const double height = write::plot_height * static_cast<double>(std::max<std::size_t>(1, panels.size()));
    write::Svg svg(write::plot_width, height, said(text::plot_title));
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const BenchSeries& first = *panels[i].first;
        const write::PlotWords words{
            Message(text::plot_heading, {first.game->title}).say(language),
            Message(text::plot_family, {first.family, extent_name(report.extent), report.repeat})
                .say(language),
            said(text::plot_x), said(text::plot_y)};
        draw_plot(svg, write::plot_height * static_cast<double>(i), panels[i].lines, words);
    }
    return svg.take();
}

}  // namespace cairn
