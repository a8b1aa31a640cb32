#include "read/json_value.hpp"

#include <charconv>

#include "cairn/catalogue/errors.hpp"

namespace cairn::read {

namespace {

constexpr Count deepest = 64;

bool append_escape(std::string_view& rest, std::string& out) {
    if (rest.empty()) return false;
    const char letter = rest.front();
    rest.remove_prefix(1);
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    if (const std::size_t at = letters.find(letter); at != letters.npos) {
        out += meant[at];
        return true;
    }
    unsigned code = 0;
    if (letter != 'u' || rest.size() < 4) return false;
    const auto [end, failed] = std::from_chars(rest.data(), rest.data() + 4, code, 16);
    if (failed != std::errc{} || end != rest.data() + 4) return false;
    rest.remove_prefix(4);
    // No key or move of ours needs a character beyond ASCII written as an escape: any other stays unequal to
    // all.
    out += code < 0x80 ? static_cast<char>(code) : '?';
    return true;
}

Result<std::string> unescape(const Tokens& tokens, const Token& token) {
    std::string out;
    std::string_view rest = token.text;
    while (!rest.empty()) {
        const char c = rest.front();
        rest.remove_prefix(1);
        if (c != '\\')
            out += c;
        else if (!append_escape(rest, out))
            return input_error(text::bad_string, {}, tokens.place(token.offset));
    }
    return out;
}

Result<JsonValue> read_value(Tokens& tokens, Count depth);

Error unclosed(const Tokens& tokens, const Token& open) {
    const Place opened = tokens.place(open.offset);
    return input_error(text::missing_bracket, {Count{opened.line}, Count{opened.column}},
                       tokens.place(tokens.peek().offset));
}

/// After an item of a list or an object: true where another must follow.
Result<bool> another(Tokens& tokens, const Token& open, TokenKind close) {
    if (tokens.take_if(close)) return false;
    if (tokens.peek().kind == TokenKind::end) return unclosed(tokens, open);
    const Token comma = tokens.peek();
    if (!tokens.take_if(TokenKind::comma)) return tokens.expected("\",\"");
    if (tokens.peek().kind == close) return input_error(text::trailing_comma, {}, tokens.place(comma.offset));
    if (tokens.peek().kind == TokenKind::end) return unclosed(tokens, open);
    return true;
}

bool is_integer(const Token& token, Points& value) {
    const char* const last = token.text.data() + token.text.size();
    const auto [end, failed] = std::from_chars(token.text.data(), last, value);
    return token.kind == TokenKind::word && end == last && failed == std::errc{};
}

/// From now on the list holds values of any kind.
void widen(JsonValue& list) {
    if (list.kind == JsonValue::Kind::list) return;
    list.kind = JsonValue::Kind::list;
    for (const Points value : list.integers) {
        JsonValue item;
        item.string = std::to_string(value);
        list.items.push_back(std::move(item));
    }
    list.integers.clear();
}

Result<JsonValue> read_list(Tokens& tokens, Count depth) {
    JsonValue list;
    list.kind = JsonValue::Kind::integers;
    list.token = tokens.take();
    if (tokens.take_if(TokenKind::close)) return list;
    if (tokens.peek().kind == TokenKind::end) return unclosed(tokens, list.token);
    while (true) {
        Points value = 0;
        if (list.kind == JsonValue::Kind::integers && is_integer(tokens.peek(), value)) {
            tokens.take();
            list.integers.push_back(value);
        } else {
            widen(list);
            auto item = read_value(tokens, depth + 1);
            if (!item) return item.error();
            list.items.push_back(std::move(*item));
        }
        const auto more = another(tokens, list.token, TokenKind::close);
        if (!more) return more.error();
        if (!*more) return list;
    }
}

Result<JsonValue> read_object(Tokens& tokens, Count depth) {
    JsonValue object;
    object.kind = JsonValue::Kind::object;
    object.token = tokens.take();
    if (tokens.take_if(TokenKind::close_brace)) return object;
    while (true) {
        if (tokens.peek().kind == TokenKind::end) return unclosed(tokens, object.token);
        if (tokens.peek().kind != TokenKind::string) return tokens.expected(text::a_key);
        const Token key = tokens.take();
        auto name = unescape(tokens, key);
        if (!name) return name.error();
        if (!tokens.take_if(TokenKind::colon)) return tokens.expected(text::a_colon);
        auto value = read_value(tokens, depth + 1);
        if (!value) return value.error();
        object.members.push_back({std::move(*name), key.offset, std::move(*value)});
        const auto more = another(tokens, object.token, TokenKind::close_brace);
        if (!more) return more.error();
        if (!*more) return object;
    }
}

Result<JsonValue> read_value(Tokens& tokens, Count depth) {
    const Token& next = tokens.peek();
    const bool opens = next.kind == TokenKind::open || next.kind == TokenKind::open_brace;
    if (opens && depth >= deepest) return input_error(text::too_nested, {deepest}, tokens.place(next.offset));
    if (next.kind == TokenKind::open) return read_list(tokens, depth);
    if (next.kind == TokenKind::open_brace) return read_object(tokens, depth);
    if (next.kind != TokenKind::word && next.kind != TokenKind::string)
        return tokens.expected(text::an_integer);
    JsonValue value;
    value.token = tokens.take();
    value.string = std::string(value.token.text);
    if (value.token.kind == TokenKind::string) {
        value.kind = JsonValue::Kind::string;
        auto string = unescape(tokens, value.token);
        if (!string) return string.error();
        value.string = std::move(*string);
    }
    return value;
}

}  // namespace

Result<JsonValue> read_json(Tokens& tokens) {
    auto value = read_value(tokens, 0);
    if (value && tokens.peek().kind != TokenKind::end) return tokens.expected(text::end_of_input);
    return value;
}

}  // namespace cairn::read
