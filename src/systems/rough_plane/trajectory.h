#pragma once

#include "base/translation.h"
#include "systems/rough_plane/body.h"
#include "systems/trajectory.h"

#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <vector>

namespace talweg::rough_plane {

/// Mode of motion of a body.
enum class Mode { sliding, pivoting, resting };

/// A part of the motion of a body. `at` gives the state at time t (s).
struct Segment {
    double from = 0;
    std::function<State(double t)> at;
};

struct Event {
    double t = 0; ///< s
    Mode mode = Mode::sliding;
    std::string label = {}; ///< label for display
};

enum class Outcome {
    timeLimit, ///< still moving at the time limit; `duration` is infinite if the body never comes to rest
    rest,      ///< at rest for good
    givenUp    ///< the integrator needed too many steps or found no step with an acceptable error
};

/// Motion of a body by one of the models. The first event is at t = 0.
struct Trajectory : TrajectoryOf<Segment, Event, Outcome> {
    std::size_t steps = 0; ///< number of steps of the integrator
    std::string method = {};
    std::string tolerance = tr("1e-13 per step"); ///< tolerance of the integrator

    Trajectory() { duration = std::numeric_limits<double>::infinity(); }
    /// State at time t (s), from 0 to the time limit of the run.
    State at(double t) const { return segmentAt(t).at(t); }
    /// Time when the body comes to rest for good, s; infinite if it does not.
    double stop() const {
        return outcome == Outcome::rest ? duration : std::numeric_limits<double>::infinity();
    }
    void endWith(Outcome how, double t) {
        outcome = how;
        duration = t;
    }
};

/// The coupled model: at every point of the contact, dry friction acts against the slip of this point. With q
/// = (ẋ, ẇ, ρ θ̇) and the radius of gyration ρ: q̇ = −f ∂(mean |v|)/∂q − (0, a, 0).
/// Solved in closed form if the body does not spin or has no friction. Otherwise integrated in the
/// regularized time τ, dt = |q| dτ/max(f, a), with the direction of q and ln |q| as variables. As the body
/// stops, the direction tends to a limit and ln |q| decreases steadily. The common end of sliding and
/// spinning is therefore accurate to rounding.
Trajectory coupledMotion(const Body& body, const Field& field, const State& start, double tEnd,
                         const std::stop_token& stop);

/// The coupled model by Eberly's method (Eberly 2008, sections 1 and 4): the classic Runge–Kutta method with
/// steps of dt (s) in plain time. Romberg's rule computes the integrals over a rod, and over a plate in both
/// directions. The method cannot hold a body at rest: near its stop, the body oscillates with a speed of
/// about f dt.
Trajectory steppedMotion(const Body& body, const Field& field, const State& start, double dt, double tEnd,
                         const std::stop_token& stop);

/// The means over a sliding contact by Romberg's rule, as in Eberly's method.
SlipMeans rombergMeans(const Contact& contact, const Point& velocity, double spin);

/// The decoupled model with corrected formulas (Eberly 2008, sections 4 to 6): the body slides like a
/// particle, and its spin decreases to 0 with the deceleration K = f mean|r|/ρ².
Trajectory decoupledMotion(const Body& body, const Field& field, const State& start);

/// Whether Eberly 2008 prints formulas of the decoupled model for this shape.
bool isPrinted(Shape body);

/// Deceleration of the spin by friction, by the printed formulas of the decoupled model.
struct Slowing {
    double meanDistance = 0; ///< mean distance of the contact from the centre of mass, m; 16 to 19 % too
                             ///< large for a plate
    double deceleration = 0; ///< K, rad/s²; wrong sign for a rod
};
Slowing printedSlowing(const Inputs& inputs, const Body& body, const Field& field);

/// The decoupled model with the formulas as printed (Eberly 2008, sections 4 to 6).
/// Rod: p0 + t (1 − f t²/(2 |v0|)) v0 on a level plane, and θ0 + t (1 − K t²/(2 |ω0|)) ω0 with K = −(3
/// f/2)(L1² + L2²)/(L1³ + L2³).
/// Board: ⟨|r|⟩ with the factor 1/2 before its logarithms. Box: the same ⟨|r|⟩, and friction without cos φ.
/// Other bodies: decoupledMotion.
Trajectory printedMotion(const Inputs& inputs, const Body& body, const Field& field, const State& start);

/// The viscous model: v̇ = −α v − g sin φ ŵ, θ̈ = −α θ̇ (Eberly 2008, sections 1 to 3). On a level plane the
/// body counts as stopped once max(|v|, ρ |θ̇|) is at most `stopSpeed` (m/s).
Trajectory viscousMotion(const Body& body, const Field& field, const State& start, double stopSpeed);

} // namespace talweg::rough_plane
