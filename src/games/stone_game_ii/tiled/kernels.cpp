#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "games/stone_game_ii/tiled/kernels.cpp"
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_AVX3_DL)
#include "hwy/foreach_target.h"  // IWYU pragma: keep

#include "hwy/highway.h"

#include "columns-inl.hpp"
#include "many-inl.hpp"
#include "small-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE {

Kernels<std::int32_t> kernels_32() {
    return {step<std::int32_t>, begin<std::int32_t>, small<std::int32_t>, closed<std::int32_t>};
}

Kernels<std::int64_t> kernels_64() {
    return {step<std::int64_t>, begin<std::int64_t>, small<std::int64_t>, closed<std::int64_t>};
}

ManyKernel many() {
    return {many_lanes(), solve_many};
}

}  // namespace cairn::stone_game_ii::tiled::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace cairn::stone_game_ii::tiled {

HWY_EXPORT(kernels_32);
HWY_EXPORT(kernels_64);
HWY_EXPORT(many);

namespace {

std::size_t place_of_best(std::int64_t targets) {
    hwy::ChosenTarget chosen;
    chosen.Update(targets);
    return chosen.GetIndex();
}

/// Asking the processor takes long on a virtual machine, so it is asked once.
std::size_t place_of(std::int64_t target) {
    static const std::size_t best = place_of_best(hwy::SupportedTargets());
    return target == 0 ? best : place_of_best(target);
}

}  // namespace

std::vector<Target> targets() {
    std::vector<Target> all;
    for (std::int64_t rest = hwy::SupportedTargets() & HWY_TARGETS; rest != 0; rest &= rest - 1)
        all.push_back({rest & -rest, hwy::TargetName(rest & -rest)});
    return all;
}

template <>
Kernels<std::int32_t> kernels(std::int64_t target) {
    return HWY_DISPATCH_TABLE(kernels_32)[place_of(target)]();
}

template <>
Kernels<std::int64_t> kernels(std::int64_t target) {
    return HWY_DISPATCH_TABLE(kernels_64)[place_of(target)]();
}

ManyKernel many_kernel(std::int64_t target) {
    return HWY_DISPATCH_TABLE(many)[place_of(target)]();
}

}  // namespace cairn::stone_game_ii::tiled

#endif
