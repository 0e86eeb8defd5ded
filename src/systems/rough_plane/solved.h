#pragma once

#include "systems/rough_plane/trajectory.h"
#include "systems/system.h"
#include "systems/term_audit.h"

#include <array>
#include <optional>
#include <stop_token>

namespace talweg::rough_plane {

/// A run with all models solved. The selected model provides the main trajectory.
struct Solved {
    Inputs inputs;
    Body body;
    Field field;
    State start;
    std::array<Trajectory, std::size(solvedModels)> trajectories; ///< in the order of `solvedModels`
    double duration = 0;                                          ///< s
    double scale = 0;           ///< energy supplied until the end of the main trajectory (energyGiven), J
    double topTime = 0;         ///< time when w is greatest, s
    double top = 0;             ///< greatest w of the main trajectory, m
    std::optional<double> back; ///< time when the body first comes down to w = 0, s
    /// Greatest |mechanical energy plus loss − energy at the start|/scale of the main trajectory.
    double residual = 0;
    Breaches breaches = {}; ///< impossible terms of the energy balance

    Model model() const { return modelOf(inputs); }
    std::size_t main() const { return static_cast<std::size_t>(model()); }
    const Trajectory& mainTrajectory() const { return trajectories[main()]; }
    bool isCancelled() const { return trajectories.front().cancelled; }
    /// Whether the run ends when the body returns to w = 0.
    bool endsBack() const { return inputs.until == Until::level && back.has_value(); }
    /// Latest end of the run, s.
    double limit() const { return endsBack() ? *back : inputs.tEnd; }
    /// Time when the body comes to rest, if within that limit, s; otherwise the limit.
    double endOf(const Trajectory& trajectory) const;
    bool stops(const Trajectory& trajectory) const { return trajectory.stop() <= limit(); }
};

/// The kinetic energy at the start plus the most that gravity can add up to a time (s), J.
///
/// With T = m q²/2 and q = √(|v|² + ρ² ω²), the power of gravity is at most m a |v| ≤ m a q, and rough
/// friction under a balanced body takes at least m f |v|. So q grows by at most c = a − f per second (viscous
/// model or unbalanced body: c = a), and the path s is at most q0 t + c t²/2 or, if c < 0, at most q0²/(2
/// |c|). Gravity adds at most m a s. Viscous friction also keeps |v| below q0 + a/α.
double energyGiven(const Solved& solved, double t);

Solved solveAll(const Inputs& inputs, const std::stop_token& stop);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
ResultTable modelsTable(const Solved& solved);
/// Compares the decoupled model as printed with the corrected one; nothing for bodies without printed
/// formulas.
std::optional<ResultTable> printedTable(const Solved& solved);

/// Names for display, and the suffix of ids.
std::string nameOf(Model model); ///< e.g. "Coupled"
std::string wordOf(Model model); ///< the name within a sentence
const char* idOf(Model model);

/// The plane seen from above, with the paths of all models.
Scene sceneOf(const Solved& solved);
/// The tilted plane with the body; the x axis is x, and w points uphill and away from the reader.
SpaceScene spaceOf(const Solved& solved);

/// The centre of a body's shape in space (m), and the quaternion (w, x, y, z) that rotates its axes.
struct InSpace {
    Point3 centre;
    std::array<double, 4> turning;
};
InSpace inSpace(const Inputs& inputs, const Body& body, const State& state);

} // namespace talweg::rough_plane
