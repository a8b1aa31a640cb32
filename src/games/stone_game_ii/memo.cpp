#include <algorithm>
#include <limits>
#include <memory>

#include "cairn/catalogue/games.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

constexpr Points unknown = -1;

/// Two recursions, each with a table: what one player ends with, on their own turn and on the opponent's.
class Memo {
  public:
    Memo(const StoneGameIi& game, const Position& root, Control& control)
        : game_(game), control_(control), mover_(game, root, unknown), waiter_(game, root, unknown) {}

    Points mover(const Position& position) {
        if (in_reach(game_, position)) return game_.remaining(position);
        Points& known = mover_.at(position.first, position.m);
        if (known != unknown || !control_.count()) return known;
        Points most = 0;
        game_.for_each_move(position, [&](Points x) {
            const auto [next, gain] = game_.play(position, x);
            most = std::max(most, gain + waiter(next));
        });
        return known = most;
    }

    Points waiter(const Position& position) {
        if (in_reach(game_, position)) return 0;
        Points& known = waiter_.at(position.first, position.m);
        if (known != unknown || !control_.count()) return known;
        Points least = std::numeric_limits<Points>::max();
        game_.for_each_move(
            position, [&](Points x) { least = std::min(least, mover(game_.play(position, x).position)); });
        return known = least;
    }

    /// The system has no memory left.
    bool failed() const { return mover_.failed() || waiter_.failed(); }

  private:
    const StoneGameIi& game_;
    Control& control_;
    Table mover_;
    Table waiter_;
};

Cost cost(const StoneGameIi& game, const Position& root, Extent) {
    return table_cost(game, root, 2);
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent extent,
                                    Control& control) {
    if (auto allowed = allow_depth(game.rank(root)); !allowed) return allowed.error();
    if (auto taken = take_memory(cost(game, root, extent), control); !taken) return taken.error();
    auto memo = std::make_shared<Memo>(game, root, control);
    if (memo->failed()) return limit_error(text::no_memory_left);
    return Values<StoneGameIi>{[&game, &control, memo](const Position& position) -> Result<Points> {
        const Points stones = memo->mover(position);
        if (control.halted()) return control.why();
        return margin_of(game, position, stones);
    }};
}

}  // namespace

Method<StoneGameIi> memo_method() {
    return {{"memo", "O(n^3)", "O(n^2)", text::up_to_thousand}, cost, prepare};
}

}  // namespace cairn::stone_game_ii
