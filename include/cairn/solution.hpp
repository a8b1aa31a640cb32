#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "cairn/catalogue/errors.hpp"
#include "cairn/method.hpp"
#include "cairn/report.hpp"

namespace cairn {

/// A position with what happened before it: who is to move, and what each has taken.
template <Game G>
struct Reached {
    typename G::Position position;
    Player to_move = Player::alice;
    Points alice = 0;
    Points bob = 0;

    Points& total(Player player) { return player == Player::alice ? alice : bob; }

    /// Plays a legal move; returns its gain.
    Points play(const G& game, const typename G::Move& move) {
        auto [next, gain] = game.play(position, move);
        position = std::move(next);
        total(to_move) += gain;
        to_move = opponent(to_move);
        return gain;
    }

    /// With the final totals when the player to move goes on to gain `margin` more than the opponent.
    Reached ended(const G& game, Points margin) const {
        Reached end = *this;
        const Points mine = (game.remaining(position) + margin) / 2;
        end.total(to_move) += mine;
        end.total(opponent(to_move)) += game.remaining(position) - mine;
        return end;
    }
};

namespace detail {

template <Game G>
Message legal_moves(const G& game, const typename G::Position& position) {
    if constexpr (SaysLegalMoves<G>) {
        return game.legal_moves(position);
    } else {
        std::string names;
        game.for_each_move(position, [&](const typename G::Move& move) {
            (names += names.empty() ? "" : ", ") += G::move_text(move);
        });
        return {text::legal_are, {names}};
    }
}

}  // namespace detail

/// Plays moves from the start. *errors* `illegal_move` with the moves that are legal.
template <Game G>
Result<Reached<G>> play_moves(const G& game, const std::vector<std::string>& moves) {
    Reached<G> reached{game.start()};
    for (std::size_t k = 0; k < moves.size(); ++k) {
        const auto move = G::read_move(moves[k]);
        if (move && is_legal(game, reached.position, *move)) {
            reached.play(game, *move);
            continue;
        }
        const std::string name = shown(moves[k], 40);
        if (game.rank(reached.position) == 0) return input_error(text::move_after_end, {Count{k + 1}, name});
        return input_error(text::illegal_move,
                           {Count{k + 1}, name, detail::legal_moves(game, reached.position)});
    }
    return reached;
}

/// A move and the margin of the player who makes it.
template <Game G>
struct Judged {
    typename G::Move move;
    std::size_t preference = 0;  ///< its place in the game's own order
    Points margin = 0;
};

/// Every move, best first, then in the game's own order of preference.
template <Game G>
Result<std::vector<Judged<G>>> judge_moves(const G& game, const typename G::Position& position,
                                           const Values<G>& values) {
    if (values.approach)
        if (auto near = values.approach(position); !near) return near.error();
    std::vector<Judged<G>> judged;
    game.for_each_move(position,
                       [&](const typename G::Move& move) { judged.push_back({move, judged.size()}); });
    for (auto& [move, preference, margin] : judged) {
        const auto next = game.play(position, move);
        const auto after = values.margin(next.position);
        if (!after) return after.error();
        margin = next.gain - *after;
    }
    std::sort(judged.begin(), judged.end(), [](const Judged<G>& a, const Judged<G>& b) {
        return a.margin != b.margin ? a.margin > b.margin : a.preference < b.preference;
    });
    return judged;
}

/// The line of best play: the first of the best moves at every step.
template <Game G>
Result<std::vector<StepReport>> best_line(const G& game, Reached<G> reached, const Values<G>& values) {
    std::vector<StepReport> line;
    while (game.rank(reached.position) > 0) {
        auto move = typename G::Move{};
        if (values.first_best) {
            const auto best = values.first_best(reached.position);
            if (!best) return best.error();
            move = *best;
        } else {
            const auto judged = judge_moves(game, reached.position, values);
            if (!judged) return judged.error();
            move = judged->front().move;
        }
        StepReport step{.player = reached.to_move, .move = G::move_text(move)};
        step.gain = reached.play(game, move);
        step.alice = reached.alice;
        step.bob = reached.bob;
        if constexpr (HasHolding<G>) {
            const Holding held = game.holding(reached.position);
            const bool alice_next = reached.to_move == Player::alice;
            step.holding = {held.name, alice_next ? held.to_move : held.opponent,
                            alice_next ? held.opponent : held.to_move};
        }
        line.push_back(std::move(step));
    }
    return line;
}

template <Game G>
Result<SolveReport> solve(const G& game, SavedGame saved, const Method<G>& method, Extent extent,
                          Control& control) {
    const auto begun = std::chrono::steady_clock::now();
    auto reached = play_moves(game, saved.moves_played);
    if (!reached) return reached.error();
    for (std::string& move : saved.moves_played) move = G::move_text(*G::read_move(move));
    SolveReport report{
        .saved = std::move(saved), .alice = reached->alice, .bob = reached->bob, .method = method.info.name};
    if (game.rank(reached->position) == 0) return report;

    const auto values = method.prepare(game, reached->position, extent, control);
    if (!values) return values.error();
    const auto margin = values->margin(reached->position);
    if (!margin) return margin.error();
    const auto end = reached->ended(game, *margin);
    report.to_move = reached->to_move;
    report.alice = end.alice;
    report.bob = end.bob;
    report.margin = *margin;
    if (extent != Extent::totals) {
        const auto judged = judge_moves(game, reached->position, *values);
        if (!judged) return judged.error();
        for (const auto& [move, preference, gained] : *judged) {
            const auto after = reached->ended(game, gained);
            report.moves.push_back({G::move_text(move), after.alice, after.bob, (*margin - gained) / 2});
        }
    }
    if (extent == Extent::everything) {
        auto line = best_line(game, *reached, *values);
        if (!line) return line.error();
        report.line = std::move(*line);
    }
    report.positions = control.positions();
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    return report;
}

}  // namespace cairn
