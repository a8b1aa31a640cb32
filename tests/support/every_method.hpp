#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cairn/games/all.hpp"
#include "cairn/registry.hpp"
#include "instances.hpp"
#include "positions.hpp"

namespace cairn {

/// How far each method may go in a test.
struct TestLimits {
    Count max_steps = 2'000'000;
    Count max_bytes = Count{256} << 20;
};

/// A method at work on one position. `values` is empty where a limit forbade it.
template <Game G>
class MethodAtWork {
  public:
    MethodAtWork(const Method<G>& method, const G& game, const typename G::Position& position,
                 TestLimits limits, Extent extent = Extent::everything)
        : name_(method.info.name), control_(std::make_unique<Control>()) {
        control_->max_steps = limits.max_steps;
        control_->max_bytes = limits.max_bytes;
        if (auto allowed = control_->allow(method.cost(game, position, extent)); !allowed) {
            refused_ = allowed.error();
            return;
        }
        auto values = method.prepare(game, position, extent, *control_);
        if (values)
            values_ = *values;
        else
            refused_ = values.error();
    }

    std::string_view name() const { return name_; }

    Result<Points> margin(const typename G::Position& position) const {
        if (refused_) return *refused_;
        return values_->margin(position);
    }

    const Values<G>& values() const { return *values_; }
    bool refused() const { return refused_.has_value(); }

  private:
    std::string_view name_;
    std::unique_ptr<Control> control_;
    std::optional<Values<G>> values_;
    std::optional<Error> refused_;
};

template <Game G>
const Method<G>& method_named(const Listed<G>& listed, std::string_view name) {
    for (const Method<G>& method : listed.methods)
        if (method.info.name == name) return method;
    ADD_FAILURE() << "no method " << name;
    return listed.methods.front();
}

/// One method's report of a saved game, or why there is none.
struct MethodRun {
    std::string_view method;
    Result<SolveReport> report;

    bool does_not_fit() const { return !report && report.error().kind == ErrorKind::limit; }
};

/// Runs every method of a game on a saved game.
inline std::vector<MethodRun> solve_by_every_method(const GameEntry& game, const SavedGame& saved,
                                                    TestLimits limits = {}) {
    std::vector<MethodRun> runs;
    for (const MethodInfo& method : game.methods) {
        Control control;
        control.max_steps = limits.max_steps;
        control.max_bytes = limits.max_bytes;
        runs.push_back({method.name, game.solve(saved, method.name, Extent::everything, control)});
    }
    return runs;
}

/// What the methods say differently of these positions, all reached from the first; empty where they agree.
/// Methods that a limit stops say nothing. *requires* that one of them is not stopped.
template <Game G>
std::string disagreement(const Listed<G>& listed, const G& game,
                         const std::vector<typename G::Position>& positions, TestLimits limits = {}) {
    std::vector<std::optional<Points>> known(positions.size());
    for (const Method<G>& method : listed.methods) {
        const MethodAtWork<G> work(method, game, positions.front(), limits);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const auto margin = work.margin(positions[i]);
            const std::string where = std::string(method.info.name) + ", position " + std::to_string(i);
            if (!margin && margin.error().kind != ErrorKind::limit)
                return where + ": " + margin.error().say(Language::english);
            if (!margin) break;
            if (!known[i]) {
                known[i] = *margin;
            } else if (*known[i] != *margin) {
                return where + ": margin " + std::to_string(*margin) + ", before it " +
                       std::to_string(*known[i]);
            }
        }
    }
    return known.front() ? "" : "no method fits";
}

}  // namespace cairn
