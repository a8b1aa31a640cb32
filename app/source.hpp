#pragma once

#include <string>

#include "cairn/read.hpp"
#include "cairn/registry.hpp"
#include "options.hpp"

namespace cairn::app {

/// Where text is read from: standard input or a file.
class Source {
  public:
    /// "-" is standard input. *errors* what the system says.
    static Result<Source> open(const std::string& file);
    Source(Source&& other) noexcept;
    Source& operator=(Source&&) = delete;
    ~Source();

    /// Appends up to a block to the text; false at the end. *errors* what the system says; an interruption.
    Result<bool> read(std::string& text);

  private:
    Source(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}

    int descriptor_;
    std::string name_;
};

/// The file that a command reads its instances from, where it does; "-" is standard input. *errors* two
/// sources, or none.
Result<std::optional<std::string>> input_file(const Options& options, const GameInfo& game);

/// The instance that the options give, with `--m` and `--moves` laid over it, held to the profile.
Result<SavedGame> given_game(const Options& options, const GameInfo& game);

/// Lays `--m` and `--moves` over a game that was read, and holds it to the game's limits and the bounds.
Result<SavedGame> complete(const Options& options, const GameInfo& game, SavedGame saved,
                           const std::vector<Bound>& bounds);

/// The bounds of `--profile`; none without it.
Result<std::vector<Bound>> wanted_bounds(const Options& options, const GameInfo& game);

}  // namespace cairn::app
