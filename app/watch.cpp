#include "watch.hpp"

#include "output.hpp"

namespace cairn::app {

Watch::Watch() : deadline_(Clock::time_point::max().time_since_epoch().count()), thread_([this] { run(); }) {}

Watch::~Watch() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    ended_.notify_one();
    thread_.join();
}

void Watch::start(double seconds) {
    const std::lock_guard lock(mutex_);
    const auto end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    deadline_ = end.time_since_epoch().count();
    flag_ = false;
}

double Watch::left() const {
    const Clock::time_point end{Clock::duration(deadline_.load())};
    return std::chrono::duration<double>(end - Clock::now()).count();
}

void Watch::run() {
    constexpr auto between_looks = std::chrono::milliseconds(20);
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, between_looks, [this] { return ending_; }))
        if (interrupted().load() || Clock::now().time_since_epoch().count() >= deadline_.load()) flag_ = true;
}

}  // namespace cairn::app
