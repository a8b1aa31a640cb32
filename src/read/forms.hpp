#pragma once

#include <optional>
#include <vector>

#include "cairn/read.hpp"
#include "read/tokens.hpp"

namespace cairn::read {

/// Numbers that blanks or single commas part, up to the end.
Result<std::vector<Points>> numbers(Tokens& tokens);

/// `[2,7,9]`, one or more numbers.
Result<std::vector<Points>> list(Tokens& tokens);

Result<SavedGame> numbers_form(const GameInfo& game, Tokens& tokens);
Result<SavedGame> literal_form(const GameInfo& game, Tokens& tokens);
Result<SavedGame> contest_form(const GameInfo& game, Tokens& tokens);
Result<SavedGame> json_form(const GameInfo& game, Tokens& tokens);

/// An instance none of whose fields has been given.
class Draft {
  public:
    explicit Draft(const GameInfo& game) : game_(&game), given_(game.fields.size()) {}

    bool has(std::size_t field) const { return given_[field].has_value(); }
    void give(std::size_t field, std::vector<Points> values) { given_[field] = std::move(values); }

    /// With the standard values for what was not given. *errors* `missing_name`.
    Result<Instance> finish(std::string_view Field::* name) &&;

  private:
    const GameInfo* game_;
    std::vector<std::optional<std::vector<Points>>> given_;
};

}  // namespace cairn::read
