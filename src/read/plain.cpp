#include "plain.hpp"

namespace cairn::read {

namespace {

class Plain {
  public:
    Plain(const GameInfo& game, std::string_view text)
        : game_(game), at_(text.data()), end_(text.data() + text.size()), given_(game.fields.size()) {}

    std::optional<ReadGame> read() {
        const bool numbers = game_.has_numbers_form() && at_ != end_ && *at_ != '[';
        if (numbers) {
            if (!row_values(given_[game_.literal_form.front()]) || at_ != end_) return std::nullopt;
        } else if (!literal()) {
            return std::nullopt;
        }
        SavedGame saved{{&game_, {}}};
        for (std::size_t f = 0; f < given_.size(); ++f) {
            const Field& field = game_.fields[f];
            if (given_[f].empty() && !field.standard) return std::nullopt;
            if (given_[f].empty()) given_[f].push_back(*field.standard);
            saved.instance.values.push_back(std::move(given_[f]));
        }
        return ReadGame{std::move(saved), numbers ? Form::numbers : Form::literal};
    }

  private:
    bool skip(char sign) {
        if (at_ == end_ || *at_ != sign) return false;
        ++at_;
        return true;
    }

    bool number(Points& value) {
        constexpr std::ptrdiff_t most_digits = 17;
        const char* begin = at_;
        value = 0;
        for (; at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - begin <= most_digits; ++at_)
            value = 10 * value + (*at_ - '0');
        return at_ != begin && at_ - begin <= most_digits;
    }

    /// Numbers that one comma, one blank or both part.
    bool row_values(std::vector<Points>& values) {
        values.reserve(static_cast<std::size_t>(end_ - at_) / 4 + 2);
        do {
            if (!number(values.emplace_back())) return false;
        } while (separator());
        return true;
    }

    bool separator() {
        const bool comma = skip(',');
        return skip(' ') || comma;
    }

    bool literal() {
        std::optional<Points> length;
        for (const std::size_t place : game_.literal_form) {
            if (at_ == end_) return false;
            if (place == length_place) {
                if (*at_ == '[') continue;
                if (!number(length.emplace()) || !part()) return false;
                continue;
            }
            const bool row = game_.fields[place].kind == FieldKind::row;
            if (row != skip('[')) return false;
            if (row ? !row_values(given_[place]) || !skip(']') : !number(given_[place].emplace_back()))
                return false;
            const bool as_long = !length || static_cast<Points>(given_[place].size()) == *length;
            if ((row && !as_long) || !part()) return false;
        }
        return at_ == end_ && ended_;
    }

    /// A comma between the parts of a literal, or its end.
    bool part() {
        ended_ = at_ == end_;
        if (ended_) return true;
        if (!skip(',')) return false;
        skip(' ');
        return true;
    }

    const GameInfo& game_;
    const char* at_;
    const char* end_;
    std::vector<std::vector<Points>> given_;
    bool ended_ = false;
};

}  // namespace

std::optional<ReadGame> plain_form(const GameInfo& game, std::string_view text) {
    return Plain(game, text).read();
}

}  // namespace cairn::read
