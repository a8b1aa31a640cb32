#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace cairn::stone_game_ii::tiled {

/// Where threads wait for each other. A tile takes well under a millisecond, so they do not sleep, which
/// would take as long; they only let others run.
class Gate {
  public:
    explicit Gate(unsigned size) : size_(size) {}

    void arrive_and_wait() {
        const unsigned phase = phase_.load(std::memory_order_acquire);
        if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 == size_) {
            arrived_.store(0, std::memory_order_relaxed);
            phase_.store(phase + 1, std::memory_order_release);
            return;
        }
        for (unsigned looks = 0; phase_.load(std::memory_order_acquire) == phase; ++looks)
            if (looks > 4096) std::this_thread::yield();
    }

  private:
    unsigned size_;
    std::atomic<unsigned> arrived_{0};
    std::atomic<unsigned> phase_{0};
};

/// Threads that do one piece of work together again and again. The caller is the first of them.
class Team {
  public:
    explicit Team(unsigned size) : size_(size), gate_(size) {
        for (unsigned k = 1; k < size; ++k) others_.emplace_back([this, k] { serve(k); });
    }
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;
    ~Team() {
        work_ = nullptr;
        if (size_ > 1) gate_.arrive_and_wait();
        for (std::thread& thread : others_) thread.join();
    }

    unsigned size() const { return size_; }

    /// Calls work(k) on every thread, k from 0 on; returns when all have ended.
    void run(const std::function<void(unsigned)>& work) {
        work_ = &work;
        if (size_ > 1) gate_.arrive_and_wait();
        work(0);
        if (size_ > 1) gate_.arrive_and_wait();
    }

  private:
    void serve(unsigned k) {
        while (true) {
            gate_.arrive_and_wait();
            if (work_ == nullptr) return;
            (*work_)(k);
            gate_.arrive_and_wait();
        }
    }

    unsigned size_;
    Gate gate_;
    const std::function<void(unsigned)>* work_ = nullptr;
    std::vector<std::thread> others_;
};

}  // namespace cairn::stone_game_ii::tiled
