#include "typed.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/commands.hpp"
#include "memory.hpp"

namespace cairn::app {

namespace {

Error bad_value(std::string_view option, std::string_view value, Argument wanted) {
    return input_error(text::bad_option_value, {option, shown(value, 40), std::move(wanted)});
}

Result<Count> read_count(std::string_view option, std::string_view digits) {
    Count value = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (failed != std::errc{} || end != digits.data() + digits.size() || value == 0)
        return bad_value(option, digits, text::a_count);
    return value;
}

Result<Points> read_value(std::string_view option, const std::string& digits) {
    const auto numbers = read_numbers(digits);
    if (!numbers || numbers->size() != 1 || numbers->front() < 0 || numbers->front() >= points_limit)
        return bad_value(option, digits, text::a_value);
    return numbers->front();
}

/// `500ms`, `2s`, or seconds.
std::optional<double> read_time(std::string_view text) {
    double number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc{} || !std::isfinite(number) || number <= 0 || number >= 1e6) return std::nullopt;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (unit.empty() || unit == "s") return number;
    if (unit == "ms") return number / 1000;
    return std::nullopt;
}

/// Rising whole numbers of 1 or more.
std::optional<std::vector<std::size_t>> read_sizes(const std::string& text) {
    const auto numbers = read_numbers(text);
    if (!numbers || numbers->empty()) return std::nullopt;
    std::vector<std::size_t> sizes;
    for (const Points size : *numbers) {
        if (size <= (sizes.empty() ? 0 : static_cast<Points>(sizes.back())) || size > 1'000'000'000)
            return std::nullopt;
        sizes.push_back(static_cast<std::size_t>(size));
    }
    return sizes;
}

Result<Done> read_against(const std::vector<std::string>& texts, BenchOptions& bench) {
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
            return bad_value("--against", text, text::name_and_command);
        bench.against.push_back({shown(text.substr(0, equals), 40), text.substr(equals + 1)});
    }
    return Done{};
}

Result<Done> read_counts(const Typed& typed, BenchOptions& bench) {
    if (!typed.greatest.empty()) {
        const auto greatest = read_value("--greatest", typed.greatest);
        if (!greatest) return greatest.error();
        bench.greatest = *greatest;
    }
    if (!typed.seed.empty()) {
        const auto seed = read_value("--seed", typed.seed);
        if (!seed) return seed.error();
        bench.seed = static_cast<Count>(*seed);
    }
    if (!typed.repeat.empty()) {
        const auto repeat = read_count("--repeat", typed.repeat);
        if (!repeat) return repeat.error();
        bench.repeat = *repeat;
    }
    return Done{};
}

Result<Done> read_bench(const Typed& typed, BenchOptions& bench) {
    if (!typed.sizes.empty()) {
        auto sizes = read_sizes(typed.sizes);
        if (!sizes) return bad_value("--sizes", typed.sizes, text::rising_sizes);
        bench.sizes = std::move(*sizes);
    }
    if (!typed.budget.empty()) {
        const auto budget = read_time(typed.budget);
        if (!budget) return bad_value("--budget", typed.budget, text::a_time);
        bench.budget = *budget;
    }
    if (!typed.extent.empty()) {
        if (typed.extent == "moves")
            bench.extent = Extent::moves;
        else if (typed.extent == "everything")
            bench.extent = Extent::everything;
        else if (typed.extent != "totals")
            return bad_value("--extent", typed.extent, Message(text::one_of, {"totals, moves, everything"}));
    }
    bench.families = read_moves(typed.family);
    bench.methods = read_moves(typed.method);
    bench.work = typed.work;
    if (auto counts = read_counts(typed, bench); !counts) return counts;
    return read_against(typed.against, bench);
}

}  // namespace

bool wants_color(std::string_view when) {
    const auto set = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    if (when != "auto") return when == "always";
    if (set("NO_COLOR")) return false;
    if (set("FORCE_COLOR")) return true;
    const char* terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && (terminal == nullptr || std::string_view(terminal) != "dumb");
}

Result<Done> read_typed(const Typed& typed, Options& options) {
    if (!typed.lang.empty() && typed.lang != "en" && typed.lang != "zh")
        return bad_value("--lang", typed.lang, Message(text::one_of, {"en, zh"}));
    if (typed.color != "auto" && typed.color != "always" && typed.color != "never")
        return bad_value("--color", typed.color, Message(text::one_of, {"auto, always, never"}));
    if (!typed.read.empty()) {
        options.form = form_named(typed.read);
        if (!options.form)
            return bad_value("--read", typed.read,
                             Message(text::one_of, {"numbers, literal, contest, json"}));
    }
    options.max_memory = free_memory() / 5 * 4;
    if (!typed.max_memory.empty()) {
        const auto size = read_size(typed.max_memory);
        if (!size) return bad_value("--max-memory", typed.max_memory, text::a_size);
        options.max_memory = *size;
    }
    if (!typed.max_steps.empty()) {
        const auto steps = read_count("--max-steps", typed.max_steps);
        if (!steps) return steps.error();
        options.max_steps = *steps;
    }
    if (!typed.jobs.empty()) {
        const auto jobs = read_count("--jobs", typed.jobs);
        if (!jobs) return jobs.error();
        options.jobs = std::min<Count>(*jobs, 1024);
    }
    return read_bench(typed, options.bench);
}

}  // namespace cairn::app
