#include "step_function.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

#include "gallop.hpp"
#include "sides.hpp"

namespace cairn::energy_stones {

namespace {

constexpr std::size_t first_room = 64;

}  // namespace

StepFunction::StepFunction()
    : room_(first_room),
      breaks_(std::make_unique_for_overwrite<Points[]>(first_room)),
      values_(std::make_unique_for_overwrite<Points[]>(first_room)) {
    reset();
}

void StepFunction::reset() {
    first_ = last_ = room_ / 2;
    values_[first_] = 0;
    sign_ = 1;
    shift_ = 0;
    raise_ = 0;
}

/// The index of the first jump at or after this place of F.
std::size_t StepFunction::before(Points at) const {
    const Points* from = &breaks_[first_];
    std::size_t length = last_ - first_;
    while (length > 1) {
        const std::size_t half = length / 2;
        from += from[half - 1] < at ? half : 0;
        length -= half;
    }
    const auto index = static_cast<std::size_t>(from - breaks_.get());
    return index + (length == 1 && *from < at ? 1 : 0);
}

Points StepFunction::at(Points d) const {
    const std::size_t jumps = sign_ > 0 ? before(d - shift_) : before(shift_ - d + 1);
    return sign_ * values_[jumps] + raise_;
}

void StepFunction::clip(Points lowest, Points highest) {
    const Points from = sign_ > 0 ? lowest - shift_ : shift_ - highest + 1;
    const Points to = sign_ > 0 ? highest - 1 - shift_ : shift_ - lowest;
    if (from > to) {
        first_ = last_ = before(from);
        return;
    }
    first_ = gallop(first_, last_, [&](std::size_t k) { return breaks_[k] >= from; });
    const std::size_t end = first_ + last_;
    last_ = end - gallop(first_, last_, [&](std::size_t k) { return breaks_[end - 1 - k] <= to; });
}

/// Outward from the centre, the two halves of F: the part that is rewritten, and the other one, which is the
/// skip once it is turned round.
template <int Outward>
StepFunction::Sides<Outward> StepFunction::sides() const {
    const Points centre = -sign_ * shift_;
    const std::size_t left = before(centre);
    const std::size_t right = left + (left < last_ && breaks_[left] == centre ? 1 : 0);
    Sides<Outward> sides;
    sides.jump_at_centre = right != left;
    sides.twice_centre = 2 * centre;
    sides.twice_raise = -2 * sign_ * raise_;
    const auto up = [&](std::size_t k) { return std::pair{&breaks_[k], &values_[k + 1]}; };
    const auto down = [&](std::size_t k) { return std::pair{&breaks_[k - 1], &values_[k - 1]}; };
    std::tie(sides.breaks, sides.values) = Outward > 0 ? up(right) : down(left);
    std::tie(sides.turned_breaks, sides.turned_values) = Outward > 0 ? down(left) : up(right);
    sides.jumps = Outward > 0 ? last_ - right : left - first_;
    sides.turned_jumps = Outward > 0 ? left - first_ : last_ - right;
    sides.take = values_[Outward > 0 ? right : left];
    sides.skip = sides.twice_raise - values_[Outward > 0 ? left : right];
    return sides;
}

template <int Outward>
StepFunction::Win StepFunction::find(Points highest) const {
    const auto side = sides<Outward>();
    Win win{.jumps = side.turned_jumps, .at = side.twice_centre / 2, .take = side.take, .skip = side.skip};
    const Points centre = win.at;
    const auto inside = [&](std::size_t j) { return Outward * (side.skip_at(j) - centre) < highest; };
    if (highest != beyond && win.jumps > 0 && !inside(win.jumps - 1))
        win.jumps -= gallop(0, win.jumps, [&](std::size_t k) { return inside(win.jumps - 1 - k); });
    while (!side.more(win.skip, win.take)) {
        const std::size_t jump = gallop(
            win.skipped, win.jumps, [&](std::size_t j) { return side.more(side.skip_after(j), win.take); });
        if (jump == win.jumps) return {};
        win.at = side.skip_at(jump);
        win.skip = side.skip_after(jump);
        win.skipped = jump + 1;
        win.taken =
            gallop(win.taken, side.jumps, [&](std::size_t i) { return side.more(side.take_at(i), win.at); });
        if (win.taken > 0) win.take = side.take_after(win.taken - 1);
    }
    win.exists = true;
    return win;
}

bool StepFunction::fits(const Win& win) const {
    const std::size_t more = win.jumps - win.skipped + 1;
    return sign_ > 0 ? last_ + more + 1 < room_ : first_ > more + 1;
}

std::size_t StepFunction::more_room(const Win& win) const {
    const std::size_t larger = steps() + win.jumps - win.skipped + 4;
    return fits(win) || 2 * larger <= room_ ? 0 : 3 * larger;
}

void StepFunction::grow(const Win& win) {
    if (fits(win)) return;
    const std::size_t room = std::max(room_, more_room(win));
    const std::size_t count = last_ - first_;
    const std::size_t first = (room - count) / 2;
    if (room == room_) {
        std::memmove(&breaks_[first], &breaks_[first_], count * sizeof(Points));
        std::memmove(&values_[first], &values_[first_], (count + 1) * sizeof(Points));
    } else {
        auto breaks = std::make_unique_for_overwrite<Points[]>(room);
        auto values = std::make_unique_for_overwrite<Points[]>(room);
        std::memcpy(&breaks[first], &breaks_[first_], count * sizeof(Points));
        std::memcpy(&values[first], &values_[first_], (count + 1) * sizeof(Points));
        breaks_ = std::move(breaks);
        values_ = std::move(values);
    }
    room_ = room;
    first_ = first;
    last_ = first + count;
}

template <int Outward>
void StepFunction::rewrite(const Win& win, std::vector<Interval>* wins) {
    const auto side = sides<Outward>();
    const std::ptrdiff_t jumps = Rewriting<Outward>(side, win, wins).run();
    if (Outward > 0)
        last_ = static_cast<std::size_t>(side.breaks + jumps - breaks_.get());
    else
        first_ = static_cast<std::size_t>(side.breaks - jumps + 1 - breaks_.get());
}

template StepFunction::Win StepFunction::find<1>(Points) const;
template StepFunction::Win StepFunction::find<-1>(Points) const;
template void StepFunction::rewrite<1>(const Win&, std::vector<Interval>*);
template void StepFunction::rewrite<-1>(const Win&, std::vector<Interval>*);

}  // namespace cairn::energy_stones
