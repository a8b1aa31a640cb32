#include "cairn/read.hpp"

#include <array>

#include "cairn/catalogue/errors.hpp"
#include "read/forms.hpp"
#include "read/plain.hpp"

namespace cairn {

namespace {

constexpr std::array<std::string_view, 4> form_names{"numbers", "literal", "contest", "json"};

struct Lines {
    std::size_t count = 0;  ///< that are not blank
    std::size_t words_in_first = 0;
    bool one_word_each = true;
};

/// Counts words line by line. Requires text without brackets.
Lines count_lines(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::size_t words = 0;
        for (read::Tokens tokens(text.substr(0, end)); tokens.peek().kind != read::TokenKind::end;
             tokens.take())
            ++words;
        text.remove_prefix(std::min(end + 1, text.size()));
        if (words == 0) continue;
        if (lines.count++ == 0) lines.words_in_first = words;
        lines.one_word_each = lines.one_word_each && words == 1;
    }
    return lines;
}

bool has_literal_signs(std::string_view text) {
    return text.find_first_of("[]=") != text.npos || text.find("\uFF3B") != text.npos ||
           text.find("\uFF3D") != text.npos;
}

Form detect(const GameInfo& game, std::string_view text, Origin origin) {
    if (read::Tokens(text).peek().kind == read::TokenKind::open_brace) return Form::json;
    if (has_literal_signs(text)) return Form::literal;
    if (origin == Origin::arguments) return game.has_numbers_form() ? Form::numbers : Form::literal;
    if (!game.has_numbers_form()) return Form::contest;
    const Lines lines = count_lines(text);
    if (lines.count >= 3 && lines.one_word_each) return Form::numbers;
    return lines.count >= 2 && lines.words_in_first == 1 ? Form::contest : Form::numbers;
}

}  // namespace

std::string_view form_name(Form form) {
    return form_names[static_cast<std::size_t>(form)];
}

std::optional<Form> form_named(std::string_view name) {
    for (std::size_t i = 0; i < form_names.size(); ++i)
        if (form_names[i] == name) return static_cast<Form>(i);
    return std::nullopt;
}

Result<ReadGame> read_game(const GameInfo& game, std::string_view text, Origin origin,
                           std::optional<Form> form) {
    if (!form && origin == Origin::arguments)
        if (auto plain = read::plain_form(game, text)) return std::move(*plain);
    if (auto checked = read::check_text(text); !checked) return checked.error();
    if (read::Tokens(text).peek().kind == read::TokenKind::end)
        return input_error(text::empty_input, {}, {1, 1});
    const Form chosen = form ? *form : detect(game, text, origin);
    if (chosen == Form::numbers && !game.has_numbers_form())
        return input_error(text::form_not_of_game, {game.id, form_name(chosen), "literal, contest, json"});
    constexpr std::array readers{read::numbers_form, read::literal_form, read::contest_form, read::json_form};
    read::Tokens tokens(text);
    auto saved = readers[static_cast<std::size_t>(chosen)](game, tokens);
    if (!saved) return saved.error();
    return ReadGame{std::move(*saved), chosen};
}

Result<std::vector<Points>> read_numbers(std::string_view text) {
    if (auto checked = read::check_text(text); !checked) return checked.error();
    read::Tokens tokens(text);
    if (tokens.peek().kind == read::TokenKind::end) return input_error(text::empty_input, {}, {1, 1});
    if (tokens.peek().kind != read::TokenKind::open) return read::numbers(tokens);
    auto values = read::list(tokens);
    if (values && tokens.peek().kind != read::TokenKind::end) return tokens.expected(text::end_of_input);
    return values;
}

std::vector<std::string> read_moves(std::string_view text) {
    std::vector<std::string> moves;
    for (read::Tokens tokens(text); tokens.peek().kind != read::TokenKind::end; tokens.take())
        if (tokens.peek().kind != read::TokenKind::comma) moves.emplace_back(tokens.peek().text);
    return moves;
}

}  // namespace cairn
