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

/// The game that the options name. *errors* none, or one that is not known.
Result<const GameEntry*> given_entry(const Options& options);

/// The file that a command reads its instances from, where it does; "-" is standard input. *errors* two
/// sources, or none.
Result<std::optional<std::string>> input_file(const Options& options, const GameInfo& game);

/// The instance that the options give, with `--m` and `--moves` laid over it, held to the profile.
Result<SavedGame> given_game(const Options& options, const GameInfo& game);

/// What options lay over every instance that is read, such as `--m`, and the bounds of `--profile`.
struct Overlay {
    std::vector<std::optional<std::vector<Points>>> values;  ///< by field
    std::vector<std::string> moves;
    std::vector<Bound> bounds;
};

Result<Overlay> read_overlay(const Options& options, const GameInfo& game);

/// The game with the overlay, held to the game's limits and the bounds.
Result<SavedGame> complete(SavedGame saved, const Overlay& overlay);

}  // namespace cairn::app
