#include "memory.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string>

namespace cairn::app {

namespace {

std::optional<Count> number_in(const char* path) {
    std::ifstream file(path);
    Count number = 0;
    if (file >> number) return number;
    return std::nullopt;
}

std::optional<Count> available() {
    std::ifstream file("/proc/meminfo");
    std::string key;
    Count kibibytes = 0;
    for (std::string unit; file >> key >> kibibytes; std::getline(file, unit))
        if (key == "MemAvailable:") return kibibytes * 1024;
    return std::nullopt;
}

/// What a control group leaves, by its limit and its use.
Count left_in_group(const char* limit_path, const char* use_path) {
    const auto limit = number_in(limit_path);
    const auto use = number_in(use_path);
    if (!limit || !use) return no_limit;
    return *limit - std::min(*limit, *use);
}

}  // namespace

Count free_memory() {
    return std::min({available().value_or(no_limit),
                     left_in_group("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory.current"),
                     left_in_group("/sys/fs/cgroup/memory/memory.limit_in_bytes",
                                   "/sys/fs/cgroup/memory/memory.usage_in_bytes")});
}

std::optional<Count> read_size(std::string_view text) {
    Count number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc{} || number == 0) return std::nullopt;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (unit.empty()) return number;
    const std::size_t power = std::string_view("KMGT").find(unit.front());
    if (unit.size() != 1 || power == std::string_view::npos) return std::nullopt;
    return saturating_product(number, Count{1} << (10 * (power + 1)));
}

}  // namespace cairn::app
