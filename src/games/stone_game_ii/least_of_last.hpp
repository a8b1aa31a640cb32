#pragma once

#include <cstddef>
#include <deque>

#include "cairn/types.hpp"

namespace cairn::stone_game_ii {

/// The least of a sliding window of values: what came before a smaller value can never be the least again, so
/// the candidates rise from front to back. *time* O(1) a value on average.
class LeastOfLast {
  public:
    /// Keys rise from push to push.
    void push(std::size_t key, Points value) {
        while (!empty() && candidates_.back().value >= value) candidates_.pop_back();
        candidates_.push_back({key, value});
    }

    void drop_before(std::size_t key) {
        while (!empty() && candidates_.front().key < key) candidates_.pop_front();
    }

    void clear() { candidates_.clear(); }
    bool empty() const { return candidates_.empty(); }

    /// Requires that it is not empty.
    Points least() const { return candidates_.front().value; }

    /// At most, for a window of so many values.
    static Count bytes(Count window) { return sizeof(LeastOfLast) + 1200 + window * sizeof(Candidate); }

  private:
    struct Candidate {
        std::size_t key;
        Points value;
    };
    std::deque<Candidate> candidates_;
};

}  // namespace cairn::stone_game_ii
