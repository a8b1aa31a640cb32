#include <algorithm>

#include "cairn/catalogue/errors.hpp"
#include "read/forms.hpp"
#include "read/json_value.hpp"

namespace cairn::read {

namespace {

std::string known_keys(const GameInfo& game) {
    std::string known;
    for (const Field& field : game.fields) (known += known.empty() ? "" : ", ") += field.name;
    return known;
}

Result<std::vector<Points>> field_values(const Tokens& tokens, const Field& field, const JsonValue& value) {
    const Place place = tokens.place(value.token.offset);
    const std::string found = "\"" + shown(value.token.text, 40) + "\"";
    if (field.kind == FieldKind::number) {
        const auto number = integer(tokens, value.token);
        if (!number) return number.error();
        return std::vector<Points>{*number};
    }
    if (value.kind == JsonValue::Kind::integers) {
        if (value.integers.empty()) return input_error(text::empty_list, {}, place);
        return value.integers;
    }
    if (value.kind != JsonValue::Kind::list) return input_error(text::expected, {text::a_list, found}, place);
    for (const JsonValue& item : value.items)
        if (const auto number = integer(tokens, item.token); !number && item.token.kind != TokenKind::end)
            return number.error();
    return input_error(text::expected, {text::a_list, found}, place);
}

Result<Instance> read_fields(const GameInfo& game, const Tokens& tokens, const JsonValue& object) {
    Draft draft(game);
    if (object.kind != JsonValue::Kind::object)
        return input_error(text::expected, {text::an_object, "\"" + shown(object.token.text, 40) + "\""},
                           tokens.place(object.token.offset));
    for (const auto& [key, offset, value] : object.members) {
        const auto field = std::find_if(game.fields.begin(), game.fields.end(),
                                        [&wanted = key](const Field& known) { return known.name == wanted; });
        const Place place = tokens.place(offset);
        if (field == game.fields.end())
            return input_error(text::unknown_name, {shown(key, 40), known_keys(game)}, place);
        const auto index = static_cast<std::size_t>(field - game.fields.begin());
        if (draft.has(index)) return input_error(text::repeated_name, {key}, place);
        auto values = field_values(tokens, *field, value);
        if (!values) return values.error();
        draft.give(index, std::move(*values));
    }
    return std::move(draft).finish(&Field::name);
}

Result<std::vector<std::string>> read_moves_played(const Tokens& tokens, const JsonValue& value) {
    std::vector<std::string> moves;
    if (value.kind != JsonValue::Kind::integers && value.kind != JsonValue::Kind::list)
        return input_error(text::expected, {text::a_list, "\"" + shown(value.token.text, 40) + "\""},
                           tokens.place(value.token.offset));
    moves.reserve(value.integers.size() + value.items.size());
    for (const Points number : value.integers) moves.push_back(std::to_string(number));
    for (const JsonValue& item : value.items) moves.push_back(item.string);
    return moves;
}

/// The member of that key; a second one is an error.
Result<const JsonValue*> find_once(const Tokens& tokens, const JsonValue& object, std::string_view key) {
    const JsonValue* found = nullptr;
    for (const auto& member : object.members) {
        if (member.key != key) continue;
        if (found != nullptr) return input_error(text::repeated_name, {key}, tokens.place(member.offset));
        found = &member.value;
    }
    return found;
}

Result<Done> check_same_game(const GameInfo& game, const Tokens& tokens, const JsonValue& named) {
    if (named.kind != JsonValue::Kind::string)
        return input_error(text::expected, {text::a_string, "\"" + shown(named.token.text, 40) + "\""},
                           tokens.place(named.token.offset));
    const bool alias =
        std::find(game.aliases.begin(), game.aliases.end(), named.string) != game.aliases.end();
    if (alias || named.string == game.id) return Done{};
    return input_error(text::other_game, {shown(named.string, 40), game.id},
                       tokens.place(named.token.offset));
}

Result<SavedGame> read_saved(const GameInfo& game, const Tokens& tokens, const JsonValue& object) {
    const auto named = find_once(tokens, object, "game");
    if (!named) return named.error();
    const auto instance = find_once(tokens, object, "instance");
    if (!instance) return instance.error();
    const auto moves = find_once(tokens, object, "moves_played");
    if (!moves) return moves.error();
    if (*named != nullptr)
        if (auto same = check_same_game(game, tokens, **named); !same) return same.error();
    if (*instance == nullptr)
        return input_error(text::missing_name, {"instance"}, tokens.place(object.token.offset));
    auto fields = read_fields(game, tokens, **instance);
    if (!fields) return fields.error();
    SavedGame saved{std::move(*fields)};
    if (*moves == nullptr) return saved;
    auto played = read_moves_played(tokens, **moves);
    if (!played) return played.error();
    saved.moves_played = std::move(*played);
    return saved;
}

}  // namespace

Result<SavedGame> json_form(const GameInfo& game, Tokens& tokens) {
    const auto object = read_json(tokens);
    if (!object) return object.error();
    const bool saved = std::any_of(object->members.begin(), object->members.end(), [](const auto& member) {
        return member.key == "instance" || member.key == "game";
    });
    if (saved) return read_saved(game, tokens, *object);
    auto instance = read_fields(game, tokens, *object);
    if (!instance) return instance.error();
    return SavedGame{std::move(*instance)};
}

}  // namespace cairn::read
