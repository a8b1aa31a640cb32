// Stone Game II.
//
// Rule     Piles p_1 .. p_n in a row. In a turn the player takes the first x remaining piles, 1 <= x <= 2M;
//          then M = max(M, x). M starts at 1. Both want the most stones.
// Source   LeetCode 1140.
// Limits   piles >= 0, their sum below 2^60, M >= 1.
// Method   two sliding minima over (first remaining pile, M): O(n^2) time and space; see
//          docs/games/stone-game-ii.md for all methods and for why each is right.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "cairn/game.hpp"

namespace cairn::stone_game_ii {

namespace words {
inline constexpr Phrase title{"title", "Stone Game II", "石子游戏 II"};
inline constexpr Phrase rule{"rule",
                             "Piles in a row. A turn takes the first X remaining piles, 1 <= X <= 2M;\n"
                             "then M becomes max(M, X). M starts at 1. Both want the most stones.",
                             "石子堆排成一行。每回合取走最前面的 X 堆，1 <= X <= 2M；\n"
                             "然后 M 变为 max(M, X)。M 从 1 开始。双方都想得到最多的石子。"};
inline constexpr Phrase pile{"pile", "pile", "堆"};
inline constexpr Phrase piles{"piles", "piles", "石子数"};
inline constexpr Phrase m{"m", "M", "M"};
inline constexpr Phrase legal{"legal", "with M = {0} take 1 to {1}", "M = {0} 时可取 1 到 {1} 堆"};
inline constexpr Phrase legal_one{"legal_one", "with M = {0} take 1", "M = {0} 时只能取 1 堆"};
}  // namespace words

namespace data {
inline constexpr std::array<std::string_view, 2> aliases{"sg2", "leetcode-1140"};
inline constexpr std::array<Field, 2> fields{
    Field{"piles", "piles", "piles", "pile", FieldKind::row, 0, {}, words::pile, words::piles},
    Field{"m", "m", "m", "m", FieldKind::number, 1, 1, words::m, words::m}};
inline constexpr std::array<std::size_t, 1> literal_form{0};
inline constexpr std::array<std::size_t, 2> contest_form{length_place, 0};
inline constexpr std::array<Bound, 3> leetcode{Bound{"n", 1, 100}, Bound{"pile", 1, 10000}, Bound{"m", 1, 1}};
inline constexpr std::array<Profile, 1> profiles{Profile{"leetcode", leetcode}};
inline constexpr std::array<Example, 2> examples{Example{"[2,7,9,4,4]", "10"},
                                                 Example{"[1,2,3,4,5,100]", "104"}};
inline constexpr GameInfo info{.id = "stone-game-ii",
                               .aliases = aliases,
                               .title = words::title,
                               .rule = words::rule,
                               .fields = fields,
                               .literal_form = literal_form,
                               .contest_form = contest_form,
                               .split_row = 0,
                               .move_words = {},
                               .profiles = profiles,
                               .examples = examples,
                               .answer_is_pair = false};
}  // namespace data

/// How far a player reaches and what a move does to M. The game's own rules by default; others make relatives
/// of the game, among them the common mistakes.
struct Rules {
    enum class Carry : unsigned char { largest, unchanged, taken };
    Points reach = 2;  ///< at most reach * M piles
    Carry carry = Carry::largest;
};

/// Piles taken so far, from the front, and M.
struct Position {
    std::size_t first = 0;
    Points m = 1;

    friend bool operator==(const Position&, const Position&) = default;
};

class StoneGameIi {
  public:
    using Position = stone_game_ii::Position;
    using Move = Points;

    static const GameInfo& info() { return data::info; }

    static Result<StoneGameIi> make(const Instance& instance) { return make(instance, Rules{}); }

    static Result<StoneGameIi> make(const Instance& instance, Rules rules) {
        if (auto checked = check_fields(instance); !checked) return checked.error();
        return StoneGameIi(instance.row(0), instance.number(1), rules);
    }

    Position start() const { return {0, start_m_}; }
    std::size_t length() const { return suffix_.size() - 1; }

    /// The stones of piles `from` and later, counted from 0.
    Points stones_from(std::size_t from) const { return suffix_[from]; }

    /// The most piles that a move may take; 0 when the game is over.
    Points longest(const Position& position) const {
        const auto left = static_cast<Points>(length() - position.first);
        return position.m >= left ? left : std::min(left, rules_.reach * position.m);
    }

    template <class F>
    void for_each_move(const Position& position, F&& f) const {
        for (Points x = longest(position); x >= 1; --x) f(x);
    }

    Played<Position> play(const Position& position, Move x) const {
        const std::size_t next = position.first + static_cast<std::size_t>(x);
        return {{next, next_m(position.m, x)}, suffix_[position.first] - suffix_[next]};
    }

    Points remaining(const Position& position) const { return suffix_[position.first]; }
    Count rank(const Position& position) const { return length() - position.first; }
    std::size_t hash(const Position& position) const {
        return (position.first * 0x9E3779B97F4A7C15ULL) ^
               (static_cast<std::size_t>(position.m) * 0xC2B2AE3D27D4EB4FULL);
    }

    Message legal_moves(const Position& position) const {
        if (longest(position) == 1) return {words::legal_one, {position.m}};
        return {words::legal, {position.m, longest(position)}};
    }

    static std::string move_text(Move x) { return std::to_string(x); }
    static std::optional<Move> read_move(std::string_view text) {
        Move x = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), x);
        if (failed != std::errc{} || end != text.data() + text.size()) return std::nullopt;
        return x;
    }

  private:
    StoneGameIi(const std::vector<Points>& piles, Points m, Rules rules)
        : suffix_(piles.size() + 1, 0), start_m_(m), rules_(rules) {
        for (std::size_t i = piles.size(); i-- > 0;) suffix_[i] = suffix_[i + 1] + piles[i];
    }

    Points next_m(Points m, Points x) const {
        switch (rules_.carry) {
            case Rules::Carry::unchanged:
                return m;
            case Rules::Carry::taken:
                return x;
            case Rules::Carry::largest:
                break;
        }
        return std::max(m, x);
    }

    std::vector<Points> suffix_;  ///< suffix_[i] = stones of piles i and later
    Points start_m_;
    Rules rules_;
};

}  // namespace cairn::stone_game_ii
