#include "cairn/families.hpp"

#include <algorithm>
#include <array>

namespace cairn {

namespace {

using Row = std::vector<Points>;

/// Above all totals that the families make; what is left below 2^60 is for the numbers beside the rows.
constexpr Points greatest_total = points_limit - (Points{1} << 20);

Row random_row(std::size_t length, Points least, Points greatest, Random& random) {
    Row row(length);
    for (Points& value : row) value = random.between(std::min(least, greatest), greatest);
    return row;
}

/// Small values, and one of them the greatest.
Row with_huge(std::size_t length, std::size_t at, Points greatest, Random& random) {
    Row row = random_row(length, 0, std::min<Points>(9, greatest), random);
    row[at] = greatest;
    return row;
}

Row powers(std::size_t length, Points greatest, Random&) {
    Row row(length);
    Points power = 1;
    for (Points& value : row) {
        value = std::min(power, greatest);
        power = power > greatest / 2 ? 1 : 2 * power;
    }
    return row;
}

Row zeros_mixed(std::size_t length, Points greatest, Random& random) {
    Row row = random_row(length, 1, greatest, random);
    for (Points& value : row)
        if (random.one_in(2)) value = 0;
    return row;
}

Row zeros_last(std::size_t length, Points greatest, Random& random) {
    Row row = random_row(length, 1, greatest, random);
    std::fill(row.begin() + static_cast<std::ptrdiff_t>((length + 1) / 2), row.end(), 0);
    return row;
}

Row sorted(std::size_t length, Points greatest, Random& random) {
    Row row = random_row(length, 0, greatest, random);
    std::sort(row.begin(), row.end());
    return row;
}

Row sorted_down(std::size_t length, Points greatest, Random& random) {
    Row row = sorted(length, greatest, random);
    std::reverse(row.begin(), row.end());
    return row;
}

namespace words {
constexpr Phrase random{"random", "random values", "随机的值"};
constexpr Phrase ones{"ones", "every value 1", "全是 1"};
constexpr Phrase zeros{"zeros", "every value 0", "全是 0"};
constexpr Phrase equal{"equal", "one random value throughout", "全部相同的随机值"};
constexpr Phrase huge_first{"huge_first", "small values, a huge one first", "小的值，第一个很大"};
constexpr Phrase huge_last{"huge_last", "small values, a huge one last", "小的值，最后一个很大"};
constexpr Phrase powers{"powers", "powers of two, rising, over and over", "2 的幂，递增，反复"};
constexpr Phrase sorted{"sorted", "random values, rising", "随机的值，递增"};
constexpr Phrase sorted_down{"sorted_down", "random values, falling", "随机的值，递减"};
constexpr Phrase zeros_mixed{"zeros_mixed", "random values, about half of them 0", "随机的值，约一半是 0"};
constexpr Phrase zeros_last{"zeros_last", "random values, then as many zeros", "前一半随机，后一半是 0"};
constexpr Phrase near_limit{"near_limit", "a total just below 2^60", "总和略小于 2^60"};
}  // namespace words

constexpr std::array<Family, 12> all{
    Family{"random", words::random, 10'000,
           [](std::size_t n, Points most, Random& random) { return random_row(n, 1, most, random); }},
    Family{"ones", words::ones, 1,
           [](std::size_t n, Points most, Random&) { return Row(n, std::min<Points>(1, most)); }},
    Family{"zeros", words::zeros, 0, [](std::size_t n, Points, Random&) { return Row(n, 0); }},
    Family{"equal", words::equal, 10'000,
           [](std::size_t n, Points most, Random& random) {
               return Row(n, random.between(std::min<Points>(2, most), most));
           }},
    Family{"huge-first", words::huge_first, 1'000'000'000,
           [](std::size_t n, Points most, Random& random) { return with_huge(n, 0, most, random); }},
    Family{"huge-last", words::huge_last, 1'000'000'000,
           [](std::size_t n, Points most, Random& random) { return with_huge(n, n - 1, most, random); }},
    Family{"powers", words::powers, Points{1} << 39, powers},
    Family{"sorted", words::sorted, 10'000, sorted},
    Family{"sorted-down", words::sorted_down, 10'000, sorted_down},
    Family{"zeros-mixed", words::zeros_mixed, 100, zeros_mixed},
    Family{"zeros-last", words::zeros_last, 100, zeros_last},
    Family{"near-limit", words::near_limit, greatest_total,
           [](std::size_t n, Points most, Random& random) {
               return random_row(n, most - most / 1000, most, random);
           }},
};

}  // namespace

std::span<const Family> families() {
    return all;
}

std::vector<Points> make_row(const Family& family, std::size_t length, std::optional<Points> greatest,
                             Random& random) {
    const Points most = greatest_total / static_cast<Points>(length);
    return family.row(length, std::min(greatest.value_or(family.greatest), most), random);
}

Instance make_instance(const GameInfo& game, const Family& family, std::size_t length,
                       std::optional<Points> greatest, Random& random) {
    if (family.instance != nullptr) return family.instance(length);
    constexpr Points small = 9;
    Instance instance{&game, {}};
    for (const Field& field : game.fields) {
        if (field.kind == FieldKind::number) {
            instance.values.push_back({field.standard.value_or(field.least + random.between(0, small))});
            continue;
        }
        Row row = make_row(family, length, greatest, random);
        for (Points& value : row) value = std::max(value, field.least);
        instance.values.push_back(std::move(row));
    }
    return instance;
}

}  // namespace cairn
