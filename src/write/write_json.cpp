#include "cairn/write.hpp"

#include "write/json.hpp"

namespace cairn {

namespace {

using write::Json;

std::string_view name(Player player) {
    return player == Player::alice ? "alice" : "bob";
}

void write_instance(Json& json, const Instance& instance) {
    json.key("instance").open('{');
    for (std::size_t f = 0; f < instance.values.size(); ++f) {
        const Field& field = instance.game->fields[f];
        json.key(field.name);
        if (field.kind == FieldKind::number) {
            json.integer(instance.number(f));
            continue;
        }
        json.open('[');
        for (const Points value : instance.row(f)) json.integer(value);
        json.close(']');
    }
    json.close('}');
}

/// A move is a number in a game whose moves have no words.
void write_move(Json& json, const GameInfo& game, std::string_view move) {
    game.move_words.empty() ? json.raw(move) : json.string(move);
}

void write_moves_list(Json& json, const GameInfo& game, std::string_view key,
                      const std::vector<std::string>& moves) {
    json.key(key).open('[');
    for (const std::string& move : moves) write_move(json, game, move);
    json.close(']');
}

void write_saved(Json& json, const SavedGame& saved) {
    json.key("schema").integer(1).key("game").string(saved.instance.game->id);
    write_instance(json, saved.instance);
    write_moves_list(json, *saved.instance.game, "moves_played", saved.moves_played);
}

void write_totals(Json& json, Points alice, Points bob) {
    json.key("alice").integer(alice).key("bob").integer(bob);
}

void write_moves(Json& json, const GameInfo& game, const std::vector<MoveReport>& moves) {
    json.key("moves").open('[');
    for (const MoveReport& move : moves) {
        json.open('{').key("move");
        write_move(json, game, move.move);
        write_totals(json, move.alice, move.bob);
        json.key("loss").integer(move.loss).close('}');
    }
    json.close(']');
}

void write_line(Json& json, const GameInfo& game, const std::vector<StepReport>& line) {
    json.key("line").open('[');
    for (const StepReport& step : line) {
        json.open('{').key("player").string(name(step.player)).key("move");
        write_move(json, game, step.move);
        json.key("gain").integer(step.gain);
        write_totals(json, step.alice, step.bob);
        if (step.holding) {
            json.key(step.holding->name).open('{');
            write_totals(json, step.holding->alice, step.holding->bob);
            json.close('}');
        }
        json.close('}');
    }
    json.close(']');
}

void write_method(Json& json, const MethodReport& method) {
    json.open('{').key("method").string(method.method).key("time").string(method.time);
    json.key("space").string(method.space);
    if (method.solved) {
        write_totals(json, method.solved->alice, method.solved->bob);
        json.key("positions")
            .integer(method.solved->positions)
            .key("seconds")
            .seconds(method.solved->seconds);
        json.key("bytes").integer(method.bytes);
    } else {
        json.key("skipped").open('{').key("code").string(method.skipped->message.phrase->code);
        json.key("message").string(method.skipped->say(Language::english)).close('}');
    }
    json.close('}');
}

void write_names(Json& json, std::string_view key, std::span<const std::string_view> names) {
    json.key(key).open('[');
    for (const std::string_view one : names) json.string(one);
    json.close(']');
}

void write_game(Json& json, const GameEntry& game, Language language) {
    json.open('{').key("id").string(game.info->id);
    write_names(json, "aliases", game.info->aliases);
    json.key("title")
        .string(say(language, game.info->title))
        .key("rule")
        .string(say(language, game.info->rule));
    json.key("methods").open('[');
    for (const MethodInfo& method : game.methods) {
        json.open('{').key("name").string(method.name).key("time").string(method.time);
        json.key("space")
            .string(method.space)
            .key("meant_for")
            .string(say(language, method.meant_for))
            .close('}');
    }
    json.close(']').key("profiles").open('[');
    for (const Profile& profile : game.info->profiles) {
        json.open('{').key("name").string(profile.name).key("limits").open('[');
        for (const Bound& bound : profile.bounds) {
            json.open('{').key("of").string(bound.quantity).key("least").integer(bound.least).key("greatest");
            bound.greatest < points_limit ? json.integer(bound.greatest) : json.null();
            json.close('}');
        }
        json.close(']').close('}');
    }
    json.close(']').key("examples").open('[');
    for (const Example& example : game.info->examples)
        json.open('{')
            .key("instance")
            .string(example.literal)
            .key("answer")
            .string(example.answer)
            .close('}');
    json.close(']').close('}');
}

}  // namespace

std::string write_json(const SolveReport& report) {
    const GameInfo& game = *report.saved.instance.game;
    Json json;
    json.open('{');
    write_saved(json, report.saved);
    json.key("to_move");
    report.to_move ? json.string(name(*report.to_move)) : json.null();
    json.key("value").open('{');
    write_totals(json, report.alice, report.bob);
    const auto winner = report.winner();
    json.key("margin").integer(report.margin).key("winner").string(winner ? name(*winner) : "tie").close('}');
    write_moves_list(json, game, "best", report.best());
    write_moves(json, game, report.moves);
    write_line(json, game, report.line);
    json.key("method").string(report.method).key("positions").integer(report.positions);
    return json.key("seconds").seconds(report.seconds).close('}').take();
}

std::string write_json(const CompareReport& report) {
    Json json;
    json.open('{');
    write_saved(json, report.saved);
    json.key("agree").raw(report.agree() ? "true" : "false").key("methods").open('[');
    for (const MethodReport& method : report.methods) write_method(json, method);
    return json.close(']').close('}').take();
}

std::string write_json(std::span<const GameEntry> games, Language language) {
    Json json;
    json.open('{').key("schema").integer(1).key("games").open('[');
    for (const GameEntry& game : games) write_game(json, game, language);
    return json.close(']').close('}').take();
}

std::string write_json(const Error& error, Language language) {
    Json json;
    json.open('{').key("schema").integer(1).key("error").open('{');
    const auto place = [&](std::string_view key, std::size_t number) {
        json.key(key);
        number > 0 ? json.integer(number) : json.null();
    };
    place("line", error.place.line);
    place("column", error.place.column);
    json.key("code").string(error.message.phrase->code).key("message").string(error.message.say(language));
    return json.close('}').close('}').take();
}

std::string write_answer(const SolveReport& report) {
    if (!report.saved.instance.game->answer_is_pair) return std::to_string(report.alice);
    return "[" + std::to_string(report.alice) + "," + std::to_string(report.bob) + "]";
}

}  // namespace cairn
