#pragma once

#include "instances.hpp"

namespace cairn {

namespace detail {

/// Shares `left` out over the slots from `at` on, in lexicographic order; false once f wants no more.
template <class F>
bool share_out(Row& slots, std::size_t at, Points left, F&& f) {
    if (at + 1 == slots.size()) {
        slots[at] = left;
        return f(std::as_const(slots));
    }
    for (Points value = 0; value <= left; ++value) {
        slots[at] = value;
        if (!share_out(slots, at + 1, left - value, f)) return false;
    }
    return true;
}

}  // namespace detail

/// Calls f with every instance in order of size, until it returns false: size = the sum of all numbers plus
/// the number of piles or stones; then by that number, then by the literal form. Fields that the literal form
/// lacks keep their standard value. *requires* values that are 0 or more.
template <class F>
void for_each_by_size(const GameInfo& game, F&& f) {
    for (Points size = 1;; ++size)
        for (Points length = 1; length <= size; ++length) {
            std::size_t slots = 0;
            for (const std::size_t place : game.literal_form)
                if (place != length_place)
                    slots += game.fields[place].kind == FieldKind::row ? static_cast<std::size_t>(length) : 1;
            Row values(slots);
            const bool more = detail::share_out(values, 0, size - length, [&](const Row& shared) {
                Instance instance{&game, {}};
                for (const Field& field : game.fields)
                    instance.values.push_back({field.standard.value_or(0)});
                auto from = shared.begin();
                for (const std::size_t place : game.literal_form) {
                    if (place == length_place) continue;
                    const auto count = game.fields[place].kind == FieldKind::row ? length : 1;
                    instance.values[place].assign(from, from + count);
                    from += count;
                }
                return f(std::as_const(instance));
            });
            if (!more) return;
        }
}

}  // namespace cairn
