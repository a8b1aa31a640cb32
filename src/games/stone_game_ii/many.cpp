#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

#include "cairn/catalogue/errors.hpp"
#include "cairn/games/stone_game_ii_methods.hpp"
#include "tiled/kernels.hpp"

namespace cairn::stone_game_ii {

namespace {

using tiled::Index;

constexpr std::size_t longest = 128;

bool takes(const StoneGameIi& game) {
    return game.length() <= longest && game.start().m == 1 &&
           game.stones_from(0) <= std::numeric_limits<std::int32_t>::max();
}

/// Games side by side. Zero piles at the end change no value, so the shorter ones get them.
class Together {
  public:
    Together()
        : kernel_(tiled::many_kernel()),
          sums_(cells(longest + 1)),
          table_(table_cells()),
          stones_(cells(1)) {}

    static Count bytes() {
        const auto lanes = static_cast<Count>(tiled::many_kernel().lanes);
        return (longest + 1) * (longest / 4 + 3) * lanes * sizeof(std::int32_t);
    }

    /// The system has no memory left.
    bool failed() const {
        return sums_.data() == nullptr || table_.data() == nullptr || stones_.data() == nullptr;
    }

    Index width() const { return kernel_.lanes; }

    /// The games at `places`, at most `width`.
    void solve(std::span<const StoneGameIi> games, std::span<const std::size_t> places,
               std::span<Points> margins) {
        std::size_t rows = 0;
        for (const std::size_t place : places) rows = std::max(rows, games[place].length());
        for (std::size_t lane = 0; lane < static_cast<std::size_t>(width()); ++lane)
            fill(games[places[std::min(lane, places.size() - 1)]], lane, rows);
        kernel_.solve(sums_.data(), static_cast<Index>(rows), table_.data(), stones_.data());
        for (std::size_t lane = 0; lane < places.size(); ++lane)
            margins[places[lane]] = 2 * Points{stones_.data()[lane]} - games[places[lane]].stones_from(0);
    }

  private:
    std::size_t cells(std::size_t rows) const { return rows * static_cast<std::size_t>(width()); }
    std::size_t table_cells() const { return cells((longest + 1) * (longest / 4 + 2)); }

    /// S(L) of one game: of `rows` piles, the last ones zero.
    void fill(const StoneGameIi& game, std::size_t lane, std::size_t rows) {
        const auto lanes = static_cast<std::size_t>(width());
        std::int32_t* sums = sums_.data() + lane;
        const std::size_t zeros = rows - game.length();
        for (std::size_t row = 0; row <= zeros; ++row) sums[row * lanes] = 0;
        for (std::size_t row = zeros + 1; row <= rows; ++row)
            sums[row * lanes] = static_cast<std::int32_t>(game.stones_from(rows - row));
    }

    tiled::ManyKernel kernel_;
    Cells<std::int32_t> sums_;
    Cells<std::int32_t> table_;
    Cells<std::int32_t> stones_;
};

/// Games of like length side by side.
Result<Done> solve(std::span<const StoneGameIi> games, std::span<Points> margins, Control& control) {
    if (auto taken = control.take(Together::bytes()); !taken) return taken;
    Together together;
    if (together.failed()) return limit_error(cairn::text::no_memory_left);
    const auto width = static_cast<std::size_t>(together.width());
    std::vector<std::size_t> places(games.size());
    std::iota(places.begin(), places.end(), 0);
    std::sort(places.begin(), places.end(),
              [&](std::size_t a, std::size_t b) { return games[a].length() < games[b].length(); });
    for (std::size_t begin = 0; begin < places.size(); begin += width) {
        const std::size_t count = std::min(width, places.size() - begin);
        together.solve(games, std::span(places).subspan(begin, count), margins);
        if (control.stopped()) return control.why();
    }
    control.give_back(Together::bytes());
    return Done{};
}

}  // namespace

const Many<StoneGameIi>& many_games() {
    static constexpr Many<StoneGameIi> many{"tiled", takes, solve};
    return many;
}

}  // namespace cairn::stone_game_ii
