#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace cairn::stone_game_ii {

/// Memory for so many values, without a first value, aligned for whole vectors; in large pages where the
/// system has them.
template <class T>
class Cells {
  public:
    Cells() = default;

    /// Null where the system has no memory left.
    explicit Cells(std::size_t count) {
        const std::size_t page = count * sizeof(T) < large_page ? 64 : large_page;
        const std::size_t bytes = std::max<std::size_t>((count * sizeof(T) + page - 1) / page, 1) * page;
        values_.reset(static_cast<T*>(std::aligned_alloc(page, bytes)));
#ifdef MADV_HUGEPAGE
        if (values_ && page == large_page) madvise(values_.get(), bytes, MADV_HUGEPAGE);
#endif
    }

    T* data() const { return values_.get(); }

  private:
    static constexpr std::size_t large_page = std::size_t{1} << 21;

    struct Free {
        void operator()(T* values) const { std::free(values); }
    };
    std::unique_ptr<T, Free> values_;
};

}  // namespace cairn::stone_game_ii
