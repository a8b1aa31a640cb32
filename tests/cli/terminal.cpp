#include "terminal.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>

namespace cairn::tests {

namespace {

int open_terminal(unsigned short columns) {
    const int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) std::abort();
    const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    ioctl(master, TIOCSWINSZ, &size);
    return master;
}

[[noreturn]] void become(std::vector<std::string> words, const char* terminal) {
    const int nothing = open("/dev/null", O_RDWR);
    const int slave = open(terminal, O_RDWR | O_NOCTTY);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(slave, STDERR_FILENO);
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
    std::vector<char*> raw;
    for (std::string& word : words) raw.push_back(word.data());
    raw.push_back(nullptr);
    execv(raw[0], raw.data());
    _exit(127);
}

}  // namespace

Shown run_on_terminal(std::vector<std::string> arguments, unsigned short columns, const std::string& until) {
    using Clock = std::chrono::steady_clock;
    arguments.insert(arguments.begin(), CAIRN_BINARY);
    const int master = open_terminal(columns);
    const std::string name = ptsname(master);
    const int keep = open(name.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    const pid_t child = fork();
    if (child == 0) become(std::move(arguments), name.c_str());
    Shown shown;
    bool interrupted = false;
    const auto begun = Clock::now();
    for (int status = 0;;) {
        pollfd waiting{master, POLLIN, 0};
        std::array<char, 4096> block{};
        while (poll(&waiting, 1, 20) > 0) {
            const ssize_t got = read(master, block.data(), block.size());
            if (got <= 0) break;
            shown.text.append(block.data(), static_cast<std::size_t>(got));
        }
        const bool ended = shown.status != -1;
        if (ended) break;
        if (waitpid(child, &status, WNOHANG) == child)
            shown.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        const auto passed = Clock::now() - begun;
        const bool due = until.empty() ? passed > std::chrono::milliseconds(1500)
                                       : shown.text.find(until) != std::string::npos;
        if ((due || passed > std::chrono::seconds(60)) && !interrupted && shown.status == -1) {
            interrupted = true;
            kill(child, SIGINT);
        }
    }
    close(keep);
    close(master);
    return shown;
}

std::vector<std::string> drawn_lines(const std::string& text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\r')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    return lines;
}

}  // namespace cairn::tests
