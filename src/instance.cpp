#include "cairn/instance.hpp"

#include "cairn/catalogue/errors.hpp"

namespace cairn {

std::size_t Instance::length() const {
    return values[game->split_row].size();
}

namespace {

/// Requires that the value is out of the field's limits.
Error out_of_limits(const Field& field, std::size_t index, Points value) {
    if (value >= points_limit) return input_error(text::value_too_large, {field.name, value});
    if (field.kind == FieldKind::number)
        return input_error(text::number_below_least, {field.name, value, field.least});
    return input_error(text::below_least, {field.one, Count{index + 1}, value, field.many, field.least});
}

Result<Done> check_row(const Field& field, const std::vector<Points>& row, const Field& other,
                       std::size_t length) {
    if (row.empty()) return input_error(text::no_values, {field.name, field.one});
    if (row.size() != length)
        return input_error(text::lengths_differ, {other.name, Count{length}, field.name, Count{row.size()}});
    return Done{};
}

}  // namespace

Result<Done> check_fields(const Instance& instance) {
    const auto fields = instance.game->fields;
    const Field* first_row = nullptr;
    std::size_t length = 0;
    for (std::size_t f = 0; f < fields.size(); ++f) {
        const auto& values = instance.values[f];
        if (fields[f].kind == FieldKind::row) {
            if (first_row == nullptr) length = values.size();
            first_row = first_row == nullptr ? &fields[f] : first_row;
            if (auto checked = check_row(fields[f], values, *first_row, length); !checked) return checked;
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            if (values[i] < fields[f].least || values[i] >= points_limit)
                return out_of_limits(fields[f], i, values[i]);
    }
    Points total = 0;
    for (const Points value : instance.row(instance.game->split_row))
        if ((total += value) >= points_limit)
            return input_error(text::total_too_large, {fields[instance.game->split_row].name});
    return Done{};
}

}  // namespace cairn
