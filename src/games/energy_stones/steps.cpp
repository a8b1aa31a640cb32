#include <bit>
#include <memory>

#include "cairn/catalogue/games.hpp"
#include "meet.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

/// Steps that double with every second stone, as soon as they are worth the change: from both ends it takes
/// the square root.
bool doubles(std::size_t steps, std::size_t stones) {
    constexpr std::size_t worth_it = 1024;
    return steps >= worth_it && 4 * static_cast<std::size_t>(std::bit_width(steps)) > stones;
}

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent extent,
                                     Control& control) {
    const bool totals = extent == Extent::totals;
    auto backward =
        std::make_shared<Backward>(game, control, totals ? Backward::Keep::nothing : Backward::Keep::wins);
    if (totals)
        if (auto clipped = backward->clip(root.stone, difference_of(root)); !clipped) return clipped.error();
    while (backward->stone() > root.stone) {
        const std::size_t steps = backward->steps();
        if (may_outgrow(steps, control) || doubles(steps, game.length() - backward->stone()))
            return meet(game, root, extent, control, std::move(backward));
        if (auto advanced = backward->advance(); !advanced) return advanced.error();
    }
    if (totals) {
        const Points margin = backward->margin(difference_of(root));
        return Values<EnergyStones>{[&game, &control, root, margin](const Position& position) {
            return same_value(position, root) ? Result<Points>(margin)
                                              : margin_alone(game, position, control);
        }};
    }
    return Values<EnergyStones>{
        [backward](const Position& position) -> Result<Points> {
            return backward->walk(position.stone, difference_of(position));
        },
        [backward](const Position& position) -> Result<Move> {
            return backward->skips(position.stone, difference_of(position)) ? Move::skip : Move::take;
        }};
}

}  // namespace

Result<Points> margin_alone(const EnergyStones& game, const Position& position, Control& control) {
    if (position.stone == game.length()) return Points{0};
    const auto values = prepare(game, position, Extent::totals, control);
    return values ? values->margin(position) : values.error();
}

Method<EnergyStones> steps_method() {
    return {{"steps", "O(steps)", "O(steps)", text::long_rows}, unknown_cost<EnergyStones>, prepare};
}

}  // namespace cairn::energy_stones
