// Bytes make a small game; every method must give what minimax gives, with the same moves and the same line.
//
//     byte 0    which game
//     byte 1    how many piles or stones, 1 to 7
//     byte 2    how large the values may be
//     then      one byte a value, in the order of the fields

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "cairn/registry.hpp"
#include "cairn/write.hpp"

namespace {

using namespace cairn;

/// Bytes one by one, and zeros after the last.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    std::uint8_t take() { return at_ < size_ ? data_[at_++] : std::uint8_t{0}; }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

Instance instance_of(const GameInfo& game, Bytes& bytes) {
    const std::size_t length = 1 + bytes.take() % 7U;
    const Points spread = 1 + bytes.take() % 64;
    Instance instance{&game, {}};
    for (const Field& field : game.fields) {
        auto& values = instance.values.emplace_back();
        const bool row = field.kind == FieldKind::row;
        for (std::size_t i = 0; i < (row ? length : 1); ++i)
            values.push_back(field.least + bytes.take() % (spread + 1));
    }
    return instance;
}

/// All that every method must say alike.
std::string common_part(const SolveReport& report) {
    const std::string json = write_json(report);
    return json.substr(0, json.find(",\"method\":"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const GameEntry& game = games()[bytes.take() % games().size()];
    const Instance instance = instance_of(*game.info, bytes);
    std::string known;
    for (const MethodInfo& method : game.methods) {
        Control control;
        control.max_steps = 200'000;
        control.max_bytes = Count{64} << 20;
        const auto report = game.solve({instance}, method.name, Extent::everything, control);
        if (!report && report.error().kind == ErrorKind::limit) continue;
        if (!report) {
            std::fprintf(stderr, "%s: %s\n", std::string(method.name).c_str(),
                         report.error().say(Language::english).c_str());
            std::abort();
        }
        if (known.empty()) known = common_part(*report);
        if (common_part(*report) == known) continue;
        std::fprintf(stderr, "%s differs:\n%s\n%s\n", std::string(method.name).c_str(), known.c_str(),
                     common_part(*report).c_str());
        std::abort();
    }
    return 0;
}
