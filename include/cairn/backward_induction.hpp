#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cairn/catalogue/errors.hpp"
#include "cairn/control.hpp"
#include "cairn/game.hpp"

namespace cairn {

/// The margins of every position that can be reached, each computed once, from the end of the game backward:
/// a depth-first search with a stack of its own, so that a game needs no more than the concept says.
/// *time* and *space* proportional to the moves of all positions reached.
template <Game G>
class BackwardInduction {
  public:
    using Position = typename G::Position;

    explicit BackwardInduction(G game) : game_(std::move(game)), margins_(0, Hash{&game_}) {}
    BackwardInduction(const BackwardInduction&) = delete;
    BackwardInduction& operator=(const BackwardInduction&) = delete;

    /// *errors* the limits of the control.
    Result<Points> margin(const Position& root, Control& control) {
        stack_.assign(1, root);
        while (!stack_.empty()) {
            if (margins_.contains(stack_.back()) || !push_unknown_children(stack_.back())) {
                const Position position = stack_.back();
                stack_.pop_back();
                if (!settle(position, control)) return control.why();
            }
            if (auto enough = hold_memory(control); !enough) return enough.error();
        }
        return margins_.at(root);
    }

    Count positions() const { return margins_.size(); }

  private:
    struct Hash {
        const G* game;
        std::size_t operator()(const Position& position) const { return game->hash(position); }
    };

    bool push_unknown_children(Position position) {
        const std::size_t before = stack_.size();
        game_.for_each_move(position, [&](const typename G::Move& move) {
            auto next = game_.play(position, move).position;
            if (!margins_.contains(next)) stack_.push_back(std::move(next));
        });
        return stack_.size() > before;
    }

    bool settle(const Position& position, Control& control) {
        if (margins_.contains(position)) return true;
        bool over = true;
        Points best = 0;
        game_.for_each_move(position, [&](const typename G::Move& move) {
            const auto next = game_.play(position, move);
            const Points margin = next.gain - margins_.at(next.position);
            best = over ? margin : std::max(best, margin);
            over = false;
        });
        margins_.emplace(position, best);
        return control.count();
    }

    Result<Done> hold_memory(Control& control) {
        constexpr Count entry = sizeof(Position) + sizeof(Points) + 4 * sizeof(void*);
        const Count bytes = margins_.size() * entry + stack_.capacity() * sizeof(Position);
        if (bytes <= held_) return Done{};
        if (control.stopped()) return control.why();
        const Count more = std::max<Count>(bytes - held_, held_ / 4 + 65536);
        held_ += more;
        return control.take(more);
    }

    const G game_;
    std::unordered_map<Position, Points, Hash> margins_;
    std::vector<Position> stack_;
    Count held_ = 0;
};

}  // namespace cairn
