#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace cairn::app {

/// A stop flag that rises when a time is up or the program is interrupted; kept by a thread of its own.
class Watch {
  public:
    using Clock = std::chrono::steady_clock;

    Watch();
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    /// Lowers the flag and lets it rise after so many seconds.
    void start(double seconds);

    /// Seconds until the time is up; below 0 after it.
    double left() const;

    const std::atomic<bool>& flag() const { return flag_; }

  private:
    void run();

    std::atomic<bool> flag_{false};
    std::atomic<Clock::rep> deadline_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace cairn::app
