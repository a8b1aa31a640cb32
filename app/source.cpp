#include "source.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "cairn/catalogue/commands.hpp"
#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"
#include "output.hpp"

namespace cairn::app {

namespace {

Error cannot_read(const std::string& name, int code) {
    const Phrase& why = code == ENOENT   ? text::no_such_file
                        : code == EISDIR ? text::is_directory
                        : code == EACCES ? text::no_permission
                                         : text::read_failed;
    return input_error(text::cannot_read, {shown(name), why});
}

/// An error inside an option's value or a file, with the name before it.
Error within(const Phrase& where, std::string_view name, const Error& error) {
    Message place = error.message;
    if (error.place.column > 0) {
        place = Message(text::placed,
                        {Message(text::at_line_column, {Count{error.place.line}, Count{error.place.column}}),
                         error.message});
    } else if (error.place.line > 0) {
        place = Message(text::placed, {Message(text::at_line, {Count{error.place.line}}), error.message});
    }
    return {error.kind, {where, {shown(name), place}}, {}};
}

/// The value of an option: numbers, as many as its field takes.
Result<std::vector<Points>> option_values(const Field& field, const std::string& value) {
    auto numbers = read_numbers(value);
    if (!numbers) return within(text::in_option, field.option, numbers.error());
    if (field.kind == FieldKind::number && numbers->size() != 1)
        return within(text::in_option, field.option, input_error(text::one_number));
    return numbers;
}

Result<SavedGame> from_options(const Options& options, const GameInfo& game) {
    SavedGame saved{{&game, {}}};
    for (const Field& field : game.fields) {
        const auto given = options.fields.find(std::string(field.option));
        if (given == options.fields.end() && !field.standard)
            return input_error(text::missing_name, {"--" + std::string(field.option)});
        if (given == options.fields.end()) {
            saved.instance.values.push_back({*field.standard});
            continue;
        }
        auto values = option_values(field, given->second);
        if (!values) return values.error();
        saved.instance.values.push_back(std::move(*values));
    }
    return saved;
}

/// Whether options alone make the instance: any that has no standard value.
bool by_options(const Options& options, const GameInfo& game) {
    return std::any_of(game.fields.begin(), game.fields.end(), [&](const Field& field) {
        return !field.standard && options.fields.contains(std::string(field.option));
    });
}

Result<Done> check_option_names(const Options& options, const GameInfo& game) {
    for (const auto& [name, value] : options.fields) {
        const bool known =
            std::any_of(game.fields.begin(), game.fields.end(),
                        [&wanted = name](const Field& field) { return field.option == wanted; });
        if (!known) return input_error(text::option_not_of_game, {name, game.id});
    }
    return Done{};
}

Result<std::string> whole_text(const std::string& file, Count most) {
    auto source = Source::open(file);
    if (!source) return source.error();
    std::string text;
    while (true) {
        const auto more = source->read(text);
        if (!more) return more.error();
        if (!*more) return text;
        if (text.size() > most) return limit_error(text::input_too_long, {bytes_text(most)});
    }
}

}  // namespace

Result<Source> Source::open(const std::string& file) {
    if (file == "-") return Source(STDIN_FILENO, file);
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return cannot_read(file, errno);
    return Source(descriptor, file);
}

Source::Source(Source&& other) noexcept : descriptor_(other.descriptor_), name_(std::move(other.name_)) {
    other.descriptor_ = STDIN_FILENO;
}

Source::~Source() {
    if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

Result<bool> Source::read(std::string& text) {
    constexpr std::size_t block = std::size_t{1} << 18;
    const std::size_t before = text.size();
    text.resize(before + block);
    ssize_t got = -1;
    do got = ::read(descriptor_, text.data() + before, block);
    while (got < 0 && errno == EINTR && !interrupted().load());
    text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0 && interrupted().load()) return Error{ErrorKind::stopped, text::interrupted, {}};
    if (got < 0) return cannot_read(name_, errno);
    return got > 0;
}

Result<const GameEntry*> given_entry(const Options& options) {
    if (options.game.empty()) return input_error(text::no_game);
    return find_game(options.game);
}

Result<std::optional<std::string>> input_file(const Options& options, const GameInfo& game) {
    if (auto known = check_option_names(options, game); !known) return known.error();
    const bool input = options.words == std::vector<std::string>{"-"};
    std::vector<Argument> sources;
    if (!options.words.empty()) sources.emplace_back(input ? text::by_input : text::by_arguments);
    if (by_options(options, game)) sources.emplace_back(text::by_options);
    if (options.file) sources.emplace_back("-f");
    if (sources.size() > 1) return input_error(text::two_sources, {sources[0], sources[1]});
    if (options.file) return options.file;
    if (input || (sources.empty() && isatty(STDIN_FILENO) == 0)) return std::optional<std::string>("-");
    if (sources.empty()) return input_error(text::no_instance);
    return std::optional<std::string>();
}

Result<Overlay> read_overlay(const Options& options, const GameInfo& game) {
    Overlay overlay{{}, options.moves, {}};
    for (const Field& field : game.fields) {
        overlay.values.emplace_back();
        const auto given = options.fields.find(std::string(field.option));
        if (!field.standard || given == options.fields.end()) continue;
        auto values = option_values(field, given->second);
        if (!values) return values.error();
        overlay.values.back() = std::move(*values);
    }
    if (!options.profile) return overlay;
    auto bounds = read_profile(game, *options.profile);
    if (!bounds) return bounds.error();
    overlay.bounds = std::move(*bounds);
    return overlay;
}

Result<SavedGame> complete(SavedGame saved, const Overlay& overlay) {
    for (std::size_t f = 0; f < overlay.values.size(); ++f)
        if (overlay.values[f]) saved.instance.values[f] = *overlay.values[f];
    saved.moves_played.insert(saved.moves_played.end(), overlay.moves.begin(), overlay.moves.end());
    if (auto checked = check_fields(saved.instance); !checked) return checked.error();
    if (auto checked = check_profile(saved.instance, overlay.bounds); !checked) return checked.error();
    return saved;
}

Result<SavedGame> given_game(const Options& options, const GameInfo& game) {
    const auto file = input_file(options, game);
    if (!file) return file.error();
    const auto overlay = read_overlay(options, game);
    if (!overlay) return overlay.error();
    if (by_options(options, game)) {
        auto saved = from_options(options, game);
        if (!saved) return saved.error();
        return complete(std::move(*saved), *overlay);
    }
    std::string text;
    if (*file) {
        auto whole = whole_text(**file, options.max_memory);
        if (!whole) return whole.error();
        text = std::move(*whole);
    }
    for (const std::string& word : options.words)
        if (!*file) (text += text.empty() ? "" : " ") += word;
    auto read = read_game(game, text, *file ? Origin::file : Origin::arguments, options.form);
    if (!read && *file && **file != "-") return within(text::in_file, **file, read.error());
    if (!read) return read.error();
    if (options.verbose) note(options, Message(text::read_as, {form_name(read->form)}));
    return complete(std::move(read->saved), *overlay);
}

}  // namespace cairn::app
