#include "read/tokens.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "cairn/catalogue/errors.hpp"
#include "utf8.hpp"

namespace cairn::read {

namespace {

bool is_blank(char32_t code) {
    return code == ' ' || (code >= '\t' && code <= '\r') || code == 0xA0 ||
           (code >= 0x2000 && code <= 0x200B) || code == 0x202F || code == 0x3000 || code == 0xFEFF;
}

/// `end` for what is not punctuation.
TokenKind punctuation(char32_t code) {
    switch (code) {
        case '[':
        case 0xFF3B:
            return TokenKind::open;
        case ']':
        case 0xFF3D:
            return TokenKind::close;
        case '{':
            return TokenKind::open_brace;
        case '}':
            return TokenKind::close_brace;
        case ',':
        case 0xFF0C:
            return TokenKind::comma;
        case '=':
            return TokenKind::equals;
        case ':':
            return TokenKind::colon;
        default:
            return TokenKind::end;
    }
}

bool is_full_width_digit(char32_t code) {
    return code >= 0xFF10 && code <= 0xFF19;
}

/// The word with plain digits for full-width ones.
std::string plain_digits(std::string_view word) {
    std::string plain;
    while (!word.empty()) {
        const auto [code, bytes] = utf8::first(word);
        if (is_full_width_digit(code))
            plain += static_cast<char>('0' + (code - 0xFF10));
        else
            plain += word.substr(0, bytes);
        word.remove_prefix(bytes);
    }
    return plain;
}

constexpr std::size_t shown_characters = 40;

}  // namespace

Tokens::Tokens(std::string_view text) : text_(text) {
    next_ = cut();
}

Token Tokens::take() {
    const Token taken = next_;
    next_ = cut();
    return taken;
}

bool Tokens::take_if(TokenKind kind) {
    if (next_.kind != kind) return false;
    take();
    return true;
}

Place Tokens::place(std::size_t offset) const {
    return place_of(text_, offset);
}

Error Tokens::expected(Argument what) const {
    const Argument found = next_.kind == TokenKind::end
                               ? Argument(text::end_of_input)
                               : Argument("\"" + shown(next_.text, shown_characters) + "\"");
    return input_error(text::expected, {std::move(what), found}, place(next_.offset));
}

Token Tokens::cut() {
    while (at_ < text_.size()) {
        const auto [code, bytes] = utf8::first(text_.substr(at_));
        if (!is_blank(code)) break;
        at_ += bytes;
    }
    const std::size_t start = at_;
    if (start == text_.size()) return {TokenKind::end, {}, start};
    if (text_[start] == '"') return cut_string();
    while (at_ < text_.size()) {
        const auto [code, bytes] = utf8::first(text_.substr(at_));
        const TokenKind kind = punctuation(code);
        if (kind != TokenKind::end && at_ == start) {
            at_ += bytes;
            return {kind, text_.substr(start, bytes), start};
        }
        if (kind != TokenKind::end || is_blank(code) || code == '"') break;
        at_ += bytes;
    }
    return {TokenKind::word, text_.substr(start, at_ - start), start};
}

Token Tokens::cut_string() {
    const std::size_t start = at_++;
    while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n') at_ += text_[at_] == '\\' ? 2U : 1U;
    at_ = std::min(at_, text_.size());
    if (at_ == text_.size() || text_[at_] != '"')
        return {TokenKind::word, text_.substr(start, at_ - start), start};
    ++at_;
    return {TokenKind::string, text_.substr(start + 1, at_ - start - 2), start};
}

Result<Done> check_text(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto [code, bytes] = utf8::first(text.substr(at));
        if (code == utf8::invalid || code == 0)
            return input_error(text::not_utf8, {Count{at + 1}}, place_of(text, at));
        at += bytes;
    }
    return Done{};
}

Place place_of(std::string_view text, std::size_t offset) {
    Place place{1, 1};
    for (std::size_t at = 0; at < offset && at < text.size();) {
        const auto [code, bytes] = utf8::first(text.substr(at));
        const bool mark = at == 0 && code == 0xFEFF;
        at += bytes;
        if (code == '\n')
            place = {place.line + 1, 1};
        else if (!mark)
            ++place.column;
    }
    return place;
}

Result<Points> integer(const Tokens& tokens, const Token& token) {
    if (token.kind != TokenKind::word && token.kind != TokenKind::string) {
        const std::string found = token.kind == TokenKind::end ? "" : "\"" + std::string(token.text) + "\"";
        const Argument what = found.empty() ? Argument(text::end_of_input) : Argument(found);
        return input_error(text::expected, {text::an_integer, what}, tokens.place(token.offset));
    }
    Points value = 0;
    const char* const last = token.text.data() + token.text.size();
    const auto [end, failed] = std::from_chars(token.text.data(), last, value);
    if (token.kind == TokenKind::word && end == last && failed == std::errc{}) return value;
    const std::string word = shown(token.text, shown_characters);
    const Place place = tokens.place(token.offset);
    if (token.kind == TokenKind::word && end == last && failed == std::errc::result_out_of_range)
        return input_error(text::beyond_64_bits, {word}, place);
    if (const std::string plain = plain_digits(token.text); plain != token.text)
        return input_error(text::full_width_digits, {word, shown(plain, shown_characters)}, place);
    return input_error(text::not_an_integer, {word}, place);
}

}  // namespace cairn::read
