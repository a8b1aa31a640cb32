#include "cairn/registry.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "cairn/games/all.hpp"
#include "cairn/read.hpp"
#include "cairn/solve.hpp"

namespace cairn {

namespace {

template <Game G>
Result<const Method<G>*> find_method(std::span<const Method<G>> methods, std::string_view name) {
    std::string known;
    for (const Method<G>& method : methods) {
        if (method.info.name == name) return &method;
        (known += known.empty() ? "" : ", ") += method.info.name;
    }
    return input_error(text::unknown_method, {G::info().id, shown(name, 40), known});
}

template <Game G>
Result<SolveReport> solve_listed(const Listed<G>& listed, SavedGame saved, std::string_view name,
                                 Extent extent, Control& control) {
    const auto game = G::make(saved.instance);
    if (!game) return game.error();
    const auto method =
        find_method(listed.methods, name.empty() ? listed.default_method(*game, game->start()) : name);
    if (!method) return method.error();
    return solve(*game, std::move(saved), **method, extent, control);
}

/// The report of a game that was solved together with others.
template <Game G>
SolveReport report_together(const G& game, SavedGame saved, std::string_view method, Points margin) {
    const auto end = Reached<G>{game.start()}.ended(game, margin);
    SolveReport report;
    report.alice = end.alice;
    report.bob = end.bob;
    report.method = method;
    report.saved = std::move(saved);
    if (game.rank(game.start()) > 0) report.to_move = Player::alice;
    report.margin = margin;
    return report;
}

/// Games that are solved together, and where they stand among all.
template <Game G>
struct Together {
    std::vector<G> games = {};
    std::vector<std::size_t> places = {};
};

/// Solves games together; false where that is over a limit.
template <Game G>
bool solve_together(const Many<G>& many, const Together<G>& together, std::vector<SavedGame>& saved,
                    Control control, ManyReport& answer) {
    std::vector<Points> margins(together.games.size());
    const auto begun = std::chrono::steady_clock::now();
    if (!many.solve(together.games, margins, control)) return false;
    answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    answer.together = together.games.size();
    for (std::size_t k = 0; k < together.games.size(); ++k)
        answer.reports[together.places[k]] =
            report_together(together.games[k], std::move(saved[together.places[k]]), many.method, margins[k]);
    return true;
}

/// Whether a game is solved together with others; steps are not counted there.
template <Game G>
bool joins(const Listed<G>& listed, const G& game, const SavedGame& saved, const Control& control) {
    return listed.many != nullptr && control.max_steps == no_limit && saved.moves_played.empty() &&
           listed.many->takes(game);
}

/// Each game has the limits of the control for itself.
template <Game G>
ManyReport solve_many_listed(const Listed<G>& listed, std::vector<SavedGame> saved, const Control& control) {
    ManyReport answer;
    const auto alone = [&](std::size_t place) -> Result<SolveReport> {
        Control own = control;
        return solve_listed(listed, std::move(saved[place]), {}, Extent::totals, own);
    };
    Together<G> together;
    for (std::size_t i = 0; i < saved.size(); ++i) {
        auto game = G::make(saved[i].instance);
        const bool can_join = game && joins(listed, *game, saved[i], control);
        answer.reports.push_back(!game      ? Result<SolveReport>(game.error())
                                 : can_join ? SolveReport{}
                                            : alone(i));
        if (!can_join) continue;
        together.games.push_back(std::move(*game));
        together.places.push_back(i);
    }
    if (together.games.empty() || solve_together(*listed.many, together, saved, control, answer))
        return answer;
    for (const std::size_t place : together.places) answer.reports[place] = alone(place);
    return answer;
}

template <Game G>
GameEntry entry(const Listed<G>& listed) {
    GameEntry game{.info = &G::info(), .mistakes = listed.mistakes};
    for (const std::span<const Family> some : {families(), listed.families})
        game.families.insert(game.families.end(), some.begin(), some.end());
    for (const Method<G>& method : listed.methods) game.methods.push_back(method.info);
    game.solve = [listed](SavedGame saved, std::string_view method, Extent extent, Control& control) {
        return solve_listed(listed, std::move(saved), method, extent, control);
    };
    game.solve_many = [listed](std::vector<SavedGame> saved, const Control& control) {
        return solve_many_listed(listed, std::move(saved), control);
    };
    game.solves_together = [listed](const SavedGame& saved, const Control& control) {
        const auto made = G::make(saved.instance);
        return made && joins(listed, *made, saved, control);
    };
    return game;
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (const char letter : a) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (letter == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
        }
    }
    return row.back();
}

}  // namespace

std::span<const GameEntry> games() {
    static const std::vector<GameEntry> all = [] {
        std::vector<GameEntry> entries;
        for_each_game([&](const auto& listed) { entries.push_back(entry(listed)); });
        return entries;
    }();
    return all;
}

Result<const GameEntry*> find_game(std::string_view name) {
    std::string_view nearest;
    auto least = static_cast<std::size_t>(-1);
    for (const GameEntry& game : games()) {
        std::vector<std::string_view> names{game.info->id};
        names.insert(names.end(), game.info->aliases.begin(), game.info->aliases.end());
        for (const std::string_view known : names) {
            if (known == name) return &game;
            if (const std::size_t distance = edit_distance(name.substr(0, 64), known); distance < least) {
                least = distance;
                nearest = known;
            }
        }
    }
    return input_error(text::unknown_game, {shown(name, 40), nearest});
}

Result<SolveReport> solve(std::string_view game, std::string_view instance) {
    const auto entry = find_game(game);
    if (!entry) return entry.error();
    auto read = read_game(*(*entry)->info, instance, Origin::file);
    if (!read) return read.error();
    Control control;
    return (*entry)->solve(std::move(read->saved), {}, Extent::everything, control);
}

}  // namespace cairn
