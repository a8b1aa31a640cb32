#include "write/plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "utf8.hpp"
#include "write/scale.hpp"

namespace cairn::write {

namespace {

constexpr double left_edge = 96;
constexpr double right_edge = plot_width - 210;
constexpr double last_edge = plot_width - 6;  ///< of labels
constexpr double head = 76;
constexpr double foot = 64;
constexpr double label_size = 15;

/// Told apart by those who do not see all colours, and dark enough for text on white.
constexpr std::array<std::string_view, 8> colors{"#0072b2", "#c44e00", "#00795a", "#a83279",
                                                 "#7a6200", "#1b2a41", "#6a3d9a", "#8c1c13"};

std::string at(double x, double y) {
    return decimal(x) + " " + decimal(y);
}

/// The outline of one of seven marks around a spot.
std::string mark(std::size_t which, Spot spot) {
    const auto [x, y] = spot;
    constexpr double r = 4.5;
    const auto corners = [&](std::initializer_list<Spot> offsets) {
        std::string path;
        for (const auto& [dx, dy] : offsets) path += (path.empty() ? "M" : "L") + at(x + dx * r, y + dy * r);
        return path + "Z";
    };
    switch (which % 7) {
        case 1:
            return corners({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}});
        case 2:
            return corners({{0, -1.2}, {1.1, 0.8}, {-1.1, 0.8}});
        case 3:
            return corners({{0, -1.3}, {1.3, 0}, {0, 1.3}, {-1.3, 0}});
        case 4:
            return corners({{0, 1.2}, {1.1, -0.8}, {-1.1, -0.8}});
        case 5:
            return corners({{-0.4, -1.2},
                            {0.4, -1.2},
                            {0.4, -0.4},
                            {1.2, -0.4},
                            {1.2, 0.4},
                            {0.4, 0.4},
                            {0.4, 1.2},
                            {-0.4, 1.2},
                            {-0.4, 0.4},
                            {-1.2, 0.4},
                            {-1.2, -0.4},
                            {-0.4, -0.4}});
        case 6:
            return corners({{-1.3, -0.6}, {1.3, -0.6}, {1.3, 0.6}, {-1.3, 0.6}});
        default:
            return "M" + at(x - r, y) + "a" + at(r, r) + " 0 1 0 " + at(2 * r, 0) + "a" + at(r, r) +
                   " 0 1 0 " + at(-2 * r, 0) + "Z";
    }
}

/// About how wide a character of a label is.
double width_of(char32_t code) {
    const bool wide = code >= 0x3000 && code != utf8::invalid;
    if (wide || code == 'M' || code == 'W' || code == 'm' || code == 'w' || code == '@' || code == '%')
        return label_size;
    return (code >= 'A' && code <= 'Z' ? 0.79 : 0.64) * label_size;
}

double text_width(std::string_view text) {
    double width = 0;
    while (!text.empty()) {
        const auto [code, bytes] = utf8::first(text);
        width += width_of(code);
        text.remove_prefix(bytes);
    }
    return width;
}

/// As much of a label as is not wider than that, with an ellipsis where it is not all.
std::string shortened(std::string_view label, double most) {
    if (text_width(label) <= most) return std::string(label);
    double width = label_size;
    std::size_t kept = 0;
    while (true) {
        const auto [code, bytes] = utf8::first(label.substr(kept));
        width += width_of(code);
        if (width > most) return std::string(label.substr(0, kept)) + "\u2026";
        kept += bytes;
    }
}

class Plot {
  public:
    Plot(Svg& svg, double top, std::span<const PlotLine> lines)
        : svg_(svg),
          top_(top + head),
          bottom_(top + plot_height - foot),
          lines_(lines),
          x_(1, 10),
          y_(1, 10) {
        double least_size = HUGE_VAL, greatest_size = 0, least_time = HUGE_VAL, greatest_time = 0;
        for (const PlotLine& line : lines)
            for (const auto& [size, seconds] : line.points) {
                least_size = std::min(least_size, size);
                greatest_size = std::max(greatest_size, size);
                least_time = std::min(least_time, seconds);
                greatest_time = std::max(greatest_time, seconds);
            }
        if (greatest_size == 0) return;
        x_ = Scale(least_size, greatest_size);
        y_ = Scale(least_time, greatest_time);
    }

    void draw(double top, const PlotWords& words) {
        svg_.text({left_edge, top + 34}, words.title, {.size = 22, .bold = true});
        svg_.text({left_edge, top + 58}, words.below, {.size = 14, .fill = "#555555"});
        grid();
        const double middle = (top_ + bottom_) / 2;
        svg_.text({(left_edge + right_edge) / 2, bottom_ + 48}, words.x_name,
                  {.size = 16, .anchor = "middle"});
        svg_.text({26, middle}, words.y_name, {.size = 16, .anchor = "middle", .upward = true});
        for (std::size_t i = 0; i < lines_.size(); ++i) curve(i);
        for (std::size_t i = 0; i < lines_.size(); ++i) label(i);
    }

  private:
    Spot spot(const SizedTime& point) const {
        return {left_edge + x_.share(point.size) * (right_edge - left_edge),
                bottom_ - y_.share(point.seconds) * (bottom_ - top_)};
    }

    void grid() {
        for (const Tick& tick : x_.ticks(size_tick)) {
            const double x = left_edge + x_.share(tick.value) * (right_edge - left_edge);
            svg_.line({x, top_}, {x, bottom_}, "#d9d9d9", 1);
            svg_.text({x, bottom_ + 22}, tick.label, {.anchor = "middle"});
        }
        for (const Tick& tick : y_.ticks(time_tick)) {
            const double y = bottom_ - y_.share(tick.value) * (bottom_ - top_);
            svg_.line({left_edge, y}, {right_edge, y}, "#d9d9d9", 1);
            svg_.text({left_edge - 10, y + 5}, tick.label, {.anchor = "end"});
        }
        svg_.line({left_edge, top_}, {left_edge, bottom_}, "#555555", 1.5);
        svg_.line({left_edge, bottom_}, {right_edge, bottom_}, "#555555", 1.5);
    }

    void curve(std::size_t i) {
        const auto& points = lines_[i].points;
        if (points.empty()) return;
        std::string path;
        for (const SizedTime& point : points) {
            const Spot to = spot(point);
            if (!path.empty()) remember_way(obstacles_.back(), to);
            path += (path.empty() ? "M" : "L") + at(to.x, to.y);
            obstacles_.push_back(to);
        }
        const std::string_view color = colors[i % colors.size()];
        svg_.path(path, "none", color, 2.2);
        for (const SizedTime& point : points) svg_.path(mark(i, spot(point)), color, "#ffffff", 0.8);
    }

    void remember_way(Spot from, Spot to) {
        const double steps = std::ceil(std::hypot(to.x - from.x, to.y - from.y) / 5);
        for (double k = 1; k < steps; ++k)
            obstacles_.push_back(
                {from.x + (to.x - from.x) * k / steps, from.y + (to.y - from.y) * k / steps});
    }

    bool is_free(const Box& box, bool off_lines) const {
        if (box.left < left_edge || box.top < top_ - 12 || box.top + box.height > bottom_) return false;
        const auto hit = [&](const Spot& one) { return box.holds(one.x, one.y); };
        return std::none_of(boxes_.begin(), boxes_.end(), [&](const Box& b) { return b.overlaps(box); }) &&
               !(off_lines && std::any_of(obstacles_.begin(), obstacles_.end(), hit));
    }

    /// A free place near the end of the line: right of it as far as the picture goes, else left, else farther
    /// off, at last upon lines.
    Box place(Spot end, double width) const {
        constexpr double height = label_size + 3;
        const Box right{std::min(end.x + 9, last_edge - width), end.y - height / 2, width, height};
        const Box left{end.x - 9 - width, right.top, width, height};
        for (const auto& [wanted, most, off_lines] :
             {std::tuple{right, 30.0, true}, std::tuple{left, 30.0, true}, std::tuple{right, 90.0, true},
              std::tuple{right, bottom_ - top_, false}})
            for (double off = 0; off < most; off += 3)
                for (const double sign : {-1.0, 1.0}) {
                    Box box = wanted;
                    box.top += sign * off;
                    if (is_free(box, off_lines)) return box;
                }
        return right;
    }

    void label(std::size_t i) {
        if (lines_[i].points.empty()) return;
        const Spot end = spot(lines_[i].points.back());
        const std::string_view color = colors[i % colors.size()];
        const std::string text = shortened(lines_[i].label, last_edge - left_edge);
        const Box box = place(end, text_width(text));
        const double middle = box.top + box.height / 2;
        const double edge = std::clamp(end.x, box.left - 1, box.left + box.width + 1);
        if (std::abs(middle - end.y) > 8) svg_.line(end, {edge, middle}, color, 0.8);
        svg_.text({box.left, box.top + label_size - 1}, text,
                  {.size = label_size, .fill = color, .halo = true});
        boxes_.push_back(box);
    }

    Svg& svg_;
    double top_;
    double bottom_;
    std::span<const PlotLine> lines_;
    Scale x_;
    Scale y_;
    std::vector<Spot> obstacles_;
    std::vector<Box> boxes_;
};

}  // namespace

void draw_plot(Svg& svg, double top, std::span<const PlotLine> lines, const PlotWords& words) {
    Plot(svg, top, lines).draw(top, words);
}

}  // namespace cairn::write
