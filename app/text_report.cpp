#include "text_report.hpp"

#include "cairn/catalogue/commands.hpp"
#include "cairn/figures.hpp"
#include "layout.hpp"

namespace cairn::app {

namespace {

/// How many rows of a long table are shown: all, or the first and the last few.
struct Window {
    std::size_t first;
    std::size_t last;
    std::size_t left_out;
};

Window window(std::size_t rows, bool all) {
    constexpr std::size_t first = 24;
    constexpr std::size_t last = 6;
    if (all || rows <= first + last) return {rows, 0, 0};
    return {first, last, rows - first - last};
}

const Phrase& name(Player player) {
    return player == Player::alice ? text::alice : text::bob;
}

class SolveText {
  public:
    SolveText(const SolveReport& report, const Options& options, std::size_t width)
        : report_(report), options_(options), width_(width) {}

    std::string text() const {
        const GameInfo& game = *report_.saved.instance.game;
        std::string text = strong(say(game.title), options_.color) + "\n";
        text += instance_text(report_.saved.instance, width_, options_.language);
        if (!report_.saved.moves_played.empty()) text += played();
        text += "\n" + strong(result(), options_.color) + "\n";
        if (!report_.to_move) return text + say(text::game_over) + "\n";
        text +=
            "\n" + Message(text::to_move, {name(*report_.to_move)}).say(options_.language) + "\n" + moves();
        text += "\n";
        if (!report_.line.empty()) text += say(text::best_play) + "\n" + line() + "\n";
        return text +
               Message(text::method_line,
                       {report_.method, count_text(report_.positions), seconds_text(report_.seconds)})
                   .say(options_.language) +
               "\n";
    }

  private:
    std::string say(const Phrase& phrase) const { return std::string(cairn::say(options_.language, phrase)); }

    std::string played() const {
        const std::string label = "  " + say(text::played) + "  ";
        return label +
               row_text(report_.saved.moves_played, width_ - std::min(width_, label.size()),
                        options_.language) +
               "\n";
    }

    std::string result() const {
        Argument outcome = text::tie;
        if (const auto winner = report_.winner()) {
            const Points by =
                *winner == Player::alice ? report_.alice - report_.bob : report_.bob - report_.alice;
            outcome = Message(text::wins_by, {name(*winner), by});
        }
        return Message(text::result_line, {report_.alice, report_.bob, outcome}).say(options_.language);
    }

    std::string rows_left_out(std::size_t count) const {
        return Message(text::more_rows, {count_text(count)}).say(options_.language);
    }

    std::string moves() const {
        Table table({say(text::column_move), say(text::alice), say(text::bob), say(text::column_costs), ""});
        const auto [first, last, left_out] = window(report_.moves.size(), options_.verbose);
        for (std::size_t i = 0; i < report_.moves.size(); ++i) {
            if (i == first && left_out > 0) table.add({"..."});
            if (i >= first && i < first + left_out) continue;
            const auto& [move, alice, bob, loss] = report_.moves[i];
            table.add({move, std::to_string(alice), std::to_string(bob),
                       loss == 0 ? "-" : std::to_string(loss), loss == 0 ? say(text::best_mark) : ""});
        }
        return table.text(width_) + (left_out > 0 ? "  " + rows_left_out(left_out) + "\n" : "");
    }

    std::string line() const {
        std::vector<std::string> head{"#",
                                      say(text::column_player),
                                      say(text::column_move),
                                      say(text::column_gain),
                                      say(text::alice),
                                      say(text::bob)};
        const bool holds = !report_.line.empty() && report_.line.front().holding;
        if (holds) head.push_back(say(text::column_energy));
        Table table(std::move(head), 3);
        const auto [first, last, left_out] = window(report_.line.size(), options_.verbose);
        for (std::size_t i = 0; i < report_.line.size(); ++i) {
            if (i == first && left_out > 0) table.add({"..."});
            if (i >= first && i < first + left_out) continue;
            const StepReport& step = report_.line[i];
            const std::size_t number = report_.saved.moves_played.size() + i + 1;
            std::vector<std::string> row{
                std::to_string(number),    say(name(step.player)),     step.move,
                std::to_string(step.gain), std::to_string(step.alice), std::to_string(step.bob)};
            if (step.holding)
                row.push_back(std::to_string(step.holding->alice) + ":" + std::to_string(step.holding->bob));
            table.add(std::move(row));
        }
        return table.text(width_) + (left_out > 0 ? "  " + rows_left_out(left_out) + "\n" : "");
    }

    const SolveReport& report_;
    const Options& options_;
    std::size_t width_;
};

std::string agreement(const CompareReport& report, Language language) {
    Count ran = 0;
    const SolveReport* solved = nullptr;
    for (const MethodReport& method : report.methods) {
        if (!method.solved) continue;
        ++ran;
        solved = &*method.solved;
    }
    if (solved == nullptr) return std::string(say(language, text::none_ran));
    if (!report.agree()) return std::string(say(language, text::disagree));
    return Message(text::all_agree, {ran, solved->alice, solved->bob}).say(language);
}

}  // namespace

std::string solve_text(const SolveReport& report, const Options& options, std::size_t width) {
    return SolveText(report, options, width).text();
}

std::string compare_text(const CompareReport& report, const Options& options, std::size_t width) {
    const Language language = options.language;
    const auto said = [language](const Phrase& phrase) { return std::string(say(language, phrase)); };
    std::string text = strong(said(report.saved.instance.game->title), options.color) + "\n";
    text += instance_text(report.saved.instance, width, language) + "\n";
    Table table({said(text::column_method), said(text::alice), said(text::bob), said(text::column_positions),
                 said(text::column_time), said(text::column_memory), said(text::column_growth)});
    std::string skipped;
    for (const MethodReport& method : report.methods) {
        if (!method.solved) {
            table.add(
                {std::string(method.method), said(text::skipped), "", "", "", "", std::string(method.time)});
            skipped += "  " + std::string(method.method) + ": " + method.skipped->say(language) + "\n";
            continue;
        }
        table.add({std::string(method.method), std::to_string(method.solved->alice),
                   std::to_string(method.solved->bob), count_text(method.solved->positions),
                   seconds_text(method.solved->seconds), bytes_text(method.bytes), std::string(method.time)});
    }
    text += table.text(width) + "\n";
    if (!skipped.empty()) text += said(text::skipped) + "\n" + skipped + "\n";
    return text + strong(agreement(report, language), options.color) + "\n";
}

}  // namespace cairn::app
