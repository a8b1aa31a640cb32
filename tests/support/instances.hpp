#pragma once

#include <initializer_list>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cairn/games/energy_stones.hpp"
#include "cairn/games/stone_game_ii.hpp"
#include "cairn/random.hpp"

namespace cairn {

using Row = std::vector<Points>;

inline Instance stone_game_ii_instance(Row piles, Points m = 1) {
    return {&stone_game_ii::data::info, {std::move(piles), {m}}};
}

inline Instance energy_instance(Points alice, Points bob, Row energies, Row scores) {
    return {&energy_stones::data::info, {{alice}, {bob}, std::move(energies), std::move(scores)}};
}

/// An instance of any game: every row of that length, every value from its least to `spread` above it.
inline Instance random_instance(const GameInfo& game, std::size_t length, Points spread, Random& random) {
    Instance instance{&game, {}};
    for (const Field& field : game.fields) {
        const std::size_t count = field.kind == FieldKind::row ? length : 1;
        auto& values = instance.values.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            values.push_back(random.between(field.least, field.least + spread));
    }
    return instance;
}

inline Row random_row(std::size_t length, Points least, Points greatest, Random& random) {
    Row row(length);
    for (Points& value : row) value = random.between(least, greatest);
    return row;
}

/// Calls f with every row of that length and values from 0 to `greatest`, in lexicographic order.
template <class F>
void for_each_row(std::size_t length, Points greatest, F&& f) {
    Row row(length, 0);
    while (true) {
        f(std::as_const(row));
        std::size_t at = length;
        while (at > 0 && row[at - 1] == greatest) row[--at] = 0;
        if (at == 0) return;
        ++row[at - 1];
    }
}

/// The instance as JSON, as the command line takes it.
inline std::string json_text(const Instance& instance) {
    std::string text;
    for (std::size_t f = 0; f < instance.values.size(); ++f) {
        const Field& field = instance.game->fields[f];
        std::string values;
        for (const Points value : instance.values[f])
            (values += values.empty() ? "" : ",") += std::to_string(value);
        text += (text.empty() ? "{\"" : ",\"") + std::string(field.name) + "\":";
        text += field.kind == FieldKind::row ? "[" + values + "]" : values;
    }
    return text + "}";
}

/// The command that shows a disagreement again.
inline std::string repeat_command(const Instance& instance) {
    return "cairn compare " + std::string(instance.game->id) + " '" + json_text(instance) + "'";
}

inline void PrintTo(const Instance& instance, std::ostream* out) {
    *out << repeat_command(instance);
}

}  // namespace cairn
