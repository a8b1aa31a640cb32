#include "options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <set>

#include "cairn/catalogue/commands.hpp"
#include "cairn/catalogue/help.hpp"
#include "cairn/registry.hpp"
#include "commands.hpp"
#include "typed.hpp"

namespace cairn::app {

namespace {

/// The families of all games, each once.
std::string family_names() {
    std::string names;
    std::set<std::string_view> added;
    for (const GameEntry& game : games())
        for (const Family& family : game.families)
            if (added.insert(family.id).second) (names += names.empty() ? "" : ", ") += family.id;
    return names;
}

class Parser {
  public:
    explicit Parser(Language language) : language_(language) {
        app_.set_help_flag("");
        app_.allow_extras();
        app_.get_formatter()->column_width(28);
        app_.option_defaults()->group(say(text::options_title));
        add_common(app_);
        for (const Command& command : commands()) {
            CLI::App* sub = app_.add_subcommand(std::string(command.name), say(command.about));
            sub->set_help_flag("");
            sub->allow_extras();
            add_common(*sub);
            if (command.takes_instance) add_instance(*sub);
            if (command.takes_instance || command.name == "bench") add_limits(*sub);
            if (command.name == "solve") add_solve(*sub);
            if (command.name == "bench") add_bench(*sub);
            if (command.name != "solve") flag(*sub, "--json", typed_.json, text::help_json);
        }
    }

    Result<Parsed> parse(std::vector<std::string> words);

  private:
    std::string say(const Phrase& phrase) const { return std::string(cairn::say(language_, phrase)); }

    void flag(CLI::App& app, const char* names, bool& value, const Phrase& help) {
        app.add_flag(names, value, say(help))->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    }
    CLI::Option* option(CLI::App& app, const std::string& names, std::string& value, const std::string& help,
                        const char* kind) {
        return app.add_option(names, value, help)->type_name(kind);
    }

    void add_common(CLI::App& app) {
        flag(app, "-h,--help", typed_.help, text::help_help);
        flag(app, "--version", typed_.version, text::help_version);
        option(app, "--lang", typed_.lang, say(text::help_lang), "LANG");
        option(app, "--color", typed_.color, say(text::help_color), "WHEN");
        flag(app, "-q,--quiet", typed_.quiet, text::help_quiet);
        flag(app, "-v,--verbose", typed_.verbose, text::help_verbose);
    }

    void add_instance(CLI::App& app) {
        option(app, "-f,--file", typed_.file, say(text::help_file), "FILE");
        option(app, "--read", typed_.read, say(text::help_read), "FORM");
        std::set<std::string_view> added;
        for (const GameEntry& game : games())
            for (const Field& field : game.info->fields)
                if (added.insert(field.option).second) {
                    const std::string name(field.option);
                    option(app, "--" + name, typed_.fields[name],
                           Message(text::help_field, {field.name}).say(language_),
                           field.kind == FieldKind::row ? "LIST" : "N");
                }
        option(app, "--moves", typed_.moves, say(text::help_moves), "LIST");
        option(app, "--profile", typed_.profile, say(text::help_profile), "PROFILE");
    }

    void add_limits(CLI::App& app) {
        option(app, "--max-memory", typed_.max_memory, say(text::help_max_memory), "SIZE");
        option(app, "--max-steps", typed_.max_steps, say(text::help_max_steps), "N");
    }

    void add_solve(CLI::App& app) {
        option(app, "--method", typed_.method, say(text::help_method), "NAME");
        flag(app, "--json", typed_.json, text::help_json);
        flag(app, "--answer", typed_.answer, text::help_answer);
        flag(app, "--no-line", typed_.no_line, text::help_no_line);
        flag(app, "--lines", typed_.lines, text::help_lines);
        option(app, "-j,--jobs", typed_.jobs, say(text::help_jobs), "N");
    }

    void add_bench(CLI::App& app) {
        option(app, "--sizes", typed_.sizes, say(text::help_sizes), "LIST");
        option(app, "--family", typed_.family, Message(text::help_family, {family_names()}).say(language_),
               "LIST");
        option(app, "--method", typed_.method, say(text::help_methods), "LIST");
        option(app, "--budget", typed_.budget, say(text::help_budget), "TIME");
        option(app, "--greatest", typed_.greatest, say(text::help_greatest), "N");
        option(app, "--seed", typed_.seed, say(text::help_seed), "N");
        option(app, "--repeat", typed_.repeat, say(text::help_repeat), "N");
        option(app, "--extent", typed_.extent, say(text::help_extent), "WHAT");
        option(app, "-j,--jobs", typed_.jobs, say(text::help_threads), "N");
        option(app, "--plot", typed_.plot, say(text::help_plot), "FILE");
        app.add_option("--against", typed_.against, say(text::help_against))
            ->type_name("NAME=COMMAND")
            ->allow_extra_args(false);
        flag(app, "--work", typed_.work, text::help_work);
    }

    std::string help(const CLI::App* sub) const;
    Result<Options> read(const CLI::App& sub, std::vector<std::string> words) const;

    Language language_;
    Typed typed_;
    CLI::App app_;
};

std::string command_names() {
    std::string names;
    for (const Command& command : commands()) (names += names.empty() ? "" : ", ") += command.name;
    return names;
}

std::string Parser::help(const CLI::App* sub) const {
    const Command* command = sub == nullptr ? nullptr : find_command(sub->get_name());
    std::string text = say(command == nullptr ? text::about_cairn : command->about) + "\n\n";
    const std::string synopsis = command == nullptr ? "cairn COMMAND [...]" : std::string(command->synopsis);
    text += say(text::examples) + "\n";
    text += command == nullptr ? main_examples : command->examples;
    text += "\n" + Message(text::usage, {synopsis}).say(language_) + "\n";
    if (command == nullptr) {
        text += "\n" + say(text::commands) + "\n";
        for (const Command& each : commands())
            text += "  " + std::string(each.name) + std::string(10 - each.name.size(), ' ') +
                    say(each.about) + "\n";
    }
    const CLI::App* shown = sub == nullptr ? &app_ : sub;
    const auto formatter = std::dynamic_pointer_cast<CLI::Formatter>(app_.get_formatter());
    return text + formatter->make_groups(shown, CLI::AppFormatMode::Normal) + "\n" + say(text::exit_status) +
           "\n";
}

/// An option that nobody knows, among the words that CLI11 left over; a negative number is none.
std::optional<std::string> leftover_option(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const bool letter = word.size() > 1 && word[0] == '-' &&
                            (word[1] == '-' || std::isalpha(static_cast<unsigned char>(word[1])) != 0);
        if (letter) return word;
    }
    return std::nullopt;
}

Result<Parsed> Parser::parse(std::vector<std::string> words) {
    const auto cut = std::find(words.begin(), words.end(), "--");
    const std::vector<std::string> raw(cut == words.end() ? cut : cut + 1, words.end());
    words.erase(cut, words.end());
    std::reverse(words.begin(), words.end());
    try {
        app_.parse(std::move(words));
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string what = error.what();
        return input_error(text::needs_value, {shown(what.substr(0, what.find(':')), 40)});
    } catch (const CLI::ParseError& error) {
        return input_error(text::unknown_option, {shown(error.what())});
    }
    const auto subs = app_.get_subcommands();
    const CLI::App* sub = subs.empty() ? nullptr : subs.front();
    if (typed_.help) return Parsed{{}, help(sub)};
    if (typed_.version) return Parsed{{}, "cairn " CAIRN_VERSION "\n"};
    std::vector<std::string> left = sub == nullptr ? app_.remaining() : sub->remaining();
    if (auto unknown = leftover_option(left)) return input_error(text::unknown_option, {shown(*unknown, 60)});
    left.insert(left.end(), raw.begin(), raw.end());
    if (sub == nullptr && left.empty()) return input_error(text::no_command);
    if (sub == nullptr) return input_error(text::unknown_command, {shown(left.front(), 40), command_names()});
    auto options = read(*sub, std::move(left));
    if (!options) return options.error();
    return Parsed{std::move(*options)};
}

Result<Options> Parser::read(const CLI::App& sub, std::vector<std::string> words) const {
    Options options;
    options.command = sub.get_name();
    options.language = language_;
    options.quiet = typed_.quiet;
    options.verbose = typed_.verbose;
    options.json = typed_.json;
    options.answer = typed_.answer;
    options.lines = typed_.lines;
    options.no_line = typed_.no_line;
    options.method = typed_.method;
    options.moves = read_moves(typed_.moves);
    options.color = wants_color(typed_.color);
    const auto given = [&sub](const std::string& name) {
        const CLI::Option* option = sub.get_option_no_throw(name);
        return option != nullptr && option->count() > 0;
    };
    if (given("--file")) options.file = typed_.file;
    if (given("--plot")) options.bench.plot = typed_.plot;
    if (given("--profile")) options.profile = typed_.profile;
    for (const auto& [name, value] : typed_.fields)
        if (given("--" + name)) options.fields[name] = value;
    if (auto values = read_typed(typed_, options); !values) return values.error();
    if (!words.empty()) options.game = words.front();
    if (!words.empty()) options.words.assign(words.begin() + 1, words.end());
    return options;
}

}  // namespace

Language wanted_language(int count, const char* const* arguments) {
    std::string_view wanted;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = arguments[i];
        if (word == "--") break;
        if (word == "--lang" && i + 1 < count) wanted = arguments[i + 1];
        if (word.starts_with("--lang=")) wanted = word.substr(7);
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); wanted.empty() && value != nullptr) wanted = value;
    return wanted.starts_with("zh") ? Language::chinese : Language::english;
}

Result<Parsed> parse_command_line(int count, const char* const* arguments) {
    Parser parser(wanted_language(count, arguments));
    return parser.parse(std::vector<std::string>(arguments + std::min(count, 1), arguments + count));
}

}  // namespace cairn::app
