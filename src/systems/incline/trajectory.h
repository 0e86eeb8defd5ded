#pragma once

#include "physics/ledger.h"
#include "physics/plane_motion.h"
#include "systems/incline/inputs.h"
#include "systems/term_audit.h"

#include <optional>
#include <stop_token>

namespace talweg::incline {

/// State of a body: position (m) and velocity (m/s) of the centre, spin (rad/s, counter-clockwise), rotation
/// (rad), and energy lost to friction (J).
struct State {
    double x = 0, y = 0, vx = 0, vy = 0, spin = 0, angle = 0;
    double loss = 0; ///< work of friction and impacts; in the published method as defined by Inputs::heat
};

enum class Outcome { timeLimit, arrived };

/// The motion of one body down the ramp, from rest to the foot or to the time limit. It has a single segment.
struct Trajectory {
    Racer racer;
    Outcome outcome = Outcome::timeLimit;
    bool cancelled = false; ///< whether the run was cancelled; the other members are then meaningless
    /// Exact method: rolling would need more than static friction. Published method: kinetic friction limits
    /// most contacts, which keep some slip.
    bool slides = false;
    double duration = 0; ///< s
    double muNeeded = 0; ///< smallest static friction for rolling
    State start, end;

    bool arrived() const { return outcome == Outcome::arrived; }

    State at(double t) const; ///< state at time t (s); after the end, the state at the end
    /// Time when the centre passes the abscissa x (m) on its way down, s. In the published method,
    /// interpolated between steps.
    double passing(double x) const;

    std::optional<PlaneMotion> plane; ///< exact method: constant accelerations
    double angle = 0;                 ///< tilt of the ramp, rad
    struct Knot {
        double t;
        State state;
    };
    std::vector<Knot> knots; ///< published method: states after all time steps
};

/// The exact motion. Rolls with a = g sin α/(1+k) if tan α ≤ μ(1+k)/k; otherwise slides with a = g (sin α −
/// μ′ cos α). The body starts at rest, touching the ramp, with the centre above the upper edge.
Trajectory exactTrajectory(const Inputs& inputs, const Racer& racer);

/// The motion by the time steps of Mandala 2025, listings 7 and 8. Each step updates first the velocity, then
/// the position. A body that penetrates the ramp is pushed out and receives the impulses of equations 5 to 8,
/// with the effective mass and the heat selected by the inputs. The centre starts at the printed elevation h
/// + R; there the body penetrates the ramp.
Trajectory publishedTrajectory(const Inputs& inputs, const Racer& racer, const std::stop_token& stop);

/// The result of one body at the foot or at the time limit.
struct Finish {
    bool arrives = false, slides = false;
    double t = 0;     ///< time when the centre passes the foot, or the end of the run if it does not, s
    double speed = 0; ///< m/s

    /// `length`: abscissa of the foot, m
    static Finish of(const Trajectory& trajectory, double length);
};

/// What the ramp does to a body.
struct Contact {
    double normalImpulse = 0, frictionImpulse = 0; ///< since the start, N s: out of the ramp; downhill
    double normalForce = 0, frictionForce = 0;     ///< N; in the published method, the mean over a time step
};
/// From the start to time t (s), which must not be after the end. The impulses follow from the momentum
/// normal to the ramp and from the angular momentum k m R² ω.
Contact contactAt(const Inputs& inputs, const Trajectory& trajectory, double t);

/// v + Rω, m/s, with v downhill and ω counter-clockwise: positive if the contact point slides downhill.
double slipOf(const Trajectory& trajectory, const State& state);
/// The largest |slip| over all steps. In the exact motion, the slip is 0 or grows until the end.
double greatestSlip(const Trajectory& trajectory);
/// The slip metric R|ω| − |v| of Mandala 2025, section 5.3, m/s. |v| includes the velocity normal to the
/// ramp.
double slipMetric(const Trajectory& trajectory, const State& state);
/// The largest |slip metric| over all steps.
double greatestSlipMetric(const Trajectory& trajectory);

/// In J; the potential energy is counted from the ground.
Energies energiesOf(const Inputs& inputs, const Racer& racer, const State& state);

/// Change of mechanical energy plus losses from the start to the end, J.
double energyDrift(const Inputs& inputs, const Trajectory& trajectory);

/// Results of checking the energies of a trajectory.
struct Audit {
    /// Largest |mechanical energy plus losses − energy at the start|, as a fraction of the potential energy
    /// between the start and the foot.
    double residual = 0;
    Breaches breaches; ///< impossible terms of the energy balance (see TermAudit)
};
Audit audited(const Inputs& inputs, const Trajectory& trajectory);

} // namespace talweg::incline
