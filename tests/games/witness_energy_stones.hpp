#pragma once

#include <cstddef>
#include <vector>

namespace cairn::witness {

/// Energy stones, written from the statement alone and not from the game's header: true energies, skips one
/// by one. Remembers what it has found for one row of stones.
class EnergyStones {
  public:
    EnergyStones(std::vector<long long> energies, std::vector<long long> scores);

    /// The most that the player to move can score from stone `next` (from 0) on.
    long long most_score(std::size_t next, long long mine, long long theirs);

    long long score_from(std::size_t next) const;

  private:
    std::vector<long long> energies_;
    std::vector<long long> scores_;
    std::vector<long long> found_;  ///< by stone, mine and theirs
};

}  // namespace cairn::witness
