#pragma once

#include "physics/ledger.h"
#include "physics/plane_motion.h"
#include "systems/incline/inputs.h"
#include "systems/term_audit.h"

#include <optional>
#include <stop_token>

namespace talweg::incline {

/// Position (m) and velocity (m/s) of the centre of a body, spin (rad/s, counter-clockwise), rotation (rad),
/// and energy lost to friction (J).
struct State {
    double x = 0, y = 0, vx = 0, vy = 0, spin = 0, angle = 0;
    double loss = 0; ///< work of friction and impacts; for the published method as selected by Inputs::heat
};

enum class Outcome { timeLimit, arrived };

/// The motion of one body down the ramp, from rest to the foot or the time limit: a single segment.
struct Trajectory {
    Racer racer;
    Outcome outcome = Outcome::timeLimit;
    bool cancelled = false; ///< stopped by request; the other members are then meaningless
    /// Exact method: whether rolling needs more than static friction. Published method: whether most contacts
    /// are limited by kinetic friction and keep some slip.
    bool slides = false;
    double duration = 0; ///< s
    double muNeeded = 0; ///< least static friction for rolling
    State start, end;

    bool arrived() const { return outcome == Outcome::arrived; }

    State at(double t) const; ///< state at time t (s), at most the duration
    /// Time when the centre passes an abscissa (m) on its way down, s. For the published method it is
    /// interpolated between steps.
    double passing(double x) const;

    std::optional<PlaneMotion> plane; ///< exact method: constant accelerations
    double angle = 0;                 ///< tilt of the ramp, rad
    struct Knot {
        double t;
        State state;
    };
    std::vector<Knot> knots; ///< published method: every time step
};

/// Rolls with a = g sin α/(1+k) if tan α ≤ μ(1+k)/k; otherwise slides with a = g (sin α − μ′ cos α). The
/// centre starts above the upper edge of the ramp, touching the ramp, at rest.
Trajectory exactTrajectory(const Inputs& inputs, const Racer& racer);

/// The time stepping of Mandala 2025, listings 7 and 8: velocity, then position; if the body penetrates the
/// ramp, it is pushed out and receives the impulses of equations 5 to 8, with the effective mass and the heat
/// selected by the inputs. Starts at the printed place, h + R above the ground, which is inside the ramp.
Trajectory publishedTrajectory(const Inputs& inputs, const Racer& racer, const std::stop_token& stop);

/// The end of the motion of a body.
struct Finish {
    bool arrives = false, slides = false;
    double t = 0;     ///< time when the centre passes the foot; otherwise the time limit, s
    double speed = 0; ///< m/s

    /// `length`: abscissa of the foot, m.
    static Finish of(const Trajectory& trajectory, double length);
};

/// v + Rω down the ramp, m/s: positive if the body slides ahead of its spin.
double slipOf(const Trajectory& trajectory, const State& state);
/// The largest |slip| of all steps of the trajectory. In the exact motion the slip is 0 or grows until the
/// end.
double greatestSlip(const Trajectory& trajectory);
/// R|ω| − |v|, m/s, the slip metric of Mandala 2025, section 5.3, with the whole velocity, including bounces
/// off the ramp.
double slipMetric(const Trajectory& trajectory, const State& state);
/// The largest |slip metric| of all steps of the trajectory.
double greatestSlipMetric(const Trajectory& trajectory);

/// In J; the potential energy is counted from the ground.
Energies energiesOf(const Inputs& inputs, const Racer& racer, const State& state);

/// Change of energy plus losses from the start to the end, J.
double energyDrift(const Inputs& inputs, const Trajectory& trajectory);

/// Results of checking the energies of a trajectory.
struct Audit {
    /// Largest |energy plus losses − energy at the start|, relative to the energy gained from the start to
    /// the foot.
    double residual = 0;
    Breaches breaches; ///< impossible terms of the energy balance
};
Audit audited(const Inputs& inputs, const Trajectory& trajectory);

} // namespace talweg::incline
