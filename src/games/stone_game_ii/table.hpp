#pragma once

#include <memory>
#include <utility>

#include "cairn/catalogue/errors.hpp"
#include "cairn/control.hpp"
#include "cairn/games/stone_game_ii.hpp"
#include "cells.hpp"

namespace cairn::stone_game_ii {

/// One value for each position (first, m) that can be reached from a root and is not over in one move, by its
/// `first` and its m:
///
///     first \ m   1   2   3 ...   columns
///     root        .   .   .
///     root + 1    .   .   .       a row a pile; m so large that the rest is in reach has no column
///     ...
class Table {
  public:
    /// Without a first value, so that gigabytes are not written at once where nobody asks for an
    /// interruption.
    Table(const StoneGameIi& game, const Position& root)
        : root_(root.first), columns_(columns(game, root)), values_(rows(game, root) * columns_) {}

    Table(const StoneGameIi& game, const Position& root, Points unknown) : Table(game, root) {
        if (!failed()) std::fill_n(values_.data(), rows(game, root) * columns_, unknown);
    }

    /// The system has no memory left.
    bool failed() const { return values_.data() == nullptr; }

    Points& at(std::size_t first, Points m) {
        return values_.data()[(first - root_) * columns_ + static_cast<std::size_t>(m - 1)];
    }
    Points at(std::size_t first, Points m) const {
        return values_.data()[(first - root_) * columns_ + static_cast<std::size_t>(m - 1)];
    }

    /// The greatest m for which some position is not over in one move.
    Points greatest_m() const { return static_cast<Points>(columns_); }

    static Count greatest_m(const StoneGameIi& game, const Position& root) { return columns(game, root); }

    static Count bytes(const StoneGameIi& game, const Position& root) {
        return saturating_product(saturating_product(rows(game, root), columns(game, root)), sizeof(Points));
    }

  private:
    static std::size_t rows(const StoneGameIi& game, const Position& root) {
        return game.length() - root.first;
    }
    /// From the root, m is at most root.m + d / 2 after d piles, and a position is over in one move unless
    /// more than 2m piles remain.
    static std::size_t columns(const StoneGameIi& game, const Position& root) {
        const Count left = rows(game, root);
        const Count m = std::min(static_cast<Count>(root.m), left);
        return std::min(left / 2, (left + 2 * m) / 4);
    }

    std::size_t root_;
    std::size_t columns_;
    Cells<Points> values_;
};

/// Whether the player to move takes all that is left, which is then best.
inline bool in_reach(const StoneGameIi& game, const Position& position) {
    return game.longest(position) == static_cast<Points>(game.length() - position.first);
}

/// Whether M can be that much after so many piles: it rises by at most half of what is taken.
inline bool can_occur(const Position& root, const Position& position) {
    return position.m - root.m <= static_cast<Points>((position.first - root.first) / 2);
}

/// The margin of a player to move who ends with `stones` of what remains.
inline Points margin_of(const StoneGameIi& game, const Position& position, Points stones) {
    return 2 * stones - game.remaining(position);
}

/// What share of `rows` rows is filled, in parts of `parts`, where a row takes time as the square of the rows
/// below it.
inline constexpr Count parts = 1'000'000;
inline Count filled_parts(std::size_t filled, std::size_t rows) {
    const double share = static_cast<double>(filled) / static_cast<double>(rows);
    return static_cast<Count>(share * share * share * static_cast<double>(parts));
}

/// Rows from the last to the root's, in each the m that can be reached from the root, up to where the rest is
/// in reach: calls `fill(position)` for each. *errors* the limits of the control.
template <class Fill>
Result<Done> fill_backward(const StoneGameIi& game, const Position& root, Control& control, Fill fill) {
    const std::size_t rows = game.length() - root.first;
    for (std::size_t first = game.length(); first-- > root.first;) {
        for (Position position{first, root.m}; can_occur(root, position) && !in_reach(game, position);
             ++position.m) {
            fill(position);
            if (!control.count()) return control.why();
        }
        control.tell(filled_parts(game.length() - first, rows), parts);
    }
    return Done{};
}

/// What the methods with a table of all moves of all positions need.
inline Cost table_cost(const StoneGameIi& game, const Position& root, Count tables) {
    const Count left = game.length() - root.first;
    return {saturating_product(saturating_product(left, left), left) / 48,
            saturating_product(tables, Table::bytes(game, root))};
}

/// Refuses what does not fit, and notes the memory.
inline Result<Done> take_memory(const Cost& cost, Control& control) {
    if (auto allowed = control.allow(cost); !allowed) return allowed;
    return control.take(cost.bytes);
}

/// The value of a position in a table whose values are all that remains where that is in reach.
inline Points value_in(const Table& table, const StoneGameIi& game, const Position& position) {
    return in_reach(game, position) ? game.remaining(position) : table.at(position.first, position.m);
}

inline Cost one_table_cost(const StoneGameIi& game, const Position& root, Extent) {
    return table_cost(game, root, 1);
}

/// One table, each value by the recurrence `best`. *errors* the limits of the control.
inline Result<std::shared_ptr<const Table>> filled_table(const StoneGameIi& game, const Position& root,
                                                         Control& control,
                                                         Points (*best)(const StoneGameIi&, const Table&,
                                                                        const Position&)) {
    if (auto taken = take_memory(table_cost(game, root, 1), control); !taken) return taken.error();
    auto table = std::make_shared<Table>(game, root);
    if (table->failed()) return limit_error(text::no_memory_left);
    auto filled = fill_backward(game, root, control, [&](const Position& position) {
        table->at(position.first, position.m) = best(game, *table, position);
    });
    if (!filled) return filled.error();
    return std::shared_ptr<const Table>(std::move(table));
}

}  // namespace cairn::stone_game_ii
