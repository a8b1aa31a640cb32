#include "backward.hpp"

#include <iterator>

#include "methods.hpp"

namespace cairn::energy_stones {

Result<Done> Memory::take(Count bytes) {
    if (auto taken = control_->take(bytes); !taken) return taken;
    bytes_ += bytes;
    return Done{};
}

void Memory::give_back(Count bytes) {
    control_->give_back(bytes);
    bytes_ -= bytes;
}

Backward::Backward(const EnergyStones& game, Control& control, Keep keep)
    : game_(game), control_(control), memory_(control), keep_(keep), stone_(game.length()) {}

Result<Done> Backward::clip(std::size_t root, Points difference) {
    const std::size_t stones = stone_ - root + 1;
    if (auto reserved = reserve(windows_, stones); !reserved) return reserved;
    clip_from_ = root;
    windows_.clear();
    Interval window{difference, difference};
    for (std::size_t stone = root;; ++stone) {
        window = {clamped(game_, stone, window.from), clamped(game_, stone, window.to)};
        windows_.push_back(window);
        if (stone == stone_) break;
        window = after_stone(window, game_.energy(stone));
    }
    function_.clip(window.from, window.to);
    return Done{};
}

Result<Done> Backward::advance() {
    if (auto reserved = reserve(); !reserved) return reserved;
    if (!control_.count(steps())) return control_.why();
    const std::size_t stone = stone_ - 1;
    function_.take(game_.score(stone), game_.energy(stone) + 1);
    if (windows_.empty()) {
        if (auto raised = raise(beyond); !raised) return raised;
    } else {
        const auto [lowest, highest] = windows_[stone - clip_from_];
        function_.clip(std::min(lowest, 1 - highest), highest);
        if (highest >= 1)
            if (auto raised = raise(highest); !raised) return raised;
        function_.clip(lowest, highest);
    }
    if (keep_ == Keep::wins) ends_.push_back(wins_.size());
    stone_ = stone;
    control_.tell(game_.length() - stone, game_.length());
    return Done{};
}

Result<Done> Backward::raise(Points highest) {
    constexpr Count entry = 2 * sizeof(Points);
    const auto win = function_.first_win(highest);
    if (!win.exists) return Done{};
    const std::size_t entries = function_.more_room(win);
    if (entries > 0)
        if (auto taken = memory_.take(entries * entry); !taken) return taken;
    const std::size_t old = function_.room();
    function_.grow(win);
    if (entries > 0) memory_.give_back(old * entry);
    function_.raise(win, keep_ == Keep::wins ? &wins_ : nullptr);
    return Done{};
}

/// What the next stone needs besides its function. A skip wins in at most as many intervals as the function
/// before it has steps.
Result<Done> Backward::reserve() {
    if (stone_ == game_.length())
        if (auto taken = memory_.take(function_.room() * 2 * sizeof(Points)); !taken) return taken;
    if (keep_ == Keep::nothing) return Done{};
    if (auto reserved = reserve(ends_, ends_.size() + 1); !reserved) return reserved;
    return reserve(wins_, wins_.size() + steps());
}

template <class T>
Result<Done> Backward::reserve(std::vector<T>& list, std::size_t needed) {
    const std::size_t old = list.capacity();
    if (needed <= old) return Done{};
    const std::size_t larger = std::max(needed, 2 * old);
    if (auto taken = memory_.take(larger * sizeof(T)); !taken) return taken;
    list.reserve(larger);
    memory_.give_back(old * sizeof(T));
    return Done{};
}

bool Backward::covers(std::size_t stone, Points difference) const {
    if (stone < stone_) return false;
    if (windows_.empty() || stone >= clip_from_ + windows_.size()) return true;
    const Points at = clamped(game_, stone, difference);
    const auto [lowest, highest] = windows_[stone - clip_from_];
    return lowest <= at && at <= highest;
}

bool Backward::skips(std::size_t stone, Points difference) const {
    if (difference < 1) return false;
    const std::size_t place = game_.length() - 1 - stone;
    const auto begin = wins_.begin() + static_cast<std::ptrdiff_t>(place == 0 ? 0 : ends_[place - 1]);
    const auto end = wins_.begin() + static_cast<std::ptrdiff_t>(ends_[place]);
    const auto after = std::upper_bound(
        begin, end, difference, [](Points value, const Interval& interval) { return value < interval.from; });
    return after != begin && difference <= std::prev(after)->to;
}

Points Backward::walk(std::size_t stone, Points difference) const {
    Points margin = 0;
    for (Points sign = 1; stone < game_.length(); ++stone) {
        const Points e = game_.energy(stone);
        if (skips(stone, difference)) {
            margin -= sign * game_.score(stone);
            difference = difference - 1 - e;
        } else {
            margin += sign * game_.score(stone);
            difference = -(difference + e);
            sign = -sign;
        }
    }
    return margin;
}

}  // namespace cairn::energy_stones
