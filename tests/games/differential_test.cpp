// Seeded random games and families of games: all methods that fit agree on every position looked at.

#include <gtest/gtest.h>

#include "cairn/families.hpp"
#include "doubling_rows.hpp"
#include "every_method.hpp"
#include "shrink.hpp"

namespace cairn {
namespace {

using energy_stones::EnergyStones;
using stone_game_ii::StoneGameIi;

constexpr TestLimits short_run{20'000, Count{4} << 20};

Listed<StoneGameIi> stone_game_ii_listed() {
    return {stone_game_ii::methods(), stone_game_ii::default_method, stone_game_ii::mistakes()};
}

Listed<EnergyStones> energy_stones_listed() {
    return {energy_stones::methods(), energy_stones::default_method, energy_stones::mistakes()};
}

/// What the methods disagree about in this instance; empty where they agree.
template <Game G>
std::string disagreement_in(const Listed<G>& listed, const Instance& instance) {
    const auto game = G::make(instance);
    if (!game) return "make: " + game.error().say(Language::english);
    if constexpr (std::is_same_v<G, StoneGameIi>)
        return disagreement(listed, *game, reachable_positions(*game), short_run);
    Random random(instance.length());
    auto positions = positions_of_random_play(*game, 5, random);
    return disagreement(listed, *game, positions, short_run);
}

template <Game G>
void expect_agreement(const Listed<G>& listed, const Instance& instance, std::uint64_t seed,
                      std::string_view family) {
    if (disagreement_in(listed, instance).empty()) return;
    const Instance least =
        shrunk(instance, [&](const Instance& other) { return !disagreement_in(listed, other).empty(); });
    ADD_FAILURE() << family << ", seed " << seed << ": " << disagreement_in(listed, least) << "\n"
                  << repeat_command(least);
}

TEST(Differential, StoneGameIiFamilies) {
    for (const Family& family : families())
        for (const std::size_t length : {1U, 2U, 3U, 5U, 8U, 13U, 16U, 17U, 31U, 32U, 33U, 47U, 60U}) {
            Random random(length);
            const Instance instance = stone_game_ii_instance(make_row(family, length, {}, random));
            expect_agreement(stone_game_ii_listed(), instance, length, family.id);
        }
}

TEST(Differential, StoneGameIiRandom) {
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Random random(seed);
        const auto length = static_cast<std::size_t>(random.between(1, 60));
        const Points spread = random.one_in(2) ? 9 : 1'000'000'000;
        const Points m = random.one_in(3) ? random.between(2, 20) : 1;
        const Instance instance = stone_game_ii_instance(random_row(length, 0, spread, random), m);
        expect_agreement(stone_game_ii_listed(), instance, seed, "random");
    }
}

TEST(Differential, EnergyStonesFamilies) {
    for (const Family& energies : families())
        for (const Family& scores : families())
            for (const std::size_t length : {1U, 2U, 3U, 8U, 21U}) {
                if (energies.id == "near-limit" && length > 3) continue;
                Random random(length);
                const Points half = Points{1} << 59;
                Row e = make_row(energies, length, {}, random);
                if (energies.id == "near-limit")
                    for (Points& one : e) one = std::min(one, half / static_cast<Points>(length));
                const Instance instance = energy_instance(random.between(0, 50), random.between(0, 50), e,
                                                          make_row(scores, length, {}, random));
                expect_agreement(energy_stones_listed(), instance, length, energies.id);
            }
}

TEST(Differential, EnergyStonesRandom) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        const auto length = static_cast<std::size_t>(random.between(1, 60));
        const Points energy = random.one_in(2) ? random.between(0, 10) : 1'000'000;
        const Points score = random.one_in(2) ? random.between(0, 10) : 1'000'000'000;
        const Instance instance =
            energy_instance(random.between(0, 2 * energy), random.between(0, 2 * energy),
                            random_row(length, 0, energy, random), random_row(length, 0, score, random));
        expect_agreement(energy_stones_listed(), instance, seed, "random");
    }
}

/// The rows that double the steps with every second stone.
TEST(Differential, EnergyStonesThatDouble) {
    for (Points pairs = 1; pairs <= 9; ++pairs)
        for (const Points difference : {-100, -3, 0, 1, 2, 17, 200})
            expect_agreement(energy_stones_listed(), doubling_instance(pairs, difference),
                             static_cast<std::uint64_t>(pairs), "doubling");
}

/// The default method against a table method in longer rows, on the start and on positions of random play.
template <Game G>
void check_default(const Listed<G>& listed, std::string_view table, const Instance& instance) {
    const auto game = G::make(instance);
    ASSERT_TRUE(game) << repeat_command(instance);
    Random random(instance.length());
    const auto positions = positions_of_random_play(*game, 10, random);
    const auto& fast = method_named(listed, listed.default_method(*game, game->start()));
    const MethodAtWork<G> at_default(fast, *game, game->start(), {no_limit, no_limit});
    const MethodAtWork<G> at_table(method_named(listed, table), *game, game->start(), {no_limit, no_limit});
    for (const auto& position : positions) {
        const auto fast_margin = at_default.margin(position);
        const auto table_margin = at_table.margin(position);
        ASSERT_TRUE(fast_margin && table_margin) << repeat_command(instance);
        ASSERT_EQ(*fast_margin, *table_margin) << fast.info.name << ": " << repeat_command(instance);
    }
}

TEST(Differential, StoneGameIiDefaultInLongRows) {
    for (const Family& family : families())
        for (const std::size_t length : {63U, 64U, 65U, 100U, 127U, 128U, 129U, 200U}) {
            Random random(length);
            const Row piles = make_row(family, length, {}, random);
            check_default(stone_game_ii_listed(), "one-table", stone_game_ii_instance(piles));
        }
}

TEST(Differential, EnergyStonesDefaultInLongRows) {
    for (const std::size_t length : {63U, 64U, 100U, 128U, 200U})
        for (const Points energy : {1, 3, 20}) {
            Random random(length);
            const Row energies = random_row(length, 0, energy, random);
            const Row scores = random_row(length, 0, 100, random);
            check_default(energy_stones_listed(), "difference", energy_instance(4, 9, energies, scores));
        }
}

}  // namespace
}  // namespace cairn
