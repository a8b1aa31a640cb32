#include "measure.hpp"

namespace cairn::app {

Result<MethodReport> measure(const GameEntry& game, const MethodInfo& method, const SavedGame& saved,
                             Extent extent, Control control) {
    MethodReport report{method.name, method.time, method.space};
    auto solved = game.solve(saved, method.name, extent, control);
    if (!solved && solved.error().kind != ErrorKind::limit) return solved.error();
    if (solved)
        report.solved = std::move(*solved);
    else
        report.skipped = solved.error();
    report.bytes = control.peak_bytes();
    return report;
}

}  // namespace cairn::app
