#pragma once

#include <algorithm>
#include <atomic>

#include "cairn/result.hpp"

namespace cairn {

/// What a method needs for one position, as far as it can tell beforehand; 0: not known beforehand.
struct Cost {
    Count steps = 0;
    Count bytes = 0;
};

/// How far a method has come: written by it, read by another thread.
struct Progress {
    std::atomic<Count> done{0};
    std::atomic<Count> all{0};  ///< 0: not known; `done` then counts positions
};

/// How far a method may go, and what it has done so far. A method takes one by reference, counts its
/// positions and asks before it takes memory. The stop flag may be set from another thread or a signal
/// handler.
class Control {
  public:
    Count max_bytes = no_limit;
    Count max_steps = no_limit;
    Count max_list = Count{1} << 22;  ///< entries of one list of steps
    const std::atomic<bool>* stop = nullptr;
    Progress* progress = nullptr;
    unsigned threads = 1;  ///< that a method may use

    /// Counts positions whose value is being computed. False once the method must end; `why` says why.
    bool count(Count positions = 1) {
        positions_ += positions;
        return positions_ < next_look_ || look();
    }

    /// Whether the stop flag is set, for work that does not count for long.
    bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }

    /// Tells how much of the present work is done. One method may do several works, each from 0 on.
    void tell(Count done, Count all) const {
        if (progress == nullptr) return;
        progress->all.store(all, std::memory_order_relaxed);
        progress->done.store(done, std::memory_order_relaxed);
    }

    /// `count` has returned false, and will from now on.
    bool halted() const { return halted_; }

    /// Asks for memory before it is taken. The error names the figure.
    Result<Done> take(Count bytes);
    void give_back(Count bytes) { bytes_ -= std::min(bytes, bytes_); }

    /// Refuses what the method can tell beforehand.
    Result<Done> allow(const Cost& cost) const;

    /// Requires `halted`.
    Error why() const;

    Count positions() const { return positions_; }
    Count peak_bytes() const { return peak_bytes_; }

  private:
    bool look();

    static constexpr Count between_looks = 4096;
    bool halted_ = false;
    Count positions_ = 0;
    Count next_look_ = 0;
    Count bytes_ = 0;
    Count peak_bytes_ = 0;
};

}  // namespace cairn
