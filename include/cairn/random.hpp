#pragma once

#include <cstdint>

#include "cairn/types.hpp"

namespace cairn {

/// Random numbers by splitmix64: the same seed gives the same numbers on every machine and compiler.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        return mixed ^ (mixed >> 31);
    }

    /// From least to greatest, both included. The bias of the remainder is below values / 2^64.
    Points between(Points least, Points greatest) {
        const auto values = static_cast<std::uint64_t>(greatest - least) + 1;
        return least + static_cast<Points>(next() % values);
    }

    bool one_in(Points k) { return between(1, k) == 1; }

  private:
    std::uint64_t state_;
};

}  // namespace cairn
