#include "cairn/control.hpp"

#include "cairn/catalogue/errors.hpp"
#include "cairn/figures.hpp"

namespace cairn {

namespace {

/// The figures in bytes where rounding would make them the same.
Error too_much(Count needed, Count allowed) {
    const bool same = bytes_text(needed) == bytes_text(allowed);
    const auto figure = [same](Count bytes) {
        return same ? count_text(bytes) + " bytes" : bytes_text(bytes);
    };
    return limit_error(text::too_much_memory, {figure(needed), figure(allowed)});
}

}  // namespace

Result<Done> Control::take(Count bytes) {
    const Count wanted = saturating_sum(bytes_, bytes);
    if (wanted > max_bytes) return too_much(wanted, max_bytes);
    bytes_ = wanted;
    peak_bytes_ = std::max(peak_bytes_, bytes_);
    return Done{};
}

Result<Done> Control::allow(const Cost& cost) const {
    if (const Count bytes = saturating_sum(bytes_, cost.bytes); bytes > max_bytes)
        return too_much(bytes, max_bytes);
    if (cost.steps > max_steps)
        return limit_error(text::too_many_steps, {count_text(cost.steps), count_text(max_steps)});
    return Done{};
}

bool Control::look() {
    if (progress != nullptr && progress->all.load(std::memory_order_relaxed) == 0)
        progress->done.store(positions_, std::memory_order_relaxed);
    const bool stopped = stop != nullptr && stop->load(std::memory_order_relaxed);
    if (stopped || positions_ > max_steps) halted_ = true;
    next_look_ =
        halted_ ? 0 : std::min(saturating_sum(positions_, between_looks), saturating_sum(max_steps, 1));
    return !halted_;
}

Error Control::why() const {
    if (stop != nullptr && stop->load(std::memory_order_relaxed))
        return {ErrorKind::stopped, text::interrupted, {}};
    return limit_error(text::too_many_positions, {count_text(max_steps)});
}

}  // namespace cairn
