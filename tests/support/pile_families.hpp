#pragma once

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "instances.hpp"

namespace cairn {

/// Rows of one shape, each known for what it breaks.
struct RowFamily {
    std::string_view name;
    Row (*row)(std::size_t length, Random& random);
};

/// The shapes of rows that wrong methods fail on; every total stays below 2^60 up to 1,000 values.
inline std::vector<RowFamily> row_families() {
    return {
        {"ones", [](std::size_t n, Random&) { return Row(n, 1); }},
        {"zeros", [](std::size_t n, Random&) { return Row(n, 0); }},
        {"all equal", [](std::size_t n, Random& random) { return Row(n, random.between(2, 10000)); }},
        {"huge first",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 0, 9, random);
             row.front() = 1'000'000'000;
             return row;
         }},
        {"huge last",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 0, 9, random);
             row.back() = 1'000'000'000;
             return row;
         }},
        {"powers of two",
         [](std::size_t n, Random&) {
             Row row(n);
             for (std::size_t i = 0; i < n; ++i) row[i] = Points{1} << (i % 40);
             return row;
         }},
        {"zeros mixed in",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 1, 100, random);
             for (Points& value : row)
                 if (random.one_in(2)) value = 0;
             return row;
         }},
        {"zeros at the end",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 1, 100, random);
             std::fill(row.begin() + static_cast<std::ptrdiff_t>((n + 1) / 2), row.end(), 0);
             return row;
         }},
        {"sorted up",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 0, 10000, random);
             std::sort(row.begin(), row.end());
             return row;
         }},
        {"sorted down",
         [](std::size_t n, Random& random) {
             Row row = random_row(n, 0, 10000, random);
             std::sort(row.begin(), row.end(), std::greater<>{});
             return row;
         }},
        {"random", [](std::size_t n, Random& random) { return random_row(n, 1, 10000, random); }},
        {"a total near 2^60",
         [](std::size_t n, Random& random) {
             const Points most = (points_limit - 1) / static_cast<Points>(n);
             return random_row(n, most - most / 1000, most, random);
         }},
    };
}

}  // namespace cairn
