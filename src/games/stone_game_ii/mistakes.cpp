#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "cairn/backward_induction.hpp"
#include "cairn/games/stone_game_ii_methods.hpp"

namespace cairn::stone_game_ii {

namespace {

namespace names {
constexpr Phrase m_not_carried_over{"m_not_carried_over", "M is not carried over", "M 没有传下去"};
constexpr Phrase m_equals_x{"m_equals_x", "M becomes X, not max(M, X)", "M 变成 X，而不是 max(M, X)"};
constexpr Phrase at_most_m{"at_most_m", "takes at most M piles, not 2M", "最多取 M 堆，而不是 2M 堆"};
constexpr Phrase greedy{"greedy", "always takes as many piles as allowed", "总是取尽可能多的堆"};
constexpr Phrase bob_helps{"bob_helps", "Bob also plays for Alice's stones", "Bob 也在帮 Alice 拿石子"};
constexpr Phrase memo_by_position{"memo_by_position", "the memo forgets M", "记忆化时漏掉了 M"};
constexpr Phrase margin_as_stones{"margin_as_stones", "returns the margin instead of the stones",
                                  "返回了差值，而不是石子数"};
constexpr Phrase memo_too_narrow{"memo_too_narrow", "the memo is too narrow for n = 1, 3, 7, ...",
                                 "n = 1、3、7…… 时记忆化表太窄"};
}  // namespace names

StoneGameIi game_of(const Instance& instance, Rules rules = {}) {
    return *StoneGameIi::make(instance, rules);
}

Points right_margin(const StoneGameIi& game) {
    Control control;
    return *BackwardInduction<StoneGameIi>(game).margin(game.start(), control);
}

std::vector<Points> by_other_rules(const Instance& instance, Rules rules) {
    const StoneGameIi game = game_of(instance, rules);
    return {(game.remaining(game.start()) + right_margin(game)) / 2};
}

std::vector<Points> greedy(const Instance& instance) {
    const StoneGameIi game = game_of(instance);
    Position position = game.start();
    Points alice = 0;
    for (bool alice_moves = true; game.rank(position) > 0; alice_moves = !alice_moves) {
        const auto [next, gain] = game.play(position, game.longest(position));
        if (alice_moves) alice += gain;
        position = next;
    }
    return {alice};
}

/// Alice's stones when both players want them to be many.
Points with_help(const StoneGameIi& game, const Position& position, bool alice_moves,
                 std::map<std::array<Points, 3>, Points>& known) {
    const std::array<Points, 3> key{static_cast<Points>(position.first), position.m, alice_moves ? 1 : 0};
    if (const auto found = known.find(key); found != known.end()) return found->second;
    Points most = 0;
    game.for_each_move(position, [&](Points x) {
        const auto [next, gain] = game.play(position, x);
        most = std::max(most, (alice_moves ? gain : 0) + with_help(game, next, !alice_moves, known));
    });
    return known[key] = most;
}

std::vector<Points> bob_helps(const Instance& instance) {
    const StoneGameIi game = game_of(instance);
    std::map<std::array<Points, 3>, Points> known;
    return {with_help(game, game.start(), true, known)};
}

/// The mover's stones; what was found for a pile with one M serves for every M.
Points forgetting_m(const StoneGameIi& game, const Position& position,
                    std::vector<std::optional<Points>>& known) {
    if (game.rank(position) == 0) return 0;
    if (known[position.first]) return *known[position.first];
    Points most = 0;
    for (Points x = 1; x <= game.longest(position); ++x) {
        const Position next = game.play(position, x).position;
        most = std::max(most, game.remaining(position) - forgetting_m(game, next, known));
    }
    known[position.first] = most;
    return most;
}

std::vector<Points> memo_by_position(const Instance& instance) {
    const StoneGameIi game = game_of(instance);
    std::vector<std::optional<Points>> known(game.length());
    return {forgetting_m(game, game.start(), known)};
}

/// Whether play can come to a position, with piles left, whose m has no column.
bool leaves_table(const StoneGameIi& game, const Position& position, Points columns,
                  std::map<Points, std::size_t>& seen) {
    if (game.rank(position) == 0) return false;
    if (position.m >= columns) return true;
    const Points key = static_cast<Points>(position.first) * columns + position.m;
    if (seen[key]++ > 0) return false;
    for (Points x = 1; x <= game.longest(position); ++x)
        if (leaves_table(game, game.play(position, x).position, columns, seen)) return true;
    return false;
}

/// A memo of n rows and n / 2 + 1 columns, indexed by m, is read past its end.
std::vector<Points> memo_too_narrow(const Instance& instance) {
    const StoneGameIi game = game_of(instance);
    std::map<Points, std::size_t> seen;
    if (leaves_table(game, game.start(), static_cast<Points>(game.length() / 2 + 1), seen)) return {};
    return by_other_rules(instance, {});
}

}  // namespace

std::span<const Mistake> mistakes() {
    static constexpr std::array<Mistake, 8> all{
        Mistake{
            "m_not_carried_over", names::m_not_carried_over,
            [](const Instance& instance) { return by_other_rules(instance, {2, Rules::Carry::unchanged}); }},
        Mistake{"m_equals_x", names::m_equals_x,
                [](const Instance& instance) { return by_other_rules(instance, {2, Rules::Carry::taken}); }},
        Mistake{
            "at_most_m", names::at_most_m,
            [](const Instance& instance) { return by_other_rules(instance, {1, Rules::Carry::largest}); }},
        Mistake{"greedy", names::greedy, greedy},
        Mistake{"bob_helps", names::bob_helps, bob_helps},
        Mistake{"memo_by_position", names::memo_by_position, memo_by_position},
        Mistake{
            "margin_as_stones", names::margin_as_stones,
            [](const Instance& instance) { return std::vector<Points>{right_margin(game_of(instance))}; }},
        Mistake{"memo_too_narrow", names::memo_too_narrow, memo_too_narrow}};
    return all;
}

}  // namespace cairn::stone_game_ii
