#pragma once

#include <string>
#include <string_view>

namespace cairn::write {

struct Spot {
    double x = 0;
    double y = 0;
};

/// How a text stands at its spot.
struct TextStyle {
    double size = 14;
    std::string_view anchor = "start";  ///< start, middle or end
    std::string_view fill = "#222222";
    bool bold = false;
    bool upward = false;  ///< turned to be read from below
    bool halo = false;    ///< with a white rim, to be read above lines
};

/// Text in XML: marks escaped, what XML 1.0 does not allow left out.
std::string xml_text(std::string_view text);

/// A number with at most two places, without a locale.
std::string decimal(double number);

/// Writes an SVG picture of that size on a white ground.
class Svg {
  public:
    Svg(double width, double height, std::string_view title);

    void line(Spot from, Spot to, std::string_view color, double width);
    void text(Spot spot, std::string_view text, const TextStyle& style = {});

    /// Closed shapes take `fill`; open ones only a stroke.
    void path(std::string_view commands, std::string_view fill, std::string_view stroke, double width);

    std::string take();

  private:
    std::string text_;
};

}  // namespace cairn::write
