#include <algorithm>

#include "cairn/catalogue/games.hpp"
#include "least_of_last.hpp"
#include "methods.hpp"
#include "table.hpp"

namespace cairn::stone_game_ii {

namespace {

/// Of the moves that leave the opponent everything, only the longest matters. Of the others, those with
/// x <= m lead down column m, and those with m < x <= 2m along the diagonal of the values at (first + x, x):
/// two windows that slide with the row and with m.
class Queues {
  public:
    Queues(const StoneGameIi& game, const Position& root, Table& table)
        : game_(game), root_(root), table_(table), columns_(static_cast<std::size_t>(table.greatest_m())) {}

    void fill(const Position& position) {
        const auto [first, m] = position;
        const std::size_t left = game_.length() - first;
        auto& column = columns_[static_cast<std::size_t>(m - 1)];
        column.drop_before(left - static_cast<std::size_t>(m));
        go_along_diagonal(position, left);
        Points least = game_.stones_from(first + static_cast<std::size_t>(2 * m));
        if (!column.empty()) least = std::min(least, column.least());
        if (!diagonal_.empty()) least = std::min(least, diagonal_.least());
        const Points stones = game_.remaining(position) - least;
        table_.at(first, m) = stones;
        column.push(left, stones);
    }

  private:
    /// The window of x from m + 1 to 2m, as far as (first + x, x) is not over in one move.
    void go_along_diagonal(const Position& position, std::size_t left) {
        const auto m = static_cast<std::size_t>(position.m);
        if (position.m == root_.m) {
            diagonal_.clear();
            next_ = m + 1;
        }
        for (; next_ <= std::min(2 * m, (left - 1) / 3); ++next_)
            diagonal_.push(next_, table_.at(position.first + next_, static_cast<Points>(next_)));
        diagonal_.drop_before(m + 1);
    }

    const StoneGameIi& game_;
    Position root_;
    Table& table_;
    std::vector<LeastOfLast> columns_;
    LeastOfLast diagonal_;
    std::size_t next_ = 0;  ///< the next x for the diagonal
};

/// A queue for each column m, of a window of m, and one more.
Cost cost(const StoneGameIi& game, const Position& root, Extent) {
    const Count left = game.length() - root.first;
    const Count columns = Table::greatest_m(game, root) + 1;
    const Count queues = saturating_product(columns, LeastOfLast::bytes(columns / 2));
    return {saturating_product(left, left) / 8, saturating_sum(Table::bytes(game, root), queues)};
}

Result<Values<StoneGameIi>> prepare(const StoneGameIi& game, const Position& root, Extent extent,
                                    Control& control) {
    if (auto taken = take_memory(cost(game, root, extent), control); !taken) return taken.error();
    auto table = std::make_shared<Table>(game, root);
    if (table->failed()) return limit_error(text::no_memory_left);
    Queues queues(game, root, *table);
    auto filled =
        fill_backward(game, root, control, [&](const Position& position) { queues.fill(position); });
    if (!filled) return filled.error();
    return Values<StoneGameIi>{[&game, table](const Position& position) -> Result<Points> {
        return margin_of(game, position, value_in(*table, game, position));
    }};
}

}  // namespace

Method<StoneGameIi> queues_method() {
    return {{"queues", "O(n^2)", "O(n^2)", text::up_to_many_thousand}, cost, prepare};
}

}  // namespace cairn::stone_game_ii
