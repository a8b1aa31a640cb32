#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cairn/control.hpp"
#include "cairn/phrase.hpp"
#include "cairn/read.hpp"

namespace cairn::app {

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
