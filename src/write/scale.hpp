#pragma once

#include <string>
#include <vector>

namespace cairn::write {

/// A value that a grid line marks.
struct Tick {
    double value = 0;
    std::string label = {};  ///< empty: a grid line alone
};

/// A logarithmic scale that ends beyond its least and its greatest value.
class Scale {
  public:
    /// Requires 0 < least <= greatest.
    Scale(double least, double greatest);

    /// Where a value stands, from 0 to 1.
    double share(double value) const;

    /// The decades; where there are less than two of them, also 2 and 5 of each. *requires* a text for each.
    std::vector<Tick> ticks(std::string (*text)(double)) const;

  private:
    double from_;
    double to_;
};

/// 1 to 999 as they are, then 1,000 and so on.
std::string size_tick(double size);

/// 1 ns, 20 us, 500 ms, 100 s.
std::string time_tick(double seconds);

/// Boxes for labels that may not overlap.
struct Box {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;

    bool overlaps(const Box& other) const {
        return left < other.left + other.width && other.left < left + width &&
               top < other.top + other.height && other.top < top + height;
    }
    bool holds(double x, double y) const {
        return x >= left && x <= left + width && y >= top && y <= top + height;
    }
};

}  // namespace cairn::write
