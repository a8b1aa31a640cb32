#include <algorithm>
#include <limits>
#include <memory>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"
#include "tiled.hpp"
#include "tiled/solver.hpp"

namespace cairn::stone_game_ii {

namespace {

using tiled::Index;

/// Zero piles at the end change no value; without them every sum S(L), L >= 1, is above 0.
std::size_t length_without_zeros(const StoneGameIi& game) {
    std::size_t length = game.length();
    while (length > 0 && game.stones_from(length - 1) == 0) --length;
    return length;
}

/// The values from a root on. Some are held; where others are asked for, the game is solved again from there.
template <class T>
class Tiled {
  public:
    Tiled(const StoneGameIi& game, const Position& root, Extent extent, Control& control, std::int64_t target)
        : game_(game),
          length_(length_without_zeros(game)),
          extent_(extent),
          control_(control),
          kernels_(tiled::kernels<T>(target)),
          sums_(rows_left(root.first),
                [&](Index row) { return game.stones_from(length_ - static_cast<std::size_t>(row)); }) {}

    static Count sums_bytes(Index rows) { return tiled::Sums<T>::count(rows) * sizeof(T); }

    Result<Done> solve(const Position& position) {
        if (sums_.failed()) return limit_error(cairn::text::no_memory_left);
        solver_.reset();
        control_.give_back(held_);
        held_ = 0;
        const Count least = tiled::least_bytes<T>(root(position));
        if (auto allowed = control_.allow({0, least}); !allowed) return allowed;
        tiled::Plan plan = tiled::make_plan(sums_.sums(), root(position), kernels_, control_);
        if (control_.stopped()) return control_.why();
        const Count bytes = plan.template bytes<T>(threads(plan));
        if (auto taken = take_memory({0, bytes}, control_); !taken) return taken;
        held_ = bytes;
        solver_ = std::make_unique<tiled::Solver<T>>(sums_, std::move(plan), kernels_, threads(plan));
        return solver_->solve(control_);
    }

    Result<Points> margin(const Position& position) {
        if (const auto stones = held(position)) return margin_of(game_, position, *stones);
        if (auto solved = solve(position); !solved) return solved.error();
        return margin_of(game_, position, *held(position));
    }

    Result<Done> approach(const Position& position) {
        bool all = true;
        game_.for_each_move(position, [&](Points x) { all = all && held(game_.play(position, x).position); });
        return all ? Done{} : solve(position);
    }

  private:
    Index rows_left(std::size_t first) const {
        return static_cast<Index>(length_) - static_cast<Index>(std::min(first, length_));
    }

    tiled::Root root(const Position& position) const {
        const Index row = rows_left(position.first);
        const auto m = static_cast<Index>(std::min<Points>(position.m, row));
        const Index kept = extent_ == Extent::everything ? std::max(row / 8, 4 * m) : 0;
        return {row, m, kept};
    }

    unsigned threads(const tiled::Plan& plan) const {
        constexpr Index worth_threads = 4000;
        return plan.root.row < worth_threads ? 1 : std::max(control_.threads, 1U);
    }

    std::optional<Points> held(const Position& position) const {
        const Index row = rows_left(position.first);
        if (2 * position.m >= row) return game_.remaining(position);
        if (!solver_) return std::nullopt;
        return solver_->stones(row, static_cast<Index>(position.m));
    }

    const StoneGameIi& game_;
    std::size_t length_;
    Extent extent_;
    Control& control_;
    tiled::Kernels<T> kernels_;
    tiled::Sums<T> sums_;
    std::unique_ptr<tiled::Solver<T>> solver_;
    Count held_ = 0;
};

template <class T>
Result<Values<StoneGameIi>> prepare_with(const StoneGameIi& game, const Position& root, Extent extent,
                                         Control& control, std::int64_t target) {
    const auto rows = static_cast<Index>(game.length() - root.first);
    if (auto taken = take_memory({0, Tiled<T>::sums_bytes(rows)}, control); !taken) return taken.error();
    auto values = std::make_shared<Tiled<T>>(game, root, extent, control, target);
    if (auto solved = values->solve(root); !solved) return solved.error();
    return Values<StoneGameIi>{
        .margin = [values](const Position& position) { return values->margin(position); },
        .approach = [values](const Position& position) { return values->approach(position); }};
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent extent,
                                    Control& control) {
    return tiled_values(game, root, extent, control, {});
}

}  // namespace

Result<Values<StoneGameIi>> tiled_values(const StoneGameIi& game, const Position& root, Extent extent,
                                         Control& control, const TiledChoice& choice) {
    if (choice.wide || game.remaining(root) > std::numeric_limits<std::int32_t>::max())
        return prepare_with<std::int64_t>(game, root, extent, control, choice.target);
    return prepare_with<std::int32_t>(game, root, extent, control, choice.target);
}

Method<StoneGameIi> tiled_method() {
    return {{"tiled", "O(n^2)", "O(n^2)", text::long_rows}, unknown_cost<StoneGameIi>, prepare};
}

}  // namespace cairn::stone_game_ii
