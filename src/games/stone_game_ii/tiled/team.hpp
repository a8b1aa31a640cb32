#pragma once

#include <barrier>
#include <functional>
#include <thread>
#include <vector>

namespace cairn::stone_game_ii::tiled {

/// Threads that do one piece of work together again and again. The caller is the first of them.
class Team {
  public:
    explicit Team(unsigned size) : size_(size), gate_(static_cast<std::ptrdiff_t>(size)) {
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
    std::barrier<> gate_;
    const std::function<void(unsigned)>* work_ = nullptr;
    std::vector<std::thread> others_;
};

}  // namespace cairn::stone_game_ii::tiled
