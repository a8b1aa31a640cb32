// Any text, read as either game in every form and from both origins: never a crash; and what was read reads
// back equal from the JSON that Cairn writes.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

#include "cairn/read.hpp"
#include "cairn/registry.hpp"
#include "cairn/write.hpp"

namespace {

using namespace cairn;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

void check_error(const Error& error) {
    require(!error.say(Language::english).empty(), "an error says nothing");
    require(!error.say(Language::chinese).empty(), "an error says nothing");
    require(read_game(*games()[0].info, write_json(error, Language::english), Origin::file).error().kind ==
                ErrorKind::input,
            "an error is no instance");
}

/// The instance reads back from its JSON. A report of an instance that was not solved will do: the reader
/// looks at nothing but the saved game.
void check_round_trip(const SavedGame& saved) {
    const std::string json = write_json(SolveReport{.saved = {saved.instance}});
    const auto again = read_game(*saved.instance.game, json, Origin::arguments);
    require(static_cast<bool>(again), "what was written is refused");
    require(again->saved.instance == saved.instance, "what was written reads back otherwise");
    require(again->form == Form::json, "JSON is taken for another form");
}

void check(const GameInfo& game, std::string_view text, Origin origin, std::optional<Form> form) {
    const auto read = read_game(game, text, origin, form);
    if (!read) return check_error(read.error());
    require(read->saved.instance.values.size() == game.fields.size(), "a field is missing");
    require(!form || read->form == *form, "another form than the one that was asked for");
    check_round_trip(read->saved);
    if (const auto fields = check_fields(read->saved.instance); !fields) return check_error(fields.error());
    for (const Profile& profile : game.profiles)
        if (const auto held = check_profile(read->saved.instance, profile.bounds); !held)
            check_error(held.error());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    for (const GameEntry& game : games()) {
        for (const Origin origin : {Origin::arguments, Origin::file}) check(*game.info, text, origin, {});
        for (const Form form : {Form::numbers, Form::literal, Form::contest, Form::json})
            check(*game.info, text, Origin::file, form);
        if (const auto profile = read_profile(*game.info, text); !profile) check_error(profile.error());
    }
    if (const auto numbers = read_numbers(text); !numbers) check_error(numbers.error());
    (void)read_moves(text);
    (void)shown(text);
    return 0;
}
