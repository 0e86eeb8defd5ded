#pragma once

#include "systems/rough_plane/trajectory.h"
#include "systems/system.h"
#include "systems/term_audit.h"

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
    double scale = 0;           ///< the energy given until the end of the main trajectory (energyGiven), J
    double topTime = 0;         ///< when w is greatest, s
    double top = 0;             ///< greatest w of the main trajectory, m
    std::optional<double> back; ///< when it first comes down to w = 0, s
    /// Greatest |mechanical energy and loss − energy at the start|/scale of the main trajectory.
    double residual = 0;
    Breaches breaches = {}; ///< impossible terms of that ledger

    Model model() const { return modelOf(inputs); }
    std::size_t main() const { return static_cast<std::size_t>(model()); }
    const Trajectory& mainTrajectory() const { return trajectories[main()]; }
    bool isCancelled() const { return trajectories.front().cancelled; }
    /// Whether the run ends where w is 0 again.
    bool endsBack() const { return inputs.until == Until::level && back.has_value(); }
    /// Latest end of the run, s.
    double limit() const { return endsBack() ? *back : inputs.tEnd; }
    /// Time when a body has come to rest within that limit, s; otherwise the limit.
    double endOf(const Trajectory& trajectory) const;
    bool stops(const Trajectory& trajectory) const { return trajectory.stop() <= limit(); }
};

/// The kinetic energy that a body starts with, and the most that gravity can add until a time (s), J.
///
/// With T = m q²/2, q the root of |v|² + ρ² ω², gravity works at a rate of at most m a |v| ≤ m a q, and rough
/// friction under a balanced body takes at least m f |v|. So q grows by no more than c = a − f (viscous or
/// unbalanced: a) a second, and the way s is at most q0 t + c t²/2; where c < 0 at most q0²/(2 |c|), of which
/// friction has taken all. Gravity adds at most m a s. Viscous friction keeps |v| below q0 + a/α as well.
double energyGiven(const Solved& solved, double t);

Solved solveAll(const Inputs& inputs, const std::stop_token& stop);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
ResultTable modelsTable(const Solved& solved);
/// The decoupled model as printed compared with the corrected one; nothing for bodies without printed
/// formulas.
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
