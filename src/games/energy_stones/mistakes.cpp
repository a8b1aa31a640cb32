#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "cairn/games/energy_stones_methods.hpp"

namespace cairn::energy_stones {

namespace {

namespace names {
constexpr Phrase skip_discards_stone{"skip_discards_stone", "a skipped stone leaves for good",
                                     "跳过的石子永远消失"};
constexpr Phrase skip_for_free{"skip_for_free", "a skip costs no energy", "跳过不花能量"};
constexpr Phrase no_energy_on_forced_take{"no_energy_on_forced_take", "a take after a skip gains no energy",
                                          "对方跳过后再取，不加能量"};
constexpr Phrase take_priced_as_one_each{
    "take_priced_as_one_each", "a take is priced as if both took one stone", "把取走一颗当成双方各取一颗"};
}  // namespace names

EnergyStones game_of(const Instance& instance) {
    return *EnergyStones::make(instance);
}

/// What both players score from a position on: the one to move, and the other.
using Scores = std::pair<Points, Points>;
using KnownScores = std::map<std::array<Points, 3>, Scores>;

std::array<Points, 3> key_of(const Position& position) {
    return {static_cast<Points>(position.stone), position.mine, position.theirs};
}

Scores take(const EnergyStones& game, const Position& position, const Scores& after) {
    return {game.score(position.stone) + after.second, after.first};
}

Scores discarding(const EnergyStones& game, const Position& position, KnownScores& known) {
    if (position.stone == game.length()) return {0, 0};
    if (const auto found = known.find(key_of(position)); found != known.end()) return found->second;
    Scores best = take(game, position, discarding(game, game.play(position, Move::take).position, known));
    if (position.mine >= 1) {
        const auto [theirs, mine] =
            discarding(game, {position.stone + 1, position.theirs, position.mine - 1}, known);
        if (mine > best.first) best = {mine, theirs};
    }
    return known[key_of(position)] = best;
}

Scores free_skips(const EnergyStones& game, const Position& position, KnownScores& known) {
    if (position.stone == game.length()) return {0, 0};
    if (const auto found = known.find(key_of(position)); found != known.end()) return found->second;
    Scores best = take(game, position, free_skips(game, game.play(position, Move::take).position, known));
    if (position.mine >= 1) {
        const Position answered{position.stone + 1, position.mine,
                                position.theirs + game.energy(position.stone)};
        const auto [mine, theirs] = free_skips(game, answered, known);
        if (mine > best.first) best = {mine, theirs + game.score(position.stone)};
    }
    return known[key_of(position)] = best;
}

std::vector<Points> by_scores(const Instance& instance,
                              Scores (*scores)(const EnergyStones&, const Position&, KnownScores&)) {
    const EnergyStones game = game_of(instance);
    KnownScores known;
    const auto [alice, bob] = scores(game, game.start(), known);
    return {alice, bob};
}

using KnownByDifference = std::map<std::pair<std::size_t, Points>, Points>;

/// f(stone, d), but the taker after a skip gains no energy.
Points forced_for_nothing(const EnergyStones& game, std::size_t stone, Points d, KnownByDifference& known) {
    if (stone == game.length()) return 0;
    if (const auto found = known.find({stone, d}); found != known.end()) return found->second;
    Points best =
        game.score_from(stone) - forced_for_nothing(game, stone + 1, -(d + game.energy(stone)), known);
    if (d >= 1) best = std::max(best, forced_for_nothing(game, stone + 1, d - 1, known));
    return known[{stone, d}] = best;
}

/// f(stone, d), but after a take the opponent is thought to take the next stone too.
Points one_each(const EnergyStones& game, std::size_t stone, Points d, KnownByDifference& known) {
    if (stone >= game.length()) return 0;
    if (const auto found = known.find({stone, d}); found != known.end()) return found->second;
    const Points theirs = stone + 1 < game.length() ? game.energy(stone + 1) : 0;
    Points best = game.score(stone) + one_each(game, stone + 2, d + game.energy(stone) - theirs, known);
    if (d >= 1) best = std::max(best, one_each(game, stone + 1, d - 1 - game.energy(stone), known));
    return known[{stone, d}] = best;
}

std::vector<Points> by_difference(const Instance& instance, Points (*scored)(const EnergyStones&, std::size_t,
                                                                             Points, KnownByDifference&)) {
    const EnergyStones game = game_of(instance);
    KnownByDifference known;
    const Points alice = scored(game, 0, game.start().mine - game.start().theirs, known);
    return {alice, game.score_from(0) - alice};
}

}  // namespace

std::span<const Mistake> mistakes() {
    static constexpr std::array<Mistake, 4> all{
        Mistake{"skip_discards_stone", names::skip_discards_stone,
                [](const Instance& instance) { return by_scores(instance, discarding); }},
        Mistake{"skip_for_free", names::skip_for_free,
                [](const Instance& instance) { return by_scores(instance, free_skips); }},
        Mistake{"no_energy_on_forced_take", names::no_energy_on_forced_take,
                [](const Instance& instance) { return by_difference(instance, forced_for_nothing); }},
        Mistake{"take_priced_as_one_each", names::take_priced_as_one_each,
                [](const Instance& instance) { return by_difference(instance, one_each); }}};
    return all;
}

}  // namespace cairn::energy_stones
