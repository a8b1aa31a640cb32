#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cairn/instance.hpp"

namespace cairn {

/// A first move and the totals it leads to under best play.
struct MoveReport {
    std::string move;
    Points alice = 0;
    Points bob = 0;
    Points loss = 0;  ///< what it costs its player
};

/// What each player holds beside their total.
struct HoldingReport {
    std::string_view name;
    Points alice = 0;
    Points bob = 0;
};

/// One move of the line of best play; totals and holdings after it.
struct StepReport {
    Player player = Player::alice;
    std::string move;
    Points gain = 0;
    Points alice = 0;
    Points bob = 0;
    std::optional<HoldingReport> holding = {};
};

/// What `solve` says. Totals count what was already taken.
struct SolveReport {
    SavedGame saved;
    std::optional<Player> to_move = {};  ///< none when the game is over
    Points alice = 0;
    Points bob = 0;
    Points margin = 0;                   ///< of the player to move, of what is still to come
    std::vector<MoveReport> moves = {};  ///< best first, then in the game's order of preference
    std::vector<StepReport> line = {};
    std::string_view method = {};
    Count positions = 0;  ///< whose value the method computed from their moves
    double seconds = 0;

    /// None where both have the same.
    std::optional<Player> winner() const {
        if (alice == bob) return std::nullopt;
        return alice > bob ? Player::alice : Player::bob;
    }

    /// The moves that cost nothing.
    std::vector<std::string> best() const {
        std::vector<std::string> names;
        for (const MoveReport& move : moves)
            if (move.loss == 0) names.push_back(move.move);
        return names;
    }
};

/// The totals of many games.
struct ManyReport {
    std::vector<Result<SolveReport>> reports = {};  ///< in the order of the games
    Count together = 0;                             ///< games that were solved together
    double seconds = 0;                             ///< for those, from the positions to the margins
};

/// What `compare` says of one method.
struct MethodReport {
    std::string_view method;
    std::string_view time;
    std::string_view space;
    std::optional<SolveReport> solved = {};
    std::optional<Error> skipped = {};  ///< why it was not run, or not to its end
    Count bytes = 0;
};

/// What `compare` says.
struct CompareReport {
    SavedGame saved;
    std::vector<MethodReport> methods;

    /// Whether all methods that ended give the same totals.
    bool agree() const {
        const SolveReport* first = nullptr;
        for (const MethodReport& method : methods) {
            if (!method.solved) continue;
            if (first == nullptr) first = &*method.solved;
            if (method.solved->alice != first->alice || method.solved->bob != first->bob) return false;
        }
        return true;
    }
};

}  // namespace cairn
