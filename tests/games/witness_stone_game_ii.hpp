#pragma once

#include <vector>

namespace cairn::witness {

/// Stone Game II, written from the statement alone and not from the game's header: the most stones that the
/// player to move can get from the remaining piles.
long long most_stones(const std::vector<long long>& piles, long long m);

}  // namespace cairn::witness
