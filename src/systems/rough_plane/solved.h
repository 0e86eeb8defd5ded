#pragma once

#include "systems/rough_plane/trajectory.h"
#include "systems/system.h"
#include "systems/term_audit.h"

#include <array>
#include <optional>
#include <stop_token>

namespace talweg::rough_plane {

/// A run, solved with all models. The selected model provides the main trajectory.
struct Solved {
    Inputs inputs;
    Body body;
    Field field;
    State start;
    std::array<Trajectory, std::size(solvedModels)> trajectories; ///< in the order of `solvedModels`
    double duration = 0;                                          ///< s
    double scale = 0;           ///< energy supplied until the end of the main trajectory (see energyGiven), J
    double topTime = 0;         ///< time when w is greatest, s
    double top = 0;             ///< greatest w of the main trajectory, m
    std::optional<double> back; ///< time when the body first returns from above to w = 0, s
    /// Largest |mechanical energy plus loss − energy at the start|/scale on the main trajectory.
    double residual = 0;
    Breaches breaches = {}; ///< impossible terms of the energy balance (see TermAudit)

    Model model() const { return modelOf(inputs); }
    std::size_t main() const { return static_cast<std::size_t>(model()); }
    const Trajectory& mainTrajectory() const { return trajectories[main()]; }
    bool isCancelled() const { return trajectories.front().cancelled; }
    /// Whether the run ends because the body returns to w = 0.
    bool endsBack() const { return inputs.until == Until::level && back.has_value(); }
    /// Latest end of the run, s.
    double limit() const { return endsBack() ? *back : inputs.tEnd; }
    /// Time when the body comes to rest, at most `limit`, s.
    double endOf(const Trajectory& trajectory) const;
    bool stops(const Trajectory& trajectory) const { return trajectory.stop() <= limit(); }
};

/// The kinetic energy at the start plus an upper limit of the energy that gravity can add until time t (s),
/// J.
///
/// With T = m q²/2 and q = √(|v|² + ρ² ω²), the power of gravity is at most m a |v| ≤ m a q. Dry friction on
/// a balanced body takes at least m f |v|. Thus q grows by at most c = a − f per second (c = a for the
/// viscous model and for unbalanced bodies). The path s is at most q0 t + c t²/2 or, if c < 0, at most q0²/(2
/// |c|). Gravity adds at most m a s. Viscous friction also keeps |v| below q0 + a/α.
double energyGiven(const Solved& solved, double t);

/// The generalized forces on a body by friction and gravity, as in Eberly 2008: m ẍ = x, m ẅ = w, m ρ² θ̈ =
/// theta, with the radius of gyration ρ.
struct GeneralizedForce {
    double x = 0, w = 0; ///< N
    double theta = 0;    ///< N m
};

/// The generalized forces of the main model at time t (s), when the body has this state. NaN for the printed
/// formulas, whose velocities do not belong to their positions.
GeneralizedForce forceAt(const Solved& solved, const State& state, double t);

Solved solveAll(const Inputs& inputs, const std::stop_token& stop);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
ResultTable modelsTable(const Solved& solved);
/// Compares the decoupled model with printed and with corrected formulas. Empty for bodies without printed
/// formulas.
std::optional<ResultTable> printedTable(const Solved& solved);

/// Names for display and in ids.
std::string nameOf(Model model); ///< e.g. "Coupled"
std::string wordOf(Model model); ///< name within a sentence
const char* idOf(Model model);

/// The plane seen from above, with the paths of all models.
Scene sceneOf(const Solved& solved);
/// The tilted plane and the body in 3-D. x points to the right, w uphill and away from the viewer.
SpaceScene spaceOf(const Solved& solved);

/// The centre of the body's shape in the 3-D scene (m), and the quaternion (w, x, y, z) that rotates its axes
/// into those of the scene.
struct InSpace {
    Point3 centre;
    std::array<double, 4> turning;
};
InSpace inSpace(const Inputs& inputs, const Body& body, const State& state);

} // namespace talweg::rough_plane
