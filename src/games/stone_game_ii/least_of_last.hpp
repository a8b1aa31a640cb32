#pragma once

#include <cstddef>
#include <vector>

#include "cairn/types.hpp"

namespace cairn::stone_game_ii {

/// The least of a sliding window of values: what came before a smaller value can never be the least again, so
/// the candidates rise from front to back. *time* O(1) a value on average.
class LeastOfLast {
  public:
    /// Keys rise from push to push.
    void push(std::size_t key, Points value) {
        while (!empty() && candidates_.back().value >= value) candidates_.pop_back();
        if (empty()) clear();
        candidates_.push_back({key, value});
    }

    void drop_before(std::size_t key) {
        while (!empty() && candidates_[front_].key < key) ++front_;
    }

    void clear() {
        candidates_.clear();
        front_ = 0;
    }

    bool empty() const { return front_ == candidates_.size(); }
    /// Requires that it is not empty.
    Points least() const { return candidates_[front_].value; }

    struct Candidate {
        std::size_t key;
        Points value;
    };

  private:
    std::vector<Candidate> candidates_;
    std::size_t front_ = 0;
};

}  // namespace cairn::stone_game_ii
