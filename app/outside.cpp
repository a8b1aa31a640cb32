#include "outside.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <optional>
#include <thread>

#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"
#include "output.hpp"

namespace cairn::app {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_output = std::size_t{1} << 20;

/// A program that stops reading must not end this one.
class IgnoredBrokenPipes {
  public:
    IgnoredBrokenPipes() {
        struct sigaction ignore{};
        ignore.sa_handler = SIG_IGN;
        sigaction(SIGPIPE, &ignore, &before_);
    }
    ~IgnoredBrokenPipes() { sigaction(SIGPIPE, &before_, nullptr); }
    IgnoredBrokenPipes(const IgnoredBrokenPipes&) = delete;
    IgnoredBrokenPipes& operator=(const IgnoredBrokenPipes&) = delete;

  private:
    struct sigaction before_{};
};

/// The two ends of a pipe; [0] is read.
struct Pipe {
    Pipe() { made = pipe2(ends.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    void close_end(std::size_t which) {
        if (ends[which] >= 0) close(ends[which]);
        ends[which] = -1;
    }
    std::array<int, 2> ends{-1, -1};
    bool made = false;
};

/// The id of the new process, which leads a group of its own; none where the system refuses.
std::optional<pid_t> spawn(const std::string& command, const Pipe& in, const Pipe& out) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.ends[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::array<std::string, 3> words{"sh", "-c", command};
    std::array<char*, 4> raw{words[0].data(), words[1].data(), words[2].data(), nullptr};
    pid_t id = -1;
    const int failed = posix_spawn(&id, "/bin/sh", &actions, &attributes, raw.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed == 0 ? std::optional<pid_t>(id) : std::nullopt;
}

/// A running program: fed and read until it ends or must.
class Running {
  public:
    Running(pid_t id, Pipe& in, Pipe& out, std::string_view input, Clock::time_point begun,
            double most_seconds)
        : id_(id), in_(in), out_(out), input_(input), most_(most_seconds), begun_(begun) {
        in_.close_end(0);
        out_.close_end(1);
        fcntl(in_.ends[1], F_SETFL, O_NONBLOCK);
    }

    /// False once it must end before its output does.
    bool exchange() {
        while (!ended_ && keeps_limits()) {
            std::array<pollfd, 2> waiting{pollfd{out_.ends[0], POLLIN, 0}, pollfd{in_.ends[1], POLLOUT, 0}};
            if (poll(waiting.data(), 2, 20) <= 0) continue;
            if (waiting[1].revents != 0) feed();
            if (waiting[0].revents != 0) drain();
        }
        seconds_ = passed();
        return ended_;
    }

    /// Ends the whole group; returns the leader's status as `waitpid` gives it.
    int finish() {
        siginfo_t info{};
        while (ended_ && keeps_limits()) {
            info.si_pid = 0;
            if (waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) break;
            if (info.si_pid == id_) break;
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        hung_ = info.si_pid != id_;
        kill(-id_, SIGKILL);
        int status = 0;
        while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
        }
        return status;
    }

    bool hung() const { return hung_; }
    bool long_output() const { return output_.size() > most_output; }
    OutsideRun run() { return {std::move(output_), seconds_}; }

  private:
    double passed() const { return std::chrono::duration<double>(Clock::now() - begun_).count(); }
    bool keeps_limits() const { return !interrupted().load() && passed() < most_ && !long_output(); }

    void feed() {
        const ssize_t put = write(in_.ends[1], input_.data(), input_.size());
        if (put > 0) input_.remove_prefix(static_cast<std::size_t>(put));
        if (input_.empty() || (put < 0 && errno != EAGAIN && errno != EINTR)) in_.close_end(1);
    }

    void drain() {
        std::array<char, 65536> block{};
        const ssize_t got = read(out_.ends[0], block.data(), block.size());
        if (got > 0) output_.append(block.data(), static_cast<std::size_t>(got));
        if (got == 0 || (got < 0 && errno != EINTR)) ended_ = true;
    }

    pid_t id_;
    Pipe& in_;
    Pipe& out_;
    std::string_view input_;
    double most_;
    Clock::time_point begun_;
    std::string output_;
    double seconds_ = 0;
    bool ended_ = false;
    bool hung_ = false;
};

Error cannot_run(const std::string& command, const Phrase& why) {
    return input_error(text::cannot_run, {shown(command, 60), why});
}

}  // namespace

Result<OutsideRun> run_outside(const std::string& command, const std::string& input, double most_seconds) {
    const IgnoredBrokenPipes guard;
    Pipe in;
    Pipe out;
    const auto begun = Clock::now();
    const auto id = in.made && out.made ? spawn(command, in, out) : std::nullopt;
    if (!id) return cannot_run(command, text::not_executable);
    Running running(*id, in, out, input, begun, most_seconds);
    running.exchange();
    const int status = running.finish();
    if (interrupted().load()) return Error{ErrorKind::stopped, text::interrupted, {}};
    if (running.long_output()) return limit_error(text::too_much_output, {bytes_text(most_output)});
    if (running.hung()) return Error{ErrorKind::stopped, text::interrupted, {}};
    if (WIFSIGNALED(status)) return limit_error(text::signal_of_program, {Points{WTERMSIG(status)}});
    if (WEXITSTATUS(status) == 127) return cannot_run(command, text::no_such_command);
    if (WEXITSTATUS(status) == 126) return cannot_run(command, text::not_executable);
    if (WEXITSTATUS(status) != 0) return limit_error(text::exit_of_program, {Points{WEXITSTATUS(status)}});
    return running.run();
}

}  // namespace cairn::app
