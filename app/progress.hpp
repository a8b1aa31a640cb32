#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "cairn/control.hpp"
#include "options.hpp"

namespace cairn::app {

/// A line on standard error that shows how far a long work has come, redrawn in place by a thread of its own
/// and erased at the end. Nothing where standard error is no terminal, or the work is short, or with --quiet.
class ProgressLine {
  public:
    explicit ProgressLine(const Options& options);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Names what is being done now, and starts its time anew.
    void begin(std::string what);

    /// Where a method writes to; null where nobody reads it.
    Progress* counter() { return drawer_.joinable() ? &counter_ : nullptr; }

  private:
    using Clock = std::chrono::steady_clock;

    void run();
    std::string line() const;

    Language language_;
    Progress counter_;
    std::string what_;
    Clock::time_point begun_ = Clock::now();
    Count last_done_ = 0;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool ending_ = false;
    std::thread drawer_;
};

}  // namespace cairn::app
