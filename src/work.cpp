#include "cairn/work.hpp"

#include <array>

#include "cairn/registry.hpp"

namespace cairn {

namespace {

constexpr std::array<std::size_t, 4> sizes{1, 6, 16, 48};
constexpr Points greatest = 100;
constexpr Count most_steps = 20'000;
constexpr Count most_bytes = Count{32} << 20;

/// FNV-1a over the bytes of numbers, the lowest byte first.
class Checksum {
  public:
    void add(Points number) {
        auto rest = static_cast<std::uint64_t>(number);
        for (int byte = 0; byte < 8; ++byte, rest >>= 8) add_byte(static_cast<unsigned char>(rest & 0xFFU));
    }
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<unsigned char>(c));
    }
    std::string text() const {
        constexpr std::string_view hex = "0123456789abcdef";
        std::string digits;
        for (int shift = 60; shift >= 0; shift -= 4) digits += hex[(sum_ >> shift) & 15U];
        return digits;
    }

  private:
    void add_byte(unsigned char byte) { sum_ = (sum_ ^ byte) * 0x100000001B3ULL; }

    std::uint64_t sum_ = 0xCBF29CE484222325ULL;
};

/// The margins of the start and of every first move.
Checksum margins_of(const SolveReport& report) {
    Checksum margins;
    margins.add(report.margin);
    for (const MoveReport& move : report.moves) {
        margins.add(move.move);
        margins.add(move.alice - move.bob);
    }
    return margins;
}

Instance listed_instance(const GameInfo& game, const Family& family, std::size_t size) {
    Random random(size);
    return make_instance(game, family, size, greatest, random);
}

}  // namespace

std::string work_signature() {
    std::string text;
    Checksum all;
    for (const GameEntry& game : games())
        for (const Family& family : game.families)
            for (const std::size_t size : sizes) {
                const Instance instance = listed_instance(*game.info, family, size);
                for (const MethodInfo& method : game.methods) {
                    Control control;
                    control.max_steps = most_steps;
                    control.max_bytes = most_bytes;
                    const auto report = game.solve({instance}, method.name, Extent::moves, control);
                    if (!report) continue;
                    const std::string line = std::string(game.info->id) + " " + std::string(family.id) + " " +
                                             std::to_string(size) + " " + std::string(method.name) + " " +
                                             std::to_string(report->positions) + " " +
                                             margins_of(*report).text() + "\n";
                    all.add(line);
                    text += line;
                }
            }
    return text + "total " + all.text() + "\n";
}

}  // namespace cairn
