// Every small row of energy stones from every small pair of energies: the witness, then minimax, backward
// induction and every other method.

#include <gtest/gtest.h>

#include "every_method.hpp"
#include "witness_energy_stones.hpp"

namespace cairn {
namespace {

using energy_stones::EnergyStones;
using energy_stones::Position;

constexpr Points most_start = 5;

Listed<EnergyStones> listed() {
    return {energy_stones::methods(), energy_stones::default_method, energy_stones::mistakes()};
}

Points witness_margin(witness::EnergyStones& witness, const Position& position) {
    const auto [stone, mine, theirs] = position;
    return 2 * witness.most_score(stone, mine, theirs) - witness.score_from(stone);
}

/// Which positions are held against the witness: recursions that remember nothing answer for the start alone
/// where the rows are many.
enum class Positions : unsigned char { all, start_for_recursions };

void check_start(const Instance& instance, witness::EnergyStones& witness, Positions which) {
    const auto game = EnergyStones::make(instance);
    ASSERT_TRUE(game) << repeat_command(instance);
    const auto positions = reachable_positions(*game);
    for (const auto& method : listed().methods) {
        const bool recursion = method.info.name == "minimax" || method.info.name == "brute-force";
        const bool start_alone = recursion && which == Positions::start_for_recursions;
        const MethodAtWork<EnergyStones> work(method, *game, game->start(), {no_limit, no_limit});
        for (std::size_t i = 0; i < (start_alone ? 1 : positions.size()); ++i) {
            const auto margin = work.margin(positions[i]);
            ASSERT_TRUE(margin) << method.info.name << ": " << margin.error().say(Language::english) << "\n"
                                << repeat_command(instance);
            ASSERT_EQ(*margin, witness_margin(witness, positions[i]))
                << method.info.name << " at stone " << positions[i].stone + 1 << " with energies "
                << positions[i].mine << " and " << positions[i].theirs << "\n"
                << repeat_command(instance);
        }
    }
}

void check_stones(const Row& energies, const Row& scores, Positions which) {
    witness::EnergyStones witness({energies.begin(), energies.end()}, {scores.begin(), scores.end()});
    for (Points alice = 0; alice <= most_start; ++alice)
        for (Points bob = 0; bob <= most_start; ++bob)
            if (!testing::Test::HasFatalFailure())
                check_start(energy_instance(alice, bob, energies, scores), witness, which);
}

void check_rows(std::size_t length, Points greatest, Positions which) {
    for_each_row(length, greatest, [&](const Row& energies) {
        for_each_row(length, greatest, [&](const Row& scores) { check_stones(energies, scores, which); });
    });
}

TEST(EnergyStonesExhaustive, UpToTwoStones) {
    check_rows(1, 3, Positions::all);
    check_rows(2, 3, Positions::all);
}

/// Three stones, in parts by the first stone's energy.
class EnergyStonesExhaustiveThree : public testing::TestWithParam<Points> {};

TEST_P(EnergyStonesExhaustiveThree, Stones) {
    for_each_row(2, 3, [&](const Row& later) {
        const Row energies{GetParam(), later[0], later[1]};
        for_each_row(3, 3, [&](const Row& scores) {
            check_stones(energies, scores, Positions::start_for_recursions);
        });
    });
}
INSTANTIATE_TEST_SUITE_P(ByFirstEnergy, EnergyStonesExhaustiveThree, testing::Values(0, 1, 2, 3));

/// Four stones, in parts by the first stone's energy.
class SlowEnergyStonesExhaustive : public testing::TestWithParam<Points> {};

TEST_P(SlowEnergyStonesExhaustive, FourStones) {
    for_each_row(3, 3, [&](const Row& later) {
        const Row energies{GetParam(), later[0], later[1], later[2]};
        for_each_row(4, 3, [&](const Row& scores) {
            check_stones(energies, scores, Positions::start_for_recursions);
        });
    });
}
INSTANTIATE_TEST_SUITE_P(SlowByFirstEnergy, SlowEnergyStonesExhaustive, testing::Values(0, 1, 2, 3));

}  // namespace
}  // namespace cairn
