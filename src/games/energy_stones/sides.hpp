#pragma once

#include <cstring>

#include "gallop.hpp"
#include "step_function.hpp"

namespace cairn::energy_stones {

/// The two halves of the list F of a step function, seen from the centre outward: jump 0 is the nearest.
/// Outward is 1 where x > 0 lies at the upper end of the list, -1 where it lies at the lower end; there all
/// comparisons turn round too.
template <int Outward>
struct StepFunction::Sides {
    Points* breaks;  ///< of the take
    Points* values;
    const Points* turned_breaks;  ///< what the skip is made from
    const Points* turned_values;
    std::size_t jumps;
    std::size_t turned_jumps;
    bool jump_at_centre;
    Points twice_centre;
    Points twice_raise;
    Points take;  ///< next to the centre
    Points skip;

    static bool more(Points a, Points b) { return Outward > 0 ? a > b : a < b; }
    static std::ptrdiff_t out(std::size_t k) { return Outward * static_cast<std::ptrdiff_t>(k); }

    Points take_at(std::size_t i) const { return breaks[out(i)]; }
    Points take_after(std::size_t i) const { return values[out(i)]; }
    Points skip_at(std::size_t j) const { return twice_centre - turned_breaks[-out(j)]; }
    Points skip_after(std::size_t j) const { return twice_raise - turned_values[-out(j)]; }
};

/// Writes the larger of take and skip over the take. The take's jumps from the win on are first moved outward
/// by as much as may be inserted, so that what is written never reaches what is still to be read.
template <int Outward>
class StepFunction::Rewriting {
  public:
    Rewriting(const Sides<Outward>& side, const Win& win, std::vector<Interval>* wins)
        : side_(side), wins_(wins), centre_(side.twice_centre / 2), j_(win.skipped), skips_(win.jumps) {
        const std::size_t more = skips_ - j_ + 1;
        move_outward(win.taken, side.jumps - win.taken, more);
        i_ = win.taken + more;
        takes_ = side.jumps + more;
        out_ = static_cast<std::ptrdiff_t>(win.taken);
        const bool jumps_there =
            win.taken > 0 ? side.take_at(win.taken - 1) == win.at : side.jump_at_centre && win.at == centre_;
        if (jumps_there) --out_;
        take_ = win.take;
        last_ = win.take;
        start_skips(win.at, win.skip);
    }

    /// How many jumps there are outward of the centre now.
    std::ptrdiff_t run() {
        while (follow_skip() && follow_take()) {
        }
        return out_;
    }

  private:
    static bool more(Points a, Points b) { return Sides<Outward>::more(a, b); }

    void write(Points at, Points value) {
        side_.breaks[Outward * out_] = at;
        side_.values[Outward * out_] = value;
        last_ = value;
        ++out_;
    }

    Points distance(Points at) const { return Outward * (at - centre_); }

    void start_skips(Points at, Points value) {
        write(at, value);
        skip_ = value;
        if (wins_ != nullptr) wins_->push_back({distance(at) + 1, beyond});
    }

    /// Copies the skip as long as it is strictly more. False at the end of all.
    bool follow_skip() {
        while (true) {
            const std::size_t overtaken =
                gallop(i_, takes_, [&](std::size_t i) { return !more(skip_, side_.take_after(i)); });
            if (overtaken == takes_) {
                copy_skips(skips_);
                return false;
            }
            const Points at = side_.take_at(overtaken);
            take_ = side_.take_after(overtaken);
            i_ = overtaken + 1;
            copy_skips(gallop(j_, skips_, [&](std::size_t j) { return !more(at, side_.skip_at(j)); }));
            const bool jumps_too = j_ < skips_ && side_.skip_at(j_) == at;
            if (jumps_too) skip_ = side_.skip_after(j_++);
            if (more(skip_, take_)) {
                if (jumps_too) write(at, skip_);
                continue;
            }
            if (wins_ != nullptr) wins_->back().to = distance(at);
            if (take_ != last_) write(at, take_);
            return true;
        }
    }

    /// Copies the take as long as the skip is not more. False at the end of all.
    bool follow_take() {
        while (true) {
            const std::size_t overtaken =
                gallop(j_, skips_, [&](std::size_t j) { return more(side_.skip_after(j), take_); });
            if (overtaken == skips_) {
                copy_takes(takes_);
                return false;
            }
            const Points at = side_.skip_at(overtaken);
            const Points skip = side_.skip_after(overtaken);
            j_ = overtaken + 1;
            copy_takes(gallop(i_, takes_, [&](std::size_t i) { return !more(at, side_.take_at(i)); }));
            const bool jumps_too = i_ < takes_ && side_.take_at(i_) == at;
            if (jumps_too) take_ = side_.take_after(i_++);
            if (more(skip, take_)) {
                start_skips(at, skip);
                return true;
            }
            if (jumps_too) write(at, take_);
        }
    }

    void copy_skips(std::size_t end) {
        if (j_ == end) return;
        Points* const breaks = side_.breaks + Outward * out_;
        Points* const values = side_.values + Outward * out_;
        const Points* const from_breaks = side_.turned_breaks - side_.out(j_);
        const Points* const from_values = side_.turned_values - side_.out(j_);
        const auto count = static_cast<std::ptrdiff_t>(end - j_);
        for (std::ptrdiff_t k = 0; k < count; ++k) {
            breaks[Outward * k] = side_.twice_centre - from_breaks[-Outward * k];
            values[Outward * k] = side_.twice_raise - from_values[-Outward * k];
        }
        out_ += count;
        j_ = end;
        skip_ = last_ = side_.values[Outward * (out_ - 1)];
    }

    void copy_takes(std::size_t end) {
        if (i_ == end) return;
        const std::size_t count = end - i_;
        const std::ptrdiff_t lowest_to =
            Outward > 0 ? out_ : -(out_ + static_cast<std::ptrdiff_t>(count) - 1);
        const std::ptrdiff_t lowest_from = Outward > 0 ? side_.out(i_) : side_.out(end - 1);
        std::memmove(side_.breaks + lowest_to, side_.breaks + lowest_from, count * sizeof(Points));
        std::memmove(side_.values + lowest_to, side_.values + lowest_from, count * sizeof(Points));
        out_ += static_cast<std::ptrdiff_t>(count);
        i_ = end;
        take_ = last_ = side_.values[Outward * (out_ - 1)];
    }

    void move_outward(std::size_t from, std::size_t count, std::size_t more) {
        if (count == 0) return;
        const std::ptrdiff_t lowest_from = side_.out(Outward > 0 ? from : from + count - 1);
        const std::ptrdiff_t lowest_to = lowest_from + side_.out(more);
        std::memmove(side_.breaks + lowest_to, side_.breaks + lowest_from, count * sizeof(Points));
        std::memmove(side_.values + lowest_to, side_.values + lowest_from, count * sizeof(Points));
    }

    Sides<Outward> side_;
    std::vector<Interval>* wins_;
    Points centre_;
    std::size_t i_ = 0;
    std::size_t takes_ = 0;
    std::size_t j_;
    std::size_t skips_;
    std::ptrdiff_t out_ = 0;
    Points take_ = 0;
    Points skip_ = 0;
    Points last_ = 0;
};

}  // namespace cairn::energy_stones
