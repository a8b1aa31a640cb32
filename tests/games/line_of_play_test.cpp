// What a report says of moves and of the line of best play, for every game and method.

#include <gtest/gtest.h>

#include <algorithm>

#include "cairn/write.hpp"
#include "every_method.hpp"

namespace cairn {
namespace {

template <Game G>
class ReportCheck {
  public:
    ReportCheck(const Listed<G>& listed, const Instance& instance)
        : instance_(instance),
          game_(*G::make(instance)),
          known_(method_named(listed, "backward-induction"), game_, game_.start(), {no_limit, no_limit}) {}

    void check(const SolveReport& report) {
        auto reached = play_moves(game_, report.saved.moves_played);
        ASSERT_TRUE(reached);
        EXPECT_EQ(report.alice + report.bob, game_.remaining(game_.start()));
        EXPECT_EQ(report.to_move.has_value(), game_.rank(reached->position) > 0);
        EXPECT_EQ(report.margin, *known_.margin(reached->position));
        check_moves(report, *reached);
        check_line(report, *reached);
    }

  private:
    /// All legal moves, best first, then in the game's own order; what each costs; which are best.
    void check_moves(const SolveReport& report, const Reached<G>& reached) {
        const auto legal = moves_of(game_, reached.position);
        ASSERT_EQ(report.moves.size(), legal.size());
        std::vector<std::string> order;
        for (const auto& move : legal) order.push_back(G::move_text(move));
        const auto preference = [&](const MoveReport& move) {
            return std::find(order.begin(), order.end(), move.move) - order.begin();
        };
        for (std::size_t i = 0; i + 1 < report.moves.size(); ++i) {
            const MoveReport& one = report.moves[i];
            const MoveReport& next = report.moves[i + 1];
            EXPECT_LE(one.loss, next.loss);
            if (one.loss == next.loss) {
                EXPECT_LT(preference(one), preference(next));
            }
        }
        const bool alice = reached.to_move == Player::alice;
        for (const MoveReport& move : report.moves) {
            const auto [next, gain] = game_.play(reached.position, *G::read_move(move.move));
            const Points margin = gain - *known_.margin(next);
            EXPECT_EQ(2 * move.loss, report.margin - margin) << move.move;
            EXPECT_EQ(move.alice, alice ? report.alice - move.loss : report.alice + move.loss) << move.move;
            EXPECT_EQ(move.alice + move.bob, report.alice + report.bob) << move.move;
        }
        EXPECT_EQ(report.best().empty(), report.moves.empty());
        if (!report.moves.empty()) {
            EXPECT_EQ(report.moves.front().loss, 0) << "some move costs nothing";
        }
    }

    /// Legal moves in turn to the end, each one the first of the best; gains add up to the totals.
    void check_line(const SolveReport& report, Reached<G> reached) {
        Points value = report.margin;
        for (const StepReport& step : report.line) {
            const auto move = G::read_move(step.move);
            ASSERT_TRUE(move && is_legal(game_, reached.position, *move)) << step.move;
            EXPECT_EQ(step.player, reached.to_move);
            EXPECT_EQ(step.move, first_best(reached.position));
            EXPECT_EQ(step.gain, reached.play(game_, *move));
            EXPECT_EQ(step.alice, reached.alice);
            EXPECT_EQ(step.bob, reached.bob);
            value = step.gain - value;
            EXPECT_EQ(value, *known_.margin(reached.position)) << "a best move keeps the value";
            check_holding(step, reached);
        }
        EXPECT_EQ(game_.rank(reached.position), 0U);
        EXPECT_EQ(reached.alice, report.alice);
        EXPECT_EQ(reached.bob, report.bob);
    }

    void check_holding(const StepReport& step, const Reached<G>& reached) {
        EXPECT_EQ(step.holding.has_value(), HasHolding<G>);
        if constexpr (HasHolding<G>) {
            const Holding held = game_.holding(reached.position);
            const bool alice = reached.to_move == Player::alice;
            EXPECT_EQ(step.holding->alice, alice ? held.to_move : held.opponent);
            EXPECT_EQ(step.holding->bob, alice ? held.opponent : held.to_move);
        }
    }

    std::string first_best(const typename G::Position& position) {
        std::string best;
        Points greatest = 0;
        for (const auto& move : moves_of(game_, position)) {
            const auto [next, gain] = game_.play(position, move);
            const Points margin = gain - *known_.margin(next);
            if (!best.empty() && margin <= greatest) continue;
            best = G::move_text(move);
            greatest = margin;
        }
        return best;
    }

    Instance instance_;
    G game_;
    MethodAtWork<G> known_;
};

/// Some games, with some moves played at random.
template <class F>
void for_games_under_way(F&& f) {
    for_each_game([&](const auto& listed) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const auto length = static_cast<std::size_t>(random.between(1, 9));
            SavedGame saved{random_instance(G::info(), length, random.between(0, 4), random)};
            const auto game = G::make(saved.instance);
            ASSERT_TRUE(game);
            auto position = game->start();
            for (Points moves = random.between(0, 3); moves > 0 && game->rank(position) > 0; --moves) {
                const auto legal = moves_of(*game, position);
                const auto k = random.between(0, static_cast<Points>(legal.size()) - 1);
                saved.moves_played.push_back(G::move_text(legal[static_cast<std::size_t>(k)]));
                position = game->play(position, legal[static_cast<std::size_t>(k)]).position;
            }
            SCOPED_TRACE(repeat_command(saved.instance) + ", seed " + std::to_string(seed));
            f(listed, saved);
        }
    });
}

TEST(LineOfPlay, IsLegalBestAndAddsUp) {
    for_games_under_way([](const auto& listed, const SavedGame& saved) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        ReportCheck<G> check(listed, saved.instance);
        for (const auto& [method, report] : solve_by_every_method(**find_game(G::info().id), saved)) {
            SCOPED_TRACE(method);
            if (!report) {
                EXPECT_EQ(report.error().kind, ErrorKind::limit);
                continue;
            }
            check.check(*report);
        }
    });
}

/// All of the JSON object but method, positions and seconds.
std::string common_part(const SolveReport& report) {
    const std::string json = write_json(report);
    return json.substr(0, json.find(",\"method\":"));
}

TEST(LineOfPlay, EveryMethodWritesTheSameObject) {
    for_games_under_way([](const auto& listed, const SavedGame& saved) {
        using G = typename std::decay_t<decltype(listed)>::Type;
        std::string known;
        for (const auto& [method, report] : solve_by_every_method(**find_game(G::info().id), saved)) {
            if (!report) continue;
            if (known.empty()) known = common_part(*report);
            EXPECT_EQ(common_part(*report), known) << method;
        }
        EXPECT_FALSE(known.empty());
    });
}

TEST(LineOfPlay, AFinishedGameHasNoMoves) {
    for (const GameEntry& game : games()) {
        Random random(9);
        const bool numbers = game.info->move_words.empty();
        SavedGame saved{random_instance(*game.info, 2, 3, random)};
        saved.moves_played =
            numbers ? std::vector<std::string>{"2"} : std::vector<std::string>{"take", "take"};
        for (const auto& [method, report] : solve_by_every_method(game, saved)) {
            ASSERT_TRUE(report) << method << report.error().say(Language::english);
            EXPECT_FALSE(report->to_move.has_value());
            EXPECT_TRUE(report->moves.empty() && report->line.empty() && report->best().empty()) << method;
            EXPECT_EQ(report->margin, 0);
        }
    }
}

}  // namespace
}  // namespace cairn
