#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cairn/catalogue/commands.hpp"
#include "cairn/figures.hpp"
#include "layout.hpp"
#include "output.hpp"

namespace cairn::app {

namespace {

constexpr auto silence = std::chrono::seconds(1);
constexpr auto between_looks = std::chrono::milliseconds(200);

/// 0:07, 12:05, 3:00:00.
std::string clock_text(double seconds) {
    const auto whole = static_cast<Count>(std::min(seconds, 3.6e9));
    if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

void draw(const std::string& text) {
    const std::string drawn = "\r" + text + "\x1b[K";
    std::fwrite(drawn.data(), 1, drawn.size(), stderr);
    std::fflush(stderr);
}

std::string bar(double share, std::size_t width) {
    const auto full = static_cast<std::size_t>(share * static_cast<double>(width));
    return "[" + std::string(full, '#') + std::string(width - full, '.') + "] ";
}

}  // namespace

ProgressLine::ProgressLine(const Options& options) : language_(options.language) {
    if (!options.quiet && isatty(STDERR_FILENO) != 0) drawer_ = std::thread([this] { run(); });
}

ProgressLine::~ProgressLine() {
    if (!drawer_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    ended_.notify_one();
    drawer_.join();
}

void ProgressLine::begin(std::string what) {
    const std::lock_guard lock(mutex_);
    counter_.all = 0;
    counter_.done = 0;
    what_ = std::move(what);
    begun_ = Clock::now();
    last_done_ = 0;
}

void ProgressLine::run() {
    std::unique_lock lock(mutex_);
    if (ended_.wait_for(lock, silence, [this] { return ending_; })) return;
    while (!ending_ && !interrupted().load()) {
        const Count done = counter_.done;
        if (done < last_done_) begun_ = Clock::now();
        last_done_ = done;
        draw(line());
        ended_.wait_for(lock, between_looks, [this] { return ending_; });
    }
    draw("");
}

std::string ProgressLine::line() const {
    const std::size_t room = terminal_width(STDERR_FILENO) - 1;
    const double passed = std::chrono::duration<double>(Clock::now() - begun_).count();
    const Count all = counter_.all;
    const Count done = counter_.done;
    std::string text = what_.empty() ? "" : what_ + "  ";
    if (all == 0) {
        if (done > 0) text += Message(text::progress_positions, {count_text(done)}).say(language_) + "  ";
        text += clock_text(passed);
    } else {
        const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(all));
        std::string figures = fmt::format("{:2.0f} %  {}", share * 100, clock_text(passed));
        if (share > 0.001) {
            const std::string left = clock_text(passed * (1 - share) / share);
            figures += "  " + Message(text::progress_left, {left}).say(language_);
        }
        const std::size_t taken = display_width(text + figures) + 3;
        if (taken + 5 <= room) text += bar(share, std::min<std::size_t>(room - taken, 30));
        text += figures;
    }
    return display_width(text) <= room ? text : clock_text(passed);
}

}  // namespace cairn::app
