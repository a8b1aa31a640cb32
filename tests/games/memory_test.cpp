// What a method asks the control for is what the process then holds.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "cairn/registry.hpp"
#include "instances.hpp"

namespace cairn {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool counts_others = true;
#else
constexpr bool counts_others = false;
#endif

/// The most memory that this process has held so far.
Count greatest_resident() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (Count kibibytes = 0; word == "VmHWM:" && status >> kibibytes) return kibibytes * 1024;
    return 0;
}

struct Memory {
    Count asked = 0;
    Count held = 0;
};

/// Solves in a process of its own, so that nothing else is counted.
Memory memory_of(const Instance& instance, std::string_view method, Extent extent) {
    int ends[2] = {};
    if (pipe(ends) != 0) return {};
    const pid_t child = fork();
    if (child == 0) {
        Control control;
        const Count before = greatest_resident();
        const auto report = (*find_game(instance.game->id))->solve({instance}, method, extent, control);
        const Memory memory{control.peak_bytes(), greatest_resident() - before};
        _exit(report && write(ends[1], &memory, sizeof memory) == sizeof memory ? 0 : 1);
    }
    Memory memory;
    if (read(ends[0], &memory, sizeof memory) != sizeof memory) memory = {};
    waitpid(child, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
    return memory;
}

void expect_what_was_asked(const Instance& instance, std::string_view method, Extent extent) {
    const auto [asked, held] = memory_of(instance, method, extent);
    ASSERT_GT(asked, Count{20} << 20) << method << ": too little to compare";
    EXPECT_LT(held, asked + asked / 4 + (Count{6} << 20)) << method << " asked for " << asked;
    EXPECT_GT(held, asked - asked / 4) << method << " asked for " << asked;
}

TEST(Memory, StoneGameIiHoldsWhatItAsksFor) {
    if (counts_others) GTEST_SKIP() << "sanitizers hold memory of their own";
    Random random(1);
    const Instance rows = stone_game_ii_instance(random_row(18000, 1, 10000, random));
    Row huge = random_row(16000, 0, 9, random);
    huge.back() = 1'000'000'000;
    for (const Extent extent : {Extent::totals, Extent::everything}) {
        expect_what_was_asked(rows, "tiled", extent);
        expect_what_was_asked(stone_game_ii_instance(huge), "tiled", extent);
    }
    const Instance short_rows = stone_game_ii_instance(random_row(4000, 1, 10000, random));
    expect_what_was_asked(short_rows, "queues", Extent::totals);
}

TEST(Memory, EnergyStonesHoldWhatThresholdsAskFor) {
    if (counts_others) GTEST_SKIP() << "sanitizers hold memory of their own";
    Random random(2);
    const Instance small_scores =
        energy_instance(5, 3, random_row(1000, 0, 9, random), random_row(1000, 0, 20, random));
    expect_what_was_asked(small_scores, "thresholds", Extent::totals);
}

}  // namespace
}  // namespace cairn
