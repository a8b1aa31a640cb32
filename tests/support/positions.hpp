#pragma once

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "cairn/game.hpp"
#include "cairn/random.hpp"

namespace cairn {

template <Game G>
std::vector<typename G::Move> moves_of(const G& game, const typename G::Position& position) {
    std::vector<typename G::Move> moves;
    game.for_each_move(position, [&](const typename G::Move& move) { moves.push_back(move); });
    return moves;
}

/// Every position that can be reached, the start first.
template <Game G>
std::vector<typename G::Position> reachable_positions(const G& game) {
    using Position = typename G::Position;
    const auto hash = [&game](const Position& position) { return game.hash(position); };
    std::unordered_set<Position, decltype(hash)> known(16, hash);
    std::vector<Position> positions{game.start()};
    known.insert(game.start());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position position = positions[i];
        game.for_each_move(position, [&](const typename G::Move& move) {
            const Position next = game.play(position, move).position;
            if (known.insert(next).second) positions.push_back(next);
        });
    }
    return positions;
}

/// The positions of some games played at random, for games with too many to visit all.
template <Game G>
std::vector<typename G::Position> positions_of_random_play(const G& game, int games, Random& random) {
    std::vector<typename G::Position> positions{game.start()};
    for (int k = 0; k < games; ++k) {
        auto position = game.start();
        for (auto moves = moves_of(game, position); !moves.empty(); moves = moves_of(game, position)) {
            const auto chosen = random.between(0, static_cast<Points>(moves.size()) - 1);
            position = game.play(position, moves[static_cast<std::size_t>(chosen)]).position;
            positions.push_back(position);
        }
    }
    return positions;
}

}  // namespace cairn
