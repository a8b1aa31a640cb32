// Energy stones.
//
// Rule     Stones in a row, stone i with energy e_i and score a_i. Alice starts with energy A, Bob with B. In
// a
//          turn the player takes the first remaining stone, scores a_i and gains energy e_i, or, with energy
//          1 or more, pays 1 to skip; the stone stays. Both want the most score.
// Source   NowCoder, "取石子游戏".
// Limits   energies and scores >= 0; the sum of the scores and every energy that can occur below 2^60.
// Method   f(i, d), what the player to move scores from stone i on, depends on the difference d of the
// energies
//          alone and is a step function of d; see docs/games/energy-stones.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cairn/catalogue/errors.hpp"
#include "cairn/game.hpp"

namespace cairn::energy_stones {

namespace words {
inline constexpr Phrase title{"title", "Energy stones", "取石子游戏（能量）"};
inline constexpr Phrase rule{
    "rule",
    "Stones in a row, taken in order. A turn takes the next stone for its score and energy,\n"
    "or pays one energy to skip; the stone stays. Both want the most score.",
    "石子排成一行，按顺序取。每回合取走下一颗石子，得到它的分数和能量；\n"
    "或者花一点能量跳过，石子留在原处。双方都想得到最高分。"};
inline constexpr Phrase alice_energy{"alice_energy", "alice_energy", "alice_energy"};
inline constexpr Phrase bob_energy{"bob_energy", "bob_energy", "bob_energy"};
inline constexpr Phrase energy{"energy", "energy", "个能量"};
inline constexpr Phrase energies{"energies", "energies", "能量"};
inline constexpr Phrase score{"score", "score", "个分数"};
inline constexpr Phrase scores{"scores", "scores", "分数"};
inline constexpr Phrase legal{"legal", "with {0} energy: take or skip", "能量为 {0}：可以 take 或 skip"};
inline constexpr Phrase only_take{"only_take", "with no energy only take", "没有能量，只能 take"};
}  // namespace words

namespace data {
inline constexpr std::array<std::string_view, 1> aliases{"energy"};
inline constexpr std::array<Field, 4> fields{
    Field{"alice_energy",
          "A",
          "alice-energy",
          "start",
          FieldKind::number,
          0,
          {},
          words::alice_energy,
          words::alice_energy},
    Field{"bob_energy",
          "B",
          "bob-energy",
          "start",
          FieldKind::number,
          0,
          {},
          words::bob_energy,
          words::bob_energy},
    Field{"energies", "e", "energies", "energy", FieldKind::row, 0, {}, words::energy, words::energies},
    Field{"scores", "a", "scores", "score", FieldKind::row, 0, {}, words::score, words::scores}};
inline constexpr std::array<std::size_t, 5> written_form{0, 1, length_place, 2, 3};
inline constexpr std::array<std::string_view, 2> move_words{"take", "skip"};
inline constexpr std::array<Bound, 5> nowcoder{Bound{"n", 1, 100}, Bound{"energy", 1, 1000000000},
                                               Bound{"score", 1, points_limit}, Bound{"total", 0, 100000},
                                               Bound{"start", 0, 1000000000}};
inline constexpr std::array<Profile, 1> profiles{Profile{"nowcoder", nowcoder}};
inline constexpr std::array<Example, 1> examples{
    Example{"9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]", "[112,38]"}};
inline constexpr GameInfo info{.id = "energy-stones",
                               .aliases = aliases,
                               .title = words::title,
                               .rule = words::rule,
                               .fields = fields,
                               .literal_form = written_form,
                               .contest_form = written_form,
                               .split_row = 3,
                               .move_words = move_words,
                               .profiles = profiles,
                               .examples = examples,
                               .answer_is_pair = true};
}  // namespace data

/// The first remaining stone, counted from 0, and the players' energies.
struct Position {
    std::size_t stone = 0;
    Points mine = 0;    ///< the player to move
    Points theirs = 0;  ///< the opponent

    friend bool operator==(const Position&, const Position&) = default;
};

enum class Move : unsigned char { take, skip };

class EnergyStones {
  public:
    using Position = energy_stones::Position;
    using Move = energy_stones::Move;

    static const GameInfo& info() { return data::info; }

    static Result<EnergyStones> make(const Instance& instance) {
        if (auto checked = check_fields(instance); !checked) return checked.error();
        Points energy = 0;
        for (const Points e : instance.row(2))
            if ((energy += e) >= points_limit)
                return input_error(cairn::text::total_too_large, {data::fields[2].name});
        for (const std::size_t start : {0U, 1U})
            if (instance.number(start) + energy >= points_limit)
                return input_error(cairn::text::energy_too_large,
                                   {data::fields[start].name, data::fields[2].name});
        return EnergyStones(instance);
    }

    Position start() const { return start_; }
    std::size_t length() const { return energies_.size(); }
    Points energy(std::size_t stone) const { return energies_[stone]; }
    Points score(std::size_t stone) const { return score_from_[stone] - score_from_[stone + 1]; }

    /// The scores of this stone and all later ones.
    Points score_from(std::size_t stone) const { return score_from_[stone]; }

    /// The energies of this stone and all later ones.
    Points energy_from(std::size_t stone) const { return energy_from_[stone]; }

    template <class F>
    void for_each_move(const Position& position, F&& f) const {
        if (position.stone == length()) return;
        f(Move::take);
        if (position.mine >= 1) f(Move::skip);
    }

    Played<Position> play(const Position& position, Move move) const {
        const auto [stone, mine, theirs] = position;
        if (move == Move::skip) return {{stone, theirs, mine - 1}, 0};
        return {{stone + 1, theirs, mine + energies_[stone]}, score(stone)};
    }

    Points remaining(const Position& position) const { return score_from_[position.stone]; }

    /// Every skip spends one energy of what the players have or may still gain; every stone is taken once.
    Count rank(const Position& position) const {
        if (position.stone == length()) return 0;
        return static_cast<Count>(position.mine) + static_cast<Count>(position.theirs) +
               static_cast<Count>(energy_from_[position.stone]) + (length() - position.stone);
    }

    std::size_t hash(const Position& position) const {
        std::size_t mixed = position.stone * 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ static_cast<std::size_t>(position.mine)) * 0xC2B2AE3D27D4EB4FULL;
        mixed = (mixed ^ (mixed >> 29) ^ static_cast<std::size_t>(position.theirs)) * 0x165667B19E3779F9ULL;
        return mixed ^ (mixed >> 32);
    }

    Holding holding(const Position& position) const { return {"energy", position.mine, position.theirs}; }

    Message legal_moves(const Position& position) const {
        if (position.mine == 0) return words::only_take;
        return {words::legal, {position.mine}};
    }

    static std::string move_text(Move move) {
        return std::string(data::move_words[move == Move::skip ? 1 : 0]);
    }
    static std::optional<Move> read_move(std::string_view text) {
        if (text == "take" || text == "t") return Move::take;
        if (text == "skip" || text == "s") return Move::skip;
        return std::nullopt;
    }

  private:
    explicit EnergyStones(const Instance& instance)
        : start_{0, instance.number(0), instance.number(1)},
          energies_(instance.row(2)),
          energy_from_(energies_.size() + 1, 0),
          score_from_(energies_.size() + 1, 0) {
        for (std::size_t i = energies_.size(); i-- > 0;) {
            energy_from_[i] = energy_from_[i + 1] + energies_[i];
            score_from_[i] = score_from_[i + 1] + instance.row(3)[i];
        }
    }

    Position start_;
    std::vector<Points> energies_;
    std::vector<Points> energy_from_;
    std::vector<Points> score_from_;
};

}  // namespace cairn::energy_stones
