#include "run_cairn.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace cairn::tests {

namespace {

struct Pipe {
    Pipe() {
        if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    }
    void close_end(std::size_t which) {
        if (ends[which] >= 0) close(ends[which]);
        ends[which] = -1;
    }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    std::array<int, 2> ends{};
};

std::string drain(int descriptor) {
    std::string text;
    std::array<char, 65536> block{};
    for (ssize_t got = 0; (got = read(descriptor, block.data(), block.size())) > 0;)
        text.append(block.data(), static_cast<std::size_t>(got));
    return text;
}

void feed(Pipe& pipe, const std::string& text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const ssize_t put = write(pipe.ends[1], text.data() + at, text.size() - at);
        if (put <= 0) break;
        at += static_cast<std::size_t>(put);
    }
    pipe.close_end(1);
}

[[noreturn]] void become(std::vector<std::string> words, Pipe& in, Pipe& out, Pipe& err) {
    dup2(in.ends[0], STDIN_FILENO);
    dup2(out.ends[1], STDOUT_FILENO);
    dup2(err.ends[1], STDERR_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    setenv("CAIRN", CAIRN_BINARY, 1);
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"})
        unsetenv(name);
    std::vector<char*> raw;
    for (std::string& word : words) raw.push_back(word.data());
    raw.push_back(nullptr);
    execv(raw[0], raw.data());
    _exit(127);
}

Outcome run(std::vector<std::string> words, const std::string& input) {
    Pipe in;
    Pipe out;
    Pipe err;
    const pid_t child = fork();
    if (child == 0) become(std::move(words), in, out, err);
    in.close_end(0);
    out.close_end(1);
    err.close_end(1);
    Outcome result;
    std::thread feeder([&] { feed(in, input); });
    std::thread errors([&] { result.err = drain(err.ends[0]); });
    result.out = drain(out.ends[0]);
    errors.join();
    feeder.join();
    int status = 0;
    waitpid(child, &status, 0);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

/// A program that ends early must not end the test when its input is still being written.
const bool ignore_broken_pipes = [] {
    std::signal(SIGPIPE, SIG_IGN);
    return true;
}();

}  // namespace

Outcome run_cairn(std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.begin(), CAIRN_BINARY);
    return run(std::move(arguments), input);
}

Outcome run_shell(const std::string& command, const std::string& input) {
    return run({"/bin/bash", "-c", command}, input);
}

std::string file_with(const std::string& name, const std::string& text) {
    const std::string path = testing::TempDir() + std::to_string(getpid()) + "-" + name;
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

}  // namespace cairn::tests
