#include "output.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "cairn/catalogue/commands.hpp"

namespace cairn::app {

namespace {

std::atomic<bool> interruption{false};
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

int exit_status(const Error& error) {
    switch (error.kind) {
        case ErrorKind::input:
            return ExitStatus::bad_input;
        case ErrorKind::limit:
            return ExitStatus::over_limit;
        case ErrorKind::stopped:
            return ExitStatus::was_interrupted;
        case ErrorKind::internal:
            break;
    }
    return ExitStatus::internal_fault;
}

int fail(Language language, const Error& error) {
    std::fprintf(stderr, "%s\n", error.say(language).c_str());
    return exit_status(error);
}

void note(const Options& options, const Message& message) {
    if (!options.quiet) std::fprintf(stderr, "%s\n", message.say(options.language).c_str());
}

bool print(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

int finish_output(Language language, int status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    return fail(language, input_error(text::cannot_write));
}

const std::atomic<bool>& interrupted() {
    return interruption;
}

void catch_interruptions() {
    struct sigaction action{};
    action.sa_handler = [](int) { interruption.store(true); };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

Control make_control(const Options& options) {
    Control control;
    control.max_bytes = options.max_memory;
    if (options.max_steps) control.max_steps = control.max_list = *options.max_steps;
    control.stop = &interrupted();
    const std::size_t cores = std::max(std::thread::hardware_concurrency(), 1U);
    control.threads = static_cast<unsigned>(options.jobs > 0 ? std::min(options.jobs, cores) : cores);
    return control;
}

Extent wanted_extent(const Options& options) {
    if (options.answer) return Extent::totals;
    return options.no_line ? Extent::moves : Extent::everything;
}

std::size_t terminal_width(int descriptor) {
    winsize size{};
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    if (const char* columns = std::getenv("COLUMNS"); columns != nullptr)
        if (const long wide = std::strtol(columns, nullptr, 10); wide > 0 && wide < 10000)
            return static_cast<std::size_t>(wide);
    return 80;
}

}  // namespace cairn::app
