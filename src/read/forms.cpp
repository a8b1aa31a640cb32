#include "read/forms.hpp"

#include "cairn/catalogue/errors.hpp"

namespace cairn::read {

Result<std::vector<Points>> numbers(Tokens& tokens) {
    std::vector<Points> values;
    while (tokens.peek().kind != TokenKind::end || values.empty()) {
        const auto value = integer(tokens, tokens.take());
        if (!value) return value.error();
        values.push_back(*value);
        if (const std::size_t comma = tokens.peek().offset; tokens.take_if(TokenKind::comma))
            if (tokens.peek().kind == TokenKind::end)
                return input_error(text::trailing_comma, {}, tokens.place(comma));
    }
    return values;
}

Result<std::vector<Points>> list(Tokens& tokens) {
    if (tokens.peek().kind != TokenKind::open) return tokens.expected(text::a_list);
    const Place opened = tokens.place(tokens.take().offset);
    std::vector<Points> values;
    while (!tokens.take_if(TokenKind::close)) {
        if (tokens.peek().kind == TokenKind::end)
            return input_error(text::missing_bracket, {Count{opened.line}, Count{opened.column}},
                               tokens.place(tokens.peek().offset));
        const auto value = integer(tokens, tokens.take());
        if (!value) return value.error();
        values.push_back(*value);
        if (const std::size_t comma = tokens.peek().offset; tokens.take_if(TokenKind::comma))
            if (tokens.peek().kind == TokenKind::close)
                return input_error(text::trailing_comma, {}, tokens.place(comma));
    }
    if (values.empty()) return input_error(text::empty_list, {}, opened);
    return values;
}

Result<Instance> Draft::finish(std::string_view Field::* name) && {
    Instance instance{game_, {}};
    for (std::size_t f = 0; f < given_.size(); ++f) {
        const Field& field = game_->fields[f];
        if (!given_[f] && field.standard) given_[f] = {*field.standard};
        if (!given_[f]) return input_error(text::missing_name, {field.*name});
        instance.values.push_back(std::move(*given_[f]));
    }
    return instance;
}

Result<SavedGame> numbers_form(const GameInfo& game, Tokens& tokens) {
    auto values = numbers(tokens);
    if (!values) return values.error();
    Draft draft(game);
    draft.give(game.literal_form.front(), std::move(*values));
    auto instance = std::move(draft).finish(&Field::letter);
    if (!instance) return instance.error();
    return SavedGame{std::move(*instance)};
}

namespace {

/// n and the lists after it: as many numbers must follow as the rows need.
Result<Done> check_follow(const Tokens& tokens, const Token& n_token, Points n, std::size_t rows,
                          std::size_t follow) {
    if (n >= 0 && static_cast<Count>(n) <= follow && static_cast<Count>(n) * rows == follow) return Done{};
    const Place line{tokens.place(n_token.offset).line, 0};
    if (rows == 1 || n < 0) return input_error(text::wrong_count, {n, Count{follow}}, line);
    return input_error(text::wrong_count_rows,
                       {n, saturating_product(static_cast<Count>(n), rows), Count{follow}}, line);
}

}  // namespace

Result<SavedGame> contest_form(const GameInfo& game, Tokens& tokens) {
    Draft draft(game);
    Token n_token;
    Points n = 0;
    std::vector<std::size_t> rows;
    for (const std::size_t place : game.contest_form) {
        if (place != length_place && game.fields[place].kind == FieldKind::row) {
            rows.push_back(place);
            continue;
        }
        const Token token = tokens.take();
        const auto value = integer(tokens, token);
        if (!value) return value.error();
        if (place == length_place) {
            n_token = token;
            n = *value;
        } else {
            draft.give(place, {*value});
        }
    }
    std::vector<Points> follow;
    if (tokens.peek().kind != TokenKind::end) {
        auto values = numbers(tokens);
        if (!values) return values.error();
        follow = std::move(*values);
    }
    if (auto checked = check_follow(tokens, n_token, n, rows.size(), follow.size()); !checked)
        return checked.error();
    if (n == 0) return input_error(text::empty_list, {}, tokens.place(n_token.offset));
    auto from = follow.begin();
    for (const std::size_t row : rows) {
        draft.give(row, {from, from + n});
        from += n;
    }
    auto instance = std::move(draft).finish(&Field::letter);
    if (!instance) return instance.error();
    return SavedGame{std::move(*instance)};
}

}  // namespace cairn::read
