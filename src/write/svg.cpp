#include "write/svg.hpp"

#include <cmath>
#include <cstdlib>

#include "utf8.hpp"

namespace cairn::write {

std::string xml_text(std::string_view text) {
    std::string safe;
    while (!text.empty()) {
        const auto [code, bytes] = utf8::first(text);
        if (code == utf8::invalid || (code < 0x20 && code != '\t') || code == 0xFFFE || code == 0xFFFF)
            safe += "\xEF\xBF\xBD";
        else if (code == '&')
            safe += "&amp;";
        else if (code == '<')
            safe += "&lt;";
        else if (code == '>')
            safe += "&gt;";
        else if (code == '"')
            safe += "&quot;";
        else
            safe += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return safe;
}

std::string decimal(double number) {
    const auto hundredths = std::llround(number * 100);
    const auto digits = std::llabs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(digits / 100);
    if (digits % 100 == 0) return text;
    text += "." + std::to_string(digits / 10 % 10);
    return digits % 10 == 0 ? text : text + std::to_string(digits % 10);
}

Svg::Svg(double width, double height, std::string_view title) {
    const std::string w = decimal(width);
    const std::string h = decimal(height);
    text_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
            w + "\" height=\"" + h + "\" viewBox=\"0 0 " + w + " " + h +
            "\" font-family=\"'DejaVu Sans', 'Noto Sans CJK SC', Verdana, Arial, sans-serif\">\n<title>" +
            xml_text(title) + "</title>\n<rect width=\"" + w + "\" height=\"" + h + "\" fill=\"#ffffff\"/>\n";
}

void Svg::line(Spot from, Spot to, std::string_view color, double width) {
    text_ += "<line x1=\"" + decimal(from.x) + "\" y1=\"" + decimal(from.y) + "\" x2=\"" + decimal(to.x) +
             "\" y2=\"" + decimal(to.y) + "\" stroke=\"" + std::string(color) + "\" stroke-width=\"" +
             decimal(width) + "\"/>\n";
}

void Svg::text(Spot spot, std::string_view text, const TextStyle& style) {
    const std::string x = decimal(spot.x);
    const std::string y = decimal(spot.y);
    text_ += "<text x=\"" + x + "\" y=\"" + y + "\" font-size=\"" + decimal(style.size) +
             "\" text-anchor=\"" + std::string(style.anchor) + "\" fill=\"" + std::string(style.fill) + "\"";
    if (style.bold) text_ += " font-weight=\"bold\"";
    if (style.upward) text_ += " transform=\"rotate(-90 " + x + " " + y + ")\"";
    if (style.halo) text_ += R"( paint-order="stroke" stroke="#ffffff" stroke-width="4")";
    text_ += ">" + xml_text(text) + "</text>\n";
}

void Svg::path(std::string_view commands, std::string_view fill, std::string_view stroke, double width) {
    text_ += "<path d=\"" + std::string(commands) + "\" fill=\"" + std::string(fill) + "\" stroke=\"" +
             std::string(stroke) + "\" stroke-width=\"" + decimal(width) + "\" stroke-linejoin=\"round\"/>\n";
}

std::string Svg::take() {
    return std::move(text_) + "</svg>\n";
}

}  // namespace cairn::write
