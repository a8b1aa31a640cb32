#include <algorithm>
#include <charconv>

#include "cairn/catalogue/errors.hpp"
#include "cairn/instance.hpp"

namespace cairn {

namespace {

bool within(const Bound& bound, Points value) {
    return value >= bound.least && value <= bound.greatest;
}

/// What is wrong with a value that a bound does not allow; `index` 0 for a value that stands alone.
Error outside(const Bound& bound, Argument what, std::size_t index, Points value) {
    const bool open = bound.greatest >= points_limit;
    std::vector<Argument> arguments{std::move(what)};
    if (index > 0) arguments.emplace_back(Count{index});
    arguments.emplace_back(value);
    arguments.emplace_back(bound.least);
    if (!open) arguments.emplace_back(bound.greatest);
    if (index > 0)
        return input_error(open ? text::below_profile_at : text::outside_profile_at, std::move(arguments));
    return input_error(open ? text::below_profile : text::outside_profile, std::move(arguments));
}

Result<Done> check_field_bound(const Field& field, const std::vector<Points>& values, const Bound& bound) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (within(bound, values[i])) continue;
        if (field.kind == FieldKind::row) return outside(bound, field.one, i + 1, values[i]);
        return outside(bound, field.name, 0, values[i]);
    }
    return Done{};
}

Result<Done> check_bound(const Instance& instance, const Bound& bound) {
    const auto length = static_cast<Points>(instance.length());
    if (bound.quantity == "n" && !within(bound, length)) return outside(bound, "n", 0, length);
    if (bound.quantity == "total") {
        Points total = 0;
        for (const Points value : instance.row(instance.game->split_row)) total += value;
        if (!within(bound, total)) return outside(bound, "total", 0, total);
    }
    for (std::size_t f = 0; f < instance.values.size(); ++f) {
        const Field& field = instance.game->fields[f];
        if (field.quantity != bound.quantity) continue;
        if (auto checked = check_field_bound(field, instance.values[f], bound); !checked) return checked;
    }
    return Done{};
}

std::vector<std::string_view> quantities(const GameInfo& game) {
    std::vector<std::string_view> names{"n"};
    for (const Field& field : game.fields)
        if (std::find(names.begin(), names.end(), field.quantity) == names.end())
            names.push_back(field.quantity);
    names.emplace_back("total");
    return names;
}

std::string known_bounds(const GameInfo& game) {
    std::string known;
    for (const std::string_view name : quantities(game)) (known += known.empty() ? "max-" : ", max-") += name;
    return known;
}

/// One item of a list, such as `max-n=5000`, laid into the bounds so far.
bool read_bound(const GameInfo& game, std::string_view item, std::vector<Bound>& bounds) {
    const std::size_t equals = item.find('=');
    const bool most = item.starts_with("max-");
    if (equals == item.npos || (!most && !item.starts_with("min-"))) return false;
    const std::string_view name = item.substr(4, equals - 4);
    const std::string_view digits = item.substr(equals + 1);
    Points value = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (failed != std::errc{} || end != digits.data() + digits.size() || value < 0) return false;
    for (const std::string_view known : quantities(game)) {
        if (known != name) continue;
        auto bound =
            std::find_if(bounds.begin(), bounds.end(), [&](const Bound& b) { return b.quantity == known; });
        if (bound == bounds.end()) bound = bounds.insert(bounds.end(), {known, 0, points_limit});
        (most ? bound->greatest : bound->least) = value;
        return true;
    }
    return false;
}

}  // namespace

Result<Done> check_profile(const Instance& instance, std::span<const Bound> bounds) {
    for (const Bound& bound : bounds)
        if (auto checked = check_bound(instance, bound); !checked) return checked;
    return Done{};
}

Result<std::vector<Bound>> read_profile(const GameInfo& game, std::string_view text) {
    std::string names = "judge";
    for (const Profile& profile : game.profiles) {
        (names += ", ") += profile.name;
        if (text == profile.name || (text == "judge" && &profile == game.profiles.data()))
            return std::vector<Bound>(profile.bounds.begin(), profile.bounds.end());
    }
    if (text.find('=') == text.npos)
        return input_error(text::unknown_profile, {shown(text), names + ", " + known_bounds(game)});
    std::vector<Bound> bounds;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view item = text.substr(0, comma);
        if (!read_bound(game, item, bounds))
            return input_error(text::bad_profile_bound, {shown(item), known_bounds(game)});
        if (comma == text.size()) return bounds;
        text.remove_prefix(comma + 1);
    }
}

}  // namespace cairn
