#include "forward.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "methods.hpp"

namespace cairn::energy_stones {

namespace {

/// Sorted lists joined into one, each value once.
std::vector<Points> joined(std::array<std::span<const Points>, 3> lists, std::size_t most) {
    std::vector<Points> all;
    all.reserve(most);
    while (true) {
        Points least = beyond;
        for (const auto& list : lists)
            if (!list.empty()) least = std::min(least, list.front());
        if (least == beyond) return all;
        all.push_back(least);
        for (auto& list : lists)
            while (!list.empty() && list.front() == least) list = list.subspan(1);
    }
}

}  // namespace

Forward::Forward(const EnergyStones& game, std::size_t root, Points difference, Control& control)
    : game_(game),
      control_(control),
      memory_(control),
      root_(root),
      difference_(difference),
      sets_{{clamped(game, root, difference)}} {}

Forward::Choice Forward::choice(std::size_t stone, Points d) const {
    const Points e = game_.energy(stone);
    const Points later = game_.energy(stone + 1);
    const auto at = [&](Points difference) { return clamped(game_, stone + 2, difference); };
    if (d >= 1) return {at(d + e - later), at(1 + e - later - d), Choice::Whose::mover};
    if (d <= -1 - e) return {at(d + e - later), at(-1 - e - later - d), Choice::Whose::opponent};
    return {at(d + e - later), 0, Choice::Whose::nobody};
}

Points Forward::value(std::size_t stone, const Choice& choice, Points together, Points other) const {
    const Points taken = game_.score(stone) + together;
    switch (choice.whose) {
        case Choice::Whose::mover:
            return std::max(taken, game_.score_from(stone + 1) - other);
        case Choice::Whose::opponent:
            return std::min(taken, game_.score_from(stone) - other);
        case Choice::Whose::nobody:
            break;
    }
    return taken;
}

Result<Done> Forward::advance() {
    const std::size_t at = stone();
    const std::vector<Points>& set = sets_.back();
    if (!control_.count(set.size())) return control_.why();
    const Count lists = 6 * set.size() * sizeof(Points);
    if (auto taken = memory_.take(lists); !taken) return taken;
    std::vector<Points> together;
    std::vector<Points> other;
    together.reserve(set.size());
    other.reserve(set.size());
    std::size_t split = 0;
    for (const Points d : set) {
        const Choice after = choice(at, d);
        together.push_back(after.together);
        if (after.whose == Choice::Whose::nobody) continue;
        other.push_back(after.other);
        if (after.whose == Choice::Whose::opponent) split = other.size();
    }
    const auto middle = other.begin() + static_cast<std::ptrdiff_t>(split);
    std::reverse(other.begin(), middle);
    std::reverse(middle, other.end());
    const std::span<const Points> others = other;
    std::vector<Points> next =
        joined({std::span<const Points>(together), others.first(split), others.subspan(split)},
               set.size() + other.size());
    next.shrink_to_fit();
    memory_.give_back(lists);
    if (auto taken = memory_.take(2 * next.size() * sizeof(Points) + 2 * sizeof(std::vector<Points>)); !taken)
        return taken;
    sets_.push_back(std::move(next));
    return Done{};
}

Result<Done> Forward::fold(const Backward& function) {
    values_.resize(sets_.size());
    const Points remaining = game_.score_from(stone());
    for (const Points d : sets_.back()) values_.back().push_back((function.margin(d) + remaining) / 2);
    for (std::size_t set = sets_.size() - 1; set-- > 0;) {
        values_[set] = earlier(set);
        if (!control_.count(values_[set].size())) return control_.why();
    }
    return Done{};
}

/// The values of a set from those of the next one: what is looked up only rises, or only falls twice.
std::vector<Points> Forward::earlier(std::size_t set) const {
    const std::size_t stone = root_ + 2 * set;
    const std::vector<Points>& next = sets_[set + 1];
    const std::vector<Points>& known = values_[set + 1];
    std::vector<Points> values;
    values.reserve(sets_[set].size());
    std::size_t up = 0;
    std::size_t down = next.size() - 1;
    bool falls_again = false;
    for (const Points d : sets_[set]) {
        const Choice after = choice(stone, d);
        while (next[up] < after.together) ++up;
        if (after.whose == Choice::Whose::mover && !falls_again) {
            falls_again = true;
            down = next.size() - 1;
        }
        Points other = 0;
        if (after.whose != Choice::Whose::nobody) {
            while (next[down] > after.other) --down;
            other = known[down];
        }
        values.push_back(value(stone, after, known[up], other));
    }
    return values;
}

Points Forward::known(std::size_t set, Points difference) const {
    const auto at = std::lower_bound(sets_[set].begin(), sets_[set].end(), difference);
    return values_[set][static_cast<std::size_t>(at - sets_[set].begin())];
}

std::vector<Forward::Turn> Forward::line() const {
    std::vector<Turn> turns;
    Points d = difference_;
    for (std::size_t set = 0; set + 1 < sets_.size(); ++set) {
        const std::size_t stone = root_ + 2 * set;
        const Points e = game_.energy(stone);
        const Points later = game_.energy(stone + 1);
        const Choice after = choice(stone, d);
        const Points together = known(set + 1, after.together);
        const Points taken = value(stone, {after.together, 0, Choice::Whose::nobody}, together, 0);
        const bool changes = after.whose != Choice::Whose::nobody &&
                             value(stone, after, together, known(set + 1, after.other)) != taken;
        const bool mover = changes && after.whose == Choice::Whose::mover;
        turns.push_back({stone, d, mover});
        turns.push_back({stone + 1, mover ? d - 1 - e : -(d + e), changes && !mover});
        d = !changes ? d + e - later : mover ? 1 + e - later - d : -1 - e - later - d;
    }
    return turns;
}

}  // namespace cairn::energy_stones
