#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "cairn/instance.hpp"

namespace cairn {

/// The position after a move, with the player to move changed, and what the player who moved has gained.
template <class Position>
struct Played {
    Position position;
    Points gain = 0;
};

/// The rules of one instance and nothing else: a value type, no heap per move. The players alternate; a
/// position says nothing of who they are, it is seen by the player to move. Laws, tested for every game:
///  - `for_each_move` calls with distinct moves, in the game's own order of preference; none exactly when the
///    game is over;
///  - `rank` is never less than the number of moves still to come, and every move lowers it;
///  - the gain of a move plus what remains after it is what remained before it, and nothing remains at the
///  end;
///  - equal positions hash equal;
///  - `read_move` gives back what `move_text` wrote.
/// `make` is the only call that can fail: it checks every bound, so that nothing overflows later.
template <class G>
concept Game = std::copyable<G> && std::equality_comparable<typename G::Position> &&
               std::copyable<typename G::Position> && std::copyable<typename G::Move> &&
               std::equality_comparable<typename G::Move> &&
               requires(const G& game, const typename G::Position& position, const typename G::Move& move,
                        const Instance& instance, std::string_view text) {
                   { G::info() } -> std::same_as<const GameInfo&>;
                   { G::make(instance) } -> std::same_as<Result<G>>;
                   { game.start() } -> std::same_as<typename G::Position>;
                   game.for_each_move(position, [](const typename G::Move&) {});
                   { game.play(position, move) } -> std::same_as<Played<typename G::Position>>;
                   { game.remaining(position) } -> std::same_as<Points>;
                   { game.rank(position) } -> std::same_as<Count>;
                   { game.hash(position) } -> std::same_as<std::size_t>;
                   { G::move_text(move) } -> std::same_as<std::string>;
                   { G::read_move(text) } -> std::same_as<std::optional<typename G::Move>>;
               };

/// Something that each player holds besides what they have gained, such as energy.
struct Holding {
    std::string_view name;
    Points to_move = 0;
    Points opponent = 0;
};

/// A game may tell what the players hold, for the line of play.
template <class G>
concept HasHolding = requires(const G& game, const typename G::Position& position) {
    { game.holding(position) } -> std::same_as<Holding>;
};

/// A game may say in a sentence which moves are legal; otherwise they are listed.
template <class G>
concept SaysLegalMoves = requires(const G& game, const typename G::Position& position) {
    { game.legal_moves(position) } -> std::same_as<Message>;
};

template <Game G>
bool is_legal(const G& game, const typename G::Position& position, const typename G::Move& move) {
    bool legal = false;
    game.for_each_move(position, [&](const typename G::Move& other) { legal = legal || other == move; });
    return legal;
}

}  // namespace cairn
