#pragma once

#include "cairn/phrase.hpp"

/// What is said of the games and of their methods.
namespace cairn::text {

inline constexpr Phrase any_row{"any_row", "rows of some thousands", "几千个以内的行"};
inline constexpr Phrase up_to_thousand{"up_to_thousand", "rows up to about 1,000", "约 1000 个以内的行"};
inline constexpr Phrase up_to_many_thousand{"up_to_many_thousand", "rows up to about 20,000",
                                            "约 20000 个以内的行"};
inline constexpr Phrase small_energies{"small_energies", "few different energies", "不同能量差较少时"};
inline constexpr Phrase small_totals{"small_totals", "small totals of scores", "总分较小时"};
inline constexpr Phrase long_rows{"long_rows", "long rows", "长行"};
inline constexpr Phrase doubling_steps{"doubling_steps", "rows whose steps double", "阶梯数成倍增长的行"};

}  // namespace cairn::text
