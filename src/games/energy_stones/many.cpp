#include <algorithm>
#include <array>

#include "cairn/games/energy_stones_methods.hpp"
#include "methods.hpp"
#include "point_by_point.hpp"
#include "step_function.hpp"

namespace cairn::energy_stones {

namespace {

constexpr std::size_t most_stones = 256;
constexpr Points most_steps = Points{1} << 17;

/// A row has at most this many steps; see docs/games/energy-stones.md.
bool takes(const EnergyStones& game) {
    const std::size_t pairs = game.length() / 2;
    if (game.length() > most_stones) return false;
    return pairs < 17 || std::min(game.score_from(0), 2 * flat_from(game, 0) + 1) < most_steps;
}

/// The differences of each stone that the start can reach.
using Windows = std::array<Interval, most_stones + 1>;

void set_windows(const EnergyStones& game, Windows& windows) {
    const Points start = difference_of(game.start());
    Interval window{start, start};
    for (std::size_t stone = 0; stone < game.length(); ++stone) {
        windows[stone] = window;
        window = after_stone(window, game.energy(stone));
    }
}

Points margin(const EnergyStones& game, StepFunction& function, Windows& windows) {
    set_windows(game, windows);
    function.reset();
    for (std::size_t stone = game.length(); stone-- > 0;) {
        const auto [lowest, highest] = windows[stone];
        function.take(game.score(stone), game.energy(stone) + 1);
        function.clip(std::min(lowest, 1 - highest), highest);
        if (highest >= 1) {
            const auto win = function.first_win(highest);
            if (win.exists) {
                function.grow(win);
                function.raise(win, nullptr);
            }
        }
        function.clip(lowest, highest);
    }
    return function.at(difference_of(game.start()));
}

/// What the steps of one stone need, in the array and beside it while they are merged.
constexpr Count bytes_in_all = 3 * static_cast<Count>(most_steps) * 2 * sizeof(Points);

Result<Done> solve(std::span<const EnergyStones> games, std::span<Points> margins, Control& control) {
    if (auto taken = control.take(bytes_in_all); !taken) return taken;
    StepFunction function;
    Windows windows;
    for (std::size_t k = 0; k < games.size(); ++k) {
        const auto quick = margin_point_by_point(games[k]);
        margins[k] = quick ? *quick : margin(games[k], function, windows);
        if (control.stopped()) return control.why();
    }
    control.give_back(bytes_in_all);
    return Done{};
}

}  // namespace

const Many<EnergyStones>& many() {
    static constexpr Many<EnergyStones> all{"steps", takes, solve};
    return all;
}

}  // namespace cairn::energy_stones
