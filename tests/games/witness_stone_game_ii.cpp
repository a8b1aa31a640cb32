#include "witness_stone_game_ii.hpp"

#include <algorithm>
#include <numeric>

namespace cairn::witness {

long long most_stones(const std::vector<long long>& piles, long long m) {
    long long most = 0;
    long long taken = 0;
    for (long long x = 1; x <= 2 * m && x <= static_cast<long long>(piles.size()); ++x) {
        taken += piles[static_cast<std::size_t>(x - 1)];
        const std::vector<long long> rest(piles.begin() + x, piles.end());
        const long long others = most_stones(rest, std::max(m, x));
        const long long mine_later = std::accumulate(rest.begin(), rest.end(), 0LL) - others;
        most = std::max(most, taken + mine_later);
    }
    return most;
}

}  // namespace cairn::witness
