#include "lines.hpp"

#include <tbb/global_control.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "cairn/catalogue/commands.hpp"
#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"
#include "cairn/write.hpp"
#include "output.hpp"
#include "source.hpp"

namespace cairn::app {

namespace {

/// Whole lines of the input, and what is answered to them.
struct Block {
    std::string lines;
    std::size_t first_line = 1;
    std::string answers = {};
    Count blank = 0;
    int status = ExitStatus::done;
};

/// Cuts the input into blocks of whole lines.
class Blocks {
  public:
    Blocks(Source source, Count longest) : source_(std::move(source)), longest_(longest) {}

    /// None at the end of the input, or when it could not be read.
    std::shared_ptr<Block> next() {
        std::size_t end = std::string::npos;
        while ((end = text_.rfind('\n')) == std::string::npos && !ended_) {
            const auto more = source_.read(text_);
            ended_ = !more || !*more;
            if (!more) error_ = more.error();
            if (text_.size() > longest_ && text_.find('\n') == std::string::npos) {
                error_ = limit_error(text::input_too_long, {bytes_text(longest_)});
                return nullptr;
            }
        }
        if (text_.empty()) return nullptr;
        end = end == std::string::npos ? text_.size() : end + 1;
        auto block = std::make_shared<Block>(Block{text_.substr(0, end), line_});
        text_.erase(0, end);
        line_ += static_cast<std::size_t>(std::count(block->lines.begin(), block->lines.end(), '\n'));
        return block;
    }

    const std::optional<Error>& error() const { return error_; }

  private:
    Source source_;
    Count longest_;
    std::string text_;
    std::size_t line_ = 1;
    bool ended_ = false;
    std::optional<Error> error_;
};

class LineSolver {
  public:
    LineSolver(const Options& options, const GameEntry& game, Overlay overlay)
        : options_(options), game_(game), overlay_(std::move(overlay)) {}

    void answer(Block& block) const {
        auto games = read(block);
        if (options_.answer && options_.method.empty())
            answer_together(block, std::move(games));
        else
            for (auto& [line, saved] : games) answer_line(block, line, solve(std::move(saved)));
    }

  private:
    struct Line {
        std::size_t number;
        Result<SavedGame> saved;
    };

    std::vector<Line> read(Block& block) const {
        std::vector<Line> games;
        std::string_view rest = block.lines;
        for (std::size_t line = block.first_line; !rest.empty() && !interrupted().load(); ++line) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            std::string_view text = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
            if (text.find_first_not_of(" \t") == std::string_view::npos)
                ++block.blank;
            else
                games.push_back({line, read_line(text)});
        }
        return games;
    }

    Result<SavedGame> read_line(std::string_view text) const {
        auto read = read_game(*game_.info, text, Origin::arguments, options_.form);
        if (!read) return read.error();
        return complete(std::move(read->saved), overlay_);
    }

    /// Bad lines keep their places.
    void answer_together(Block& block, std::vector<Line> lines) const {
        std::vector<SavedGame> games;
        for (Line& line : lines)
            if (line.saved) games.push_back(std::move(*line.saved));
        Control control = line_control();
        const auto solved = game_.solve_many(std::move(games), control).reports;
        auto next = solved.begin();
        for (const Line& line : lines)
            answer_line(block, line.number, line.saved ? *next++ : Result<SolveReport>(line.saved.error()));
    }

    Result<SolveReport> solve(Result<SavedGame> saved) const {
        if (!saved) return saved.error();
        if (interrupted().load()) return Error{ErrorKind::stopped, text::interrupted, {}};
        Control control = line_control();
        return game_.solve(std::move(*saved), options_.method, wanted_extent(options_), control);
    }

    void answer_line(Block& block, std::size_t line, const Result<SolveReport>& report) const {
        if (report) {
            (block.answers += options_.answer ? write_answer(*report) : write_json(*report)) += '\n';
            return;
        }
        Error error = report.error();
        error.place.line = line;
        block.status = std::max(block.status, exit_status(error));
        (block.answers += options_.answer ? "error" : write_json(error, options_.language)) += '\n';
    }

    /// All cores have lines of their own.
    Control line_control() const {
        Control control = make_control(options_);
        control.threads = 1;
        return control;
    }

    const Options& options_;
    const GameEntry& game_;
    Overlay overlay_;
};

}  // namespace

int solve_lines(const Options& options, const GameEntry& game) {
    const auto file = input_file(options, *game.info);
    if (!file) return fail(options.language, file.error());
    if (!*file)
        return fail(options.language, input_error(text::options_exclude, {"--lines", text::by_arguments}));
    auto overlay = read_overlay(options, *game.info);
    if (!overlay) return fail(options.language, overlay.error());
    auto source = Source::open(**file);
    if (!source) return fail(options.language, source.error());

    const std::size_t jobs =
        options.jobs > 0 ? options.jobs : static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
    const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, jobs);
    const LineSolver solver(options, game, std::move(*overlay));
    Blocks blocks(std::move(*source), options.max_memory);
    Block sum{{}, 0};
    tbb::parallel_pipeline(
        2 * jobs, tbb::make_filter<void, std::shared_ptr<Block>>(tbb::filter_mode::serial_in_order,
                                                                 [&](tbb::flow_control& flow) {
                                                                     auto block = interrupted().load()
                                                                                      ? nullptr
                                                                                      : blocks.next();
                                                                     if (!block) flow.stop();
                                                                     return block;
                                                                 }) &
                      tbb::make_filter<std::shared_ptr<Block>, std::shared_ptr<Block>>(
                          tbb::filter_mode::parallel,
                          [&](std::shared_ptr<Block> block) {
                              solver.answer(*block);
                              return block;
                          }) &
                      tbb::make_filter<std::shared_ptr<Block>, void>(
                          tbb::filter_mode::serial_in_order, [&](const std::shared_ptr<Block>& block) {
                              print(block->answers);
                              sum.blank += block->blank;
                              sum.status = std::max(sum.status, block->status);
                          }));
    if (interrupted().load()) return fail(options.language, {ErrorKind::stopped, text::interrupted, {}});
    if (blocks.error()) return std::max(sum.status, fail(options.language, *blocks.error()));
    if (sum.blank > 0 && options.verbose) note(options, {text::blank_lines, {count_text(sum.blank)}});
    return sum.status;
}

}  // namespace cairn::app
