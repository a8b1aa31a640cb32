#include "meet.hpp"

#include <optional>
#include <vector>

#include "cairn/catalogue/games.hpp"
#include "cairn/figures.hpp"
#include "forward.hpp"
#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

Error outgrown(std::size_t stone, const Control& control) {
    return limit_error(text::too_many_steps_at_stone, {Count{stone + 1}, count_text(control.max_list)});
}

/// Always the smaller side goes on.
Result<Done> approach(const EnergyStones& game, Forward& forward, Backward& backward, Control& control) {
    while (forward.stone() < backward.stone()) {
        const std::size_t between = backward.stone() - forward.stone();
        if (between >= 2 && forward.size() <= backward.steps()) {
            if (may_outgrow(forward.size(), control)) return outgrown(forward.stone(), control);
            if (auto advanced = forward.advance(); !advanced) return advanced;
        } else {
            if (may_outgrow(backward.steps(), control)) return outgrown(backward.stone() - 1, control);
            if (auto advanced = backward.advance(); !advanced) return advanced;
        }
        control.tell(game.length() - between, game.length());
    }
    return forward.fold(backward);
}

/// The answer for the root, and what is kept for the line of play from it.
struct Met {
    const EnergyStones& game;
    Control& control;
    Position root;
    Points margin = 0;
    std::vector<Forward::Turn> turns = {};
    std::shared_ptr<Backward> backward = {};

    Result<Points> margin_at(const Position& position) const {
        if (same_value(position, root)) return margin;
        if (backward && backward->covers(position.stone, difference_of(position)))
            return backward->walk(position.stone, difference_of(position));
        return margin_alone(game, position, control);
    }

    /// A take wherever a skip is not strictly better.
    Result<Move> first_best(const Position& position) const {
        const Points d = difference_of(position);
        if (d < 1) return Move::take;
        if (backward->covers(position.stone, d))
            return backward->skips(position.stone, d) ? Move::skip : Move::take;
        if (const std::size_t turn = position.stone - root.stone; turn < turns.size())
            if (turns[turn].difference == d) return turns[turn].skips ? Move::skip : Move::take;
        const auto taken = game.play(position, Move::take);
        const auto skipped = game.play(position, Move::skip);
        const auto after_take = margin_at(taken.position);
        if (!after_take) return after_take.error();
        const auto after_skip = margin_at(skipped.position);
        if (!after_skip) return after_skip.error();
        return -*after_skip > taken.gain - *after_take ? Move::skip : Move::take;
    }
};

Result<Values<EnergyStones>> prepare(const EnergyStones& game, const Position& root, Extent extent,
                                     Control& control) {
    const auto keep = extent == Extent::totals ? Backward::Keep::nothing : Backward::Keep::wins;
    return meet(game, root, extent, control, std::make_shared<Backward>(game, control, keep));
}

}  // namespace

Result<Values<EnergyStones>> meet(const EnergyStones& game, const Position& root, Extent extent,
                                  Control& control, std::shared_ptr<Backward> backward) {
    if (auto clipped = backward->clip(root.stone, difference_of(root)); !clipped) return clipped.error();
    Forward forward(game, root.stone, difference_of(root), control);
    if (auto met = approach(game, forward, *backward, control); !met) return met.error();
    auto met = std::make_shared<Met>(Met{game, control, root});
    met->margin = margin_of(game, root, forward.scored());
    Values<EnergyStones> values{[met](const Position& position) { return met->margin_at(position); }};
    if (extent == Extent::totals) return values;
    met->turns = forward.line();
    met->backward = std::move(backward);
    values.first_best = [met](const Position& position) { return met->first_best(position); };
    return values;
}

Method<EnergyStones> meet_method() {
    return {{"meet", "O(steps)", "O(steps)", text::doubling_steps}, unknown_cost<EnergyStones>, prepare};
}

}  // namespace cairn::energy_stones
