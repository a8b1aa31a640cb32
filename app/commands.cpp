#include "commands.hpp"

#include <array>

#include "cairn/catalogue/help.hpp"

namespace cairn::app {

namespace {

constexpr std::string_view games_examples = "  cairn games\n  cairn games --json\n";

constexpr std::string_view solve_examples =
    "  cairn solve sg2 2 7 9 4 4\n"
    "  cairn solve energy '9,0,7,[66,2,6,2,8,4,3],[7,12,65,7,4,40,15]'\n"
    "  cairn solve sg2 -f row.txt --moves 1,2 --json\n"
    "  cairn solve sg2 --lines --answer < rows.txt\n";

constexpr std::string_view compare_examples =
    "  cairn compare sg2 77 12 64 35 28 4 87 21 20\n"
    "  cairn compare energy -f game.json --max-steps 1000000\n";

constexpr std::string_view bench_examples =
    "  cairn bench sg2\n"
    "  cairn bench energy --sizes 100,200,400 --family random,doubling --plot growth.svg\n"
    "  cairn bench sg2 --method one-table,margin --budget 10s --json\n"
    "  cairn bench sg2 --against mine='python3 mine.py'\n";

constexpr std::array<Command, 4> all{
    Command{"games", text::about_games, "cairn games [GAME] [options]", games_examples, false, run_games},
    Command{"solve", text::about_solve, "cairn solve GAME [INSTANCE...] [options]", solve_examples, true,
            run_solve},
    Command{"compare", text::about_compare, "cairn compare GAME [INSTANCE...] [options]", compare_examples,
            true, run_compare},
    Command{"bench", text::about_bench, "cairn bench [GAME] [options]", bench_examples, false, run_bench}};

}  // namespace

constinit const std::string_view main_examples =
    "  cairn games\n"
    "  cairn solve stone-game-ii 2 7 9 4 4\n"
    "  cairn compare stone-game-ii 2 7 9 4 4\n";

std::span<const Command> commands() {
    return all;
}

const Command* find_command(std::string_view name) {
    for (const Command& command : all)
        if (command.name == name) return &command;
    return nullptr;
}

}  // namespace cairn::app
