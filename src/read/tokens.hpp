#pragma once

#include <string_view>

#include "cairn/result.hpp"

namespace cairn::read {

enum class TokenKind : unsigned char {
    word,
    string,
    open,
    close,
    open_brace,
    close_brace,
    comma,
    equals,
    colon,
    end
};

struct Token {
    TokenKind kind = TokenKind::end;
    std::string_view text;   ///< a string's without its quotes
    std::size_t offset = 0;  ///< in bytes
};

/// Cuts a text into tokens for every written form. Blanks of all kinds part words; full-width commas and
/// brackets are taken for their plain twins.
class Tokens {
  public:
    explicit Tokens(std::string_view text);

    const Token& peek() const { return next_; }
    Token take();
    bool take_if(TokenKind kind);

    Place place(std::size_t offset) const;
    std::string_view text() const { return text_; }

    /// "expected {what}, found {the next token}", at its place.
    Error expected(Argument what) const;

  private:
    Token cut();
    Token cut_string();

    std::string_view text_;
    std::size_t at_ = 0;
    Token next_;
};

/// Whether a text is UTF-8 without NUL; the error names the first byte that is not.
Result<Done> check_text(std::string_view text);

/// Line and column of a byte in a text.
Place place_of(std::string_view text, std::size_t offset);

/// An integer token's value. *errors* what it is instead, at its place.
Result<Points> integer(const Tokens& tokens, const Token& token);

}  // namespace cairn::read
