#pragma once

#include <cstdint>
#include <limits>

namespace cairn {

/// Stones, scores and energies. Every sum that can occur is checked to stay below `points_limit`, so that no
/// later arithmetic overflows.
using Points = std::int64_t;

inline constexpr Points points_limit = Points{1} << 60;

/// Counts of bytes, steps and positions; saturating where a product could pass 64 bits.
using Count = std::uint64_t;

inline constexpr Count no_limit = std::numeric_limits<Count>::max();

enum class Player : std::uint8_t { alice, bob };

constexpr Player opponent(Player player) {
    return player == Player::alice ? Player::bob : Player::alice;
}

/// a * b, or `no_limit` where the product does not fit.
constexpr Count saturating_product(Count a, Count b) {
    return b != 0 && a > no_limit / b ? no_limit : a * b;
}

/// a + b, or `no_limit` where the sum does not fit.
constexpr Count saturating_sum(Count a, Count b) {
    return a > no_limit - b ? no_limit : a + b;
}

}  // namespace cairn
