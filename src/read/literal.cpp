#include <string>

#include "cairn/catalogue/errors.hpp"
#include "read/forms.hpp"

namespace cairn::read {

namespace {

/// A number or a list, with its name where one is written.
struct Item {
    std::string_view name;
    std::vector<Points> values;
    bool is_list = false;
    std::size_t offset = 0;
};

Result<Item> read_item(Tokens& tokens) {
    Item item;
    item.offset = tokens.peek().offset;
    if (tokens.peek().kind == TokenKind::word) {
        const Token word = tokens.take();
        if (!tokens.take_if(TokenKind::equals)) {
            const auto value = integer(tokens, word);
            if (!value) return value.error();
            item.values = {*value};
            return item;
        }
        item.name = word.text;
    }
    item.is_list = tokens.peek().kind != TokenKind::word;
    if (item.is_list) {
        auto values = list(tokens);
        if (!values) return values.error();
        item.values = std::move(*values);
    } else {
        const auto value = integer(tokens, tokens.take());
        if (!value) return value.error();
        item.values = {*value};
    }
    return item;
}

/// Puts items into the places of the literal form.
class Places {
  public:
    Places(const GameInfo& game, const Tokens& tokens)
        : game_(game), tokens_(tokens), draft_(game), taken_(game.literal_form.size(), false) {}

    Result<Done> put(Item item) {
        const auto place = item.name.empty() ? next_free(item) : named(item);
        if (!place) return place.error();
        const bool wants_list = kind(*place) == FieldKind::row;
        if (wants_list != item.is_list) {
            const Argument what = wants_list ? Argument(text::a_list) : Argument(text::an_integer);
            const std::string found =
                item.is_list ? "\"[\"" : "\"" + std::to_string(item.values.front()) + "\"";
            return input_error(text::expected, {what, found}, tokens_.place(item.offset));
        }
        taken_[*place] = true;
        const std::size_t field = game_.literal_form[*place];
        if (field == length_place)
            n_ = item.values.front();
        else
            draft_.give(field, std::move(item.values));
        return Done{};
    }

    Result<SavedGame> finish() {
        auto instance = std::move(draft_).finish(&Field::letter);
        if (!instance) return instance.error();
        for (std::size_t f = 0; n_ && f < game_.fields.size(); ++f) {
            const Field& field = game_.fields[f];
            const auto length = static_cast<Points>(instance->values[f].size());
            if (field.kind == FieldKind::row && length != *n_)
                return input_error(text::wrong_length, {*n_, field.letter, length});
        }
        return SavedGame{std::move(*instance)};
    }

  private:
    FieldKind kind(std::size_t place) const {
        const std::size_t field = game_.literal_form[place];
        return field == length_place ? FieldKind::number : game_.fields[field].kind;
    }

    Result<std::size_t> next_free(const Item& item) const {
        for (std::size_t place = 0; place < taken_.size(); ++place) {
            const bool left_out = game_.literal_form[place] == length_place && item.is_list;
            if (!taken_[place] && !left_out) return place;
        }
        return input_error(text::too_many_values, {}, tokens_.place(item.offset));
    }

    Result<std::size_t> named(const Item& item) const {
        std::string known;
        for (std::size_t place = 0; place < taken_.size(); ++place) {
            const std::size_t field = game_.literal_form[place];
            const std::string_view letter = field == length_place ? "n" : game_.fields[field].letter;
            const bool matches =
                item.name == letter || (field != length_place && item.name == game_.fields[field].name);
            if (matches && taken_[place])
                return input_error(text::repeated_name, {shown(item.name)}, tokens_.place(item.offset));
            if (matches) return place;
            (known += known.empty() ? "" : ", ") += letter;
        }
        return input_error(text::unknown_name, {shown(item.name, 40), known}, tokens_.place(item.offset));
    }

    const GameInfo& game_;
    const Tokens& tokens_;
    Draft draft_;
    std::vector<bool> taken_;
    std::optional<Points> n_;
};

}  // namespace

Result<SavedGame> literal_form(const GameInfo& game, Tokens& tokens) {
    Places places(game, tokens);
    do {
        auto item = read_item(tokens);
        if (!item) return item.error();
        if (auto put = places.put(std::move(*item)); !put) return put.error();
        if (const std::size_t comma = tokens.peek().offset; tokens.take_if(TokenKind::comma))
            if (tokens.peek().kind == TokenKind::end)
                return input_error(text::trailing_comma, {}, tokens.place(comma));
    } while (tokens.peek().kind != TokenKind::end);
    return places.finish();
}

}  // namespace cairn::read
