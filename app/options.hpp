#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cairn/method.hpp"
#include "cairn/phrase.hpp"
#include "cairn/read.hpp"

namespace cairn::app {

/// A program that `bench` times beside the methods.
struct Outside {
    std::string name;
    std::string command;  ///< for the shell
};

/// What only `bench` takes.
struct BenchOptions {
    std::vector<std::size_t> sizes = {};
    std::vector<std::string> families = {};
    std::vector<std::string> methods = {};
    double budget = 2;  ///< seconds
    std::optional<Points> greatest = {};
    Count seed = 1;
    Count repeat = 5;
    Extent extent = Extent::totals;
    std::optional<std::string> plot = {};
    std::vector<Outside> against = {};
    bool work = false;
};

/// The command line as plain data.
struct Options {
    std::string command;
    Language language = Language::english;
    bool color = false;
    bool quiet = false;
    bool verbose = false;

    std::string game;
    std::vector<std::string> words = {};  ///< what follows the game
    std::optional<std::string> file = {};
    std::optional<Form> form = {};
    std::map<std::string, std::string> fields = {};  ///< the instance's options, by their names
    std::vector<std::string> moves = {};
    std::string method = {};
    std::optional<std::string> profile = {};
    Count max_memory = no_limit;
    std::optional<Count> max_steps = {};
    std::size_t jobs = 0;  ///< 0: one a core
    bool json = false;
    bool answer = false;
    bool lines = false;
    bool no_line = false;
    BenchOptions bench = {};
};

/// The options, or text that was asked for instead: help or the version.
struct Parsed {
    Options options;
    std::optional<std::string> text = {};
};

/// The language that the arguments or else the environment ask for.
Language wanted_language(int count, const char* const* arguments);

Result<Parsed> parse_command_line(int count, const char* const* arguments);

}  // namespace cairn::app
