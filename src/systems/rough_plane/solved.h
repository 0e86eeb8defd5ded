#pragma once

#include "systems/rough_plane/trajectory.h"
#include "systems/system.h"

#include <array>
#include <optional>
#include <stop_token>

namespace talweg::rough_plane {

/// A run with all models solved; the chosen one is the main one.
struct Solved {
    Inputs inputs;
    Body body;
    Field field;
    State start;
    std::array<Trajectory, std::size(solvedModels)> trajectories; ///< in the order of `solvedModels`
    double duration = 0;                                          ///< s
    double scale = 0;   ///< greatest of the energy lost and the kinetic energies of the main trajectory, J
    double topTime = 0; ///< when w is greatest, s
    double top = 0;     ///< greatest w of the main trajectory, m
    std::optional<double> back; ///< when it first comes down to w = 0, s
    double residual =
        0; ///< greatest |mechanical energy and loss − energy at the start|/scale, main trajectory

    Model model() const { return modelOf(inputs); }
    std::size_t main() const { return static_cast<std::size_t>(model()); }
    const Trajectory& mainTrajectory() const { return trajectories[main()]; }
    bool isCancelled() const { return trajectories.front().cancelled; }
    /// Whether the run ends where w is 0 again.
    bool endsBack() const { return inputs.until == Until::level && back.has_value(); }
    /// When the run ends at the latest, s.
    double limit() const { return endsBack() ? *back : inputs.tEnd; }
    /// When a body has come to rest within that limit, s; otherwise the limit.
    double endOf(const Trajectory& trajectory) const;
    bool stops(const Trajectory& trajectory) const { return trajectory.stop() <= limit(); }
};

Solved solveAll(const Inputs& inputs, const std::stop_token& stop);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
ResultTable modelsTable(const Solved& solved);
/// The decoupled model as printed beside the corrected one; nothing for bodies of which nothing is printed.
std::optional<ResultTable> printedTable(const Solved& solved);

/// For people, and as ids end.
std::string nameOf(Model model); ///< e.g. "Coupled"
std::string wordOf(Model model); ///< the same within a sentence
const char* idOf(Model model);

/// The plane seen from above, with the paths of all models.
Scene sceneOf(const Solved& solved);
/// The tilted plane with the body: x as x, w uphill and away from the reader.
SpaceScene spaceOf(const Solved& solved);

/// The centre of a body's shape in space (m), and the quaternion (w, x, y, z) that turns its axes.
struct InSpace {
    Point3 centre;
    std::array<double, 4> turning;
};
InSpace inSpace(const Inputs& inputs, const Body& body, const State& state);

} // namespace talweg::rough_plane
