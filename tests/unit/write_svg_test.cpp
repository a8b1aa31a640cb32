#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <regex>
#include <set>

#include "cairn/games/stone_game_ii.hpp"
#include "cairn/write.hpp"

namespace cairn {
namespace {

using testing::HasSubstr;

BenchSeries series(std::string method, double factor, double exponent, std::size_t count,
                   std::string family = "random") {
    BenchSeries made{&stone_game_ii::data::info, std::move(family), std::move(method)};
    double size = 10;
    for (std::size_t k = 0; k < count; ++k, size *= 2) {
        const double time = factor * std::pow(size, exponent);
        made.points.push_back({static_cast<Count>(size), time, {time, time, 0}});
    }
    return made;
}

BenchReport crowded() {
    BenchReport report;
    for (int k = 0; k < 12; ++k)
        report.series.push_back(series("method-" + std::to_string(k), 1e-8 * (1 + 0.01 * k), 3, 9));
    report.series.push_back(series("exponential", 1e-15, 9, 2));
    return report;
}

/// Whether every mark is closed, in the right order, and every attribute quoted.
bool is_well_formed(const std::string& xml) {
    const std::regex mark(R"(<(\?xml[^<>]*\?|/?[a-zA-Z]+(?: [a-zA-Z0-9:-]+="[^"<>]*")*\s*/?)>)");
    std::vector<std::string> open;
    std::string left;
    auto at = xml.cbegin();
    for (std::sregex_iterator it(xml.begin(), xml.end(), mark), end; it != end; ++it) {
        left.append(at, (*it)[0].first);
        at = (*it)[0].second;
        const std::string inside = (*it)[1];
        if (inside.front() == '?' || inside.back() == '/') continue;
        if (inside.front() != '/') {
            open.push_back(inside.substr(0, inside.find(' ')));
        } else if (open.empty() || "/" + open.back() != inside) {
            return false;
        } else {
            open.pop_back();
        }
    }
    left.append(at, xml.cend());
    const std::regex bare("&(?!(amp|lt|gt|quot);)");
    return open.empty() && left.find_first_of("<>") == std::string::npos && !std::regex_search(left, bare);
}

struct Label {
    double x = 0, y = 0, size = 0;
    std::string anchor, text;
};

std::vector<Label> labels_of(const std::string& svg) {
    const std::regex text(
        R"re(<text x="([^"]*)" y="([^"]*)" font-size="([^"]*)" text-anchor="([^"]*)"[^>]*>([^<]*)<)re");
    std::vector<Label> labels;
    for (std::sregex_iterator it(svg.begin(), svg.end(), text), end; it != end; ++it)
        labels.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3]), (*it)[4], (*it)[5]});
    return labels;
}

TEST(WriteSvg, IsWellFormedWhateverTheNames) {
    BenchReport report = crowded();
    report.series.push_back(series("<\"a&b\">\x01\xFF", 1e-6, 1, 5));
    const std::string svg = write_svg(report, Language::chinese);
    EXPECT_TRUE(is_well_formed(svg)) << svg;
    EXPECT_THAT(svg, HasSubstr("&lt;&quot;a&amp;b&quot;&gt;"));
    EXPECT_TRUE(is_well_formed(write_svg({}, Language::english)));
}

TEST(WriteSvg, KeepsLabelsInsideThePictureAndApart) {
    const std::string svg = write_svg(crowded(), Language::english);
    std::vector<Label> ends;
    for (const Label& label : labels_of(svg)) {
        const double width = static_cast<double>(label.text.size()) * 0.62 * label.size;
        const double left = label.anchor == "end"      ? label.x - width
                            : label.anchor == "middle" ? label.x - width / 2
                                                       : label.x;
        if (label.text == "time for one game") continue;  // upright
        EXPECT_GE(left, 0) << label.text;
        EXPECT_LE(left + width, 960) << label.text;
        EXPECT_GE(label.y, label.size * 0.7) << label.text;
        EXPECT_LE(label.y, 600) << label.text;
        if (label.text.find("method-") == 0) ends.push_back(label);
    }
    ASSERT_EQ(ends.size(), 12U);
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_TRUE(std::abs(ends[i].y - ends[j].y) >= 15 || std::abs(ends[i].x - ends[j].x) >= 120)
                << ends[i].text << " and " << ends[j].text;
}

TEST(WriteSvg, KeepsLongLabelsInsideThePicture) {
    std::string wide;
    for (int k = 0; k < 40; ++k) wide += "\u5c40";
    BenchReport report;
    for (const std::string& name : {std::string(40, 'x'), wide, std::string(40, 'W'), std::string(200, 'y')})
        for (const std::size_t count : {2U, 9U}) report.series.push_back(series(name, 1e-8, 3, count));
    std::size_t found = 0;
    for (const Label& label : labels_of(write_svg(report, Language::english))) {
        const std::string start = label.text.substr(0, 3);
        if (start != "xxx" && start != "\u5c40" && start != "WWW" && start != "yyy") continue;
        ++found;
        double width = 0;
        for (const char c : label.text)
            width += label.size * (c == 'W' ? 0.99 : (c & 0x80) == 0 ? 0.62 : 1.0 / 3);
        EXPECT_EQ(label.anchor, "start");
        EXPECT_GE(label.x, 96) << label.text;
        EXPECT_LE(label.x + width, 960) << label.text;
        EXPECT_EQ(label.text.ends_with("\u2026"), start == "yyy") << label.text;
    }
    EXPECT_EQ(found, 8U);
}

TEST(WriteSvg, SaysTheExponentAndTheDecades) {
    BenchReport report;
    report.series.push_back(series("cubic", 1e-8, 3, 9));
    report.series.push_back(series("few", 1e-8, 3, 2));
    std::set<std::string> texts;
    for (const Label& label : labels_of(write_svg(report, Language::english))) texts.insert(label.text);
    for (const char* text : {"cubic  n^3", "few", "10", "100", "1,000", "1 ms", "100 us", "1 s",
                             "Stone Game II: time over length", "length of the row, n"})
        EXPECT_TRUE(texts.contains(text)) << text;
}

TEST(WriteSvg, DrawsAPlotForEachFamily) {
    BenchReport report;
    report.series.push_back(series("one", 1e-8, 3, 4));
    report.series.push_back(series("one", 1e-8, 3, 4, "zeros"));
    const std::string svg = write_svg(report, Language::english);
    EXPECT_THAT(svg, HasSubstr("viewBox=\"0 0 960 1200\""));
    EXPECT_THAT(svg, HasSubstr("rows: zeros"));
}

TEST(WriteContest, FollowsTheFormOfTheGame) {
    EXPECT_EQ(write_contest({&stone_game_ii::data::info, {{2, 7, 9}, {1}}}), "3\n2 7 9\n");
    const auto energy = find_game("energy");
    EXPECT_EQ(write_contest({(*energy)->info, {{9}, {0}, {66, 2}, {7, 12}}}), "9 0 2\n66 2\n7 12\n");
}

}  // namespace
}  // namespace cairn
