// The vector kernels of `tiled`, and the choice among the targets that this machine has.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "cairn/types.hpp"

namespace cairn::stone_game_ii::tiled {

/// What one thread needs to slide the least of A(x) over m < x <= 2m: rows of up to `tile_rows` values each.
template <class T>
struct Scratch {
    static constexpr Index group = 32;  ///< columns of a group

    Cells<T> values;
    T* left = nullptr;    ///< [x % group]: least of x .. the end of its group
    T* groups = nullptr;  ///< [x / group]: least of a whole group, or of it and groups after it
    T* back = nullptr;
    T* middle = nullptr;
    T* right = nullptr;
    T* none = nullptr;  ///< infinite
    T* step = nullptr;
    T* rooms[3] = {};  ///< for values that do not lie in one piece

    static Count bytes(Index columns) { return count(columns) * sizeof(T); }

    explicit Scratch(Index columns) : values(count(columns)) {
        T* at = values.data();
        for (T** rows : {&left, &back, &middle, &right, &none, &step, &rooms[0], &rooms[1], &rooms[2]}) {
            *rows = at;
            at += (rows == &left ? group : 1) * tile_rows;
        }
        groups = at;
        for (Index i = 0; i < tile_rows && none != nullptr; ++i) none[i] = infinite<T>;
    }

  private:
    static std::size_t count(Index columns) {
        return static_cast<std::size_t>((group + 8 + columns / group + 3) * tile_rows);
    }
};

/// One vector target's functions.
template <class T>
struct Kernels {
    /// Computes the tile's step from `row` on in the columns from `from` to `to`.
    void (*step)(Board<T>&, Scratch<T>&, Index row, Index from, Index to);

    /// Gives a column that begins in the tile of `row` the rows before it.
    void (*begin)(Board<T>&, Scratch<T>&, Index m, Index row);

    /// Computes the small columns in the rows from `from` to `to`, which lie in one `small_columns` rows.
    void (*small)(Board<T>&, Index from, Index to);

    /// Whether V(L, m) = S(L) - S(L - 2m) is certain: S(j) - S(j - 2m) >= S(L - 2m) for 2m < j < L.
    bool (*closed)(const T* sums, Index m, Index row);
};

/// Solves `lanes` games at once, a game a lane.
struct ManyKernel {
    Index lanes = 0;

    /// sums[L * lanes + game] = S(L) for L = 0 .. rows; writes V(rows, 1) of every game. `table` has room for
    /// (rows + 1) * (rows / 4 + 2) * lanes values.
    void (*solve)(const std::int32_t* sums, Index rows, std::int32_t* table, std::int32_t* stones) = nullptr;
};

struct Target {
    std::int64_t id = 0;
    std::string_view name;
};

/// The targets that this machine has, best first.
std::vector<Target> targets();

/// The kernels for a target of this machine; 0: the best.
template <class T>
Kernels<T> kernels(std::int64_t target = 0);

ManyKernel many_kernel(std::int64_t target = 0);

}  // namespace cairn::stone_game_ii::tiled
