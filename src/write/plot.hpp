#pragma once

#include <span>
#include <string>
#include <vector>

#include "cairn/growth.hpp"
#include "write/svg.hpp"

namespace cairn::write {

/// One line of a plot, with what stands at its end.
struct PlotLine {
    std::string label;
    std::vector<SizedTime> points;  ///< sizes rise, times are above 0
};

struct PlotWords {
    std::string title;
    std::string below;  ///< under the title
    std::string x_name;
    std::string y_name;
};

inline constexpr double plot_width = 960;
inline constexpr double plot_height = 600;

/// Draws times over sizes, both in decades, in the plot's place of the picture: `top` is its upper edge.
void draw_plot(Svg& svg, double top, std::span<const PlotLine> lines, const PlotWords& words);

}  // namespace cairn::write
