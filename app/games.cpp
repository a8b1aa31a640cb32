#include "cairn/catalogue/commands.hpp"
#include "cairn/figures.hpp"
#include "cairn/write.hpp"
#include "commands.hpp"
#include "layout.hpp"
#include "output.hpp"

namespace cairn::app {

namespace {

std::string joined(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names) (text += text.empty() ? "" : ", ") += name;
    return text;
}

std::string limits_text(const Profile& profile) {
    std::string text;
    for (const Bound& bound : profile.bounds) {
        (text += text.empty() ? "" : ", ") += bound.quantity;
        const bool open = bound.greatest >= points_limit;
        text += open ? " >= " + std::to_string(bound.least)
                     : " " + std::to_string(bound.least) + ".." + std::to_string(bound.greatest);
    }
    return text;
}

std::string game_text(const GameEntry& game, const Options& options, std::size_t width) {
    const auto said = [&options](const Phrase& phrase) { return std::string(say(options.language, phrase)); };
    const GameInfo& info = *game.info;
    std::string text = strong(info.id, options.color) + "  " + said(info.title) + "\n";
    text += "  " + said(text::aliases) + ": " + joined(info.aliases) + "\n\n  ";
    for (const char c : said(info.rule)) text += c == '\n' ? std::string("\n  ") : std::string(1, c);
    text += "\n\n";
    for (const Profile& profile : info.profiles)
        text += "  " + said(text::limits) + " (" + std::string(profile.name) + "): " + limits_text(profile) +
                "\n";
    for (const Example& example : info.examples)
        text += "  " + said(text::example) + ": " + std::string(example.literal) + " -> " +
                std::string(example.answer) + "\n";
    Table table(
        {said(text::methods), said(text::column_time), said(text::column_memory), said(text::meant_for)}, 4);
    for (const MethodInfo& method : game.methods)
        table.add({std::string(method.name), std::string(method.time), std::string(method.space),
                   said(method.meant_for)});
    return text + "\n" + table.text(width);
}

}  // namespace

int run_games(const Options& options) {
    std::span<const GameEntry> shown = games();
    if (!options.words.empty()) return fail(options.language, input_error(text::one_game));
    if (!options.game.empty()) {
        const auto game = find_game(options.game);
        if (!game) return fail(options.language, game.error());
        shown = std::span(*game, 1);
    }
    if (options.json) {
        print(write_json(shown, options.language) + "\n");
        return ExitStatus::done;
    }
    for (const GameEntry& game : shown)
        print((&game == shown.data() ? "" : "\n") + game_text(game, options, terminal_width()));
    return ExitStatus::done;
}

}  // namespace cairn::app
