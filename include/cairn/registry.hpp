#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "cairn/families.hpp"
#include "cairn/method.hpp"
#include "cairn/mistake.hpp"
#include "cairn/report.hpp"
#include "cairn/solution.hpp"

namespace cairn {

/// A game as a caller sees it who does not know its type.
struct GameEntry {
    const GameInfo* info = nullptr;
    std::vector<MethodInfo> methods = {};
    std::span<const Mistake> mistakes = {};
    std::vector<Family> families = {};  ///< those of every game, then its own

    /// Plays the saved moves and solves what follows by the named method; by the game's own choice where the
    /// name is empty. *errors* what `make` refuses, illegal moves, an unknown method, the limits of the
    /// control.
    std::function<Result<SolveReport>(SavedGame, std::string_view method, Extent, Control&)> solve = {};

    /// Solves many games for their totals, each within the limits of the control: together where the game has
    /// a way, else each by the game's own choice of method. *errors* of each game as above, in its place.
    std::function<ManyReport(std::vector<SavedGame>, const Control&)> solve_many = {};

    /// Whether `solve_many` solves this game together with others, as far as the limits let it.
    std::function<bool(const SavedGame&, const Control&)> solves_together = {};
};

/// Every game, in a fixed order.
std::span<const GameEntry> games();

/// The game of that id or alias. *errors* `unknown_game` with the nearest name.
Result<const GameEntry*> find_game(std::string_view name);

}  // namespace cairn
