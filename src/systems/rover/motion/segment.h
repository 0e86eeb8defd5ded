#pragma once

#include "base/point.h"
#include "physics/bounce_average.h"
#include "physics/bounce_train.h"
#include "physics/drag_motion.h"
#include "physics/driven_contact.h"
#include "physics/flight_series.h"
#include "physics/plane_motion.h"
#include "physics/rim_motion.h"
#include "physics/rim_series.h"
#include "physics/turning_slide.h"

#include <variant>
#include <vector>

namespace talweg::rover {

/// Out-of-plane motion. All zero for a run in the vertical plane.
struct Side {
    double z = 0;          ///< position across, m, in the direction x × y: to the right of downrange
    double vz = 0;         ///< velocity across, m/s
    double wx = 0, wy = 0; ///< spin about the axes x and y, rad/s
};

struct State {
    double x = 0, y = 0;   ///< centre, m
    double vx = 0, vy = 0; ///< velocity of the centre, m/s
    double w = 0;          ///< spin, rad/s, counter-clockwise positive
    double angle = 0;      ///< angle turned through since the start, rad, counter-clockwise positive
    Side side = {};
};

/// Energy lost since the start, per unit mass, J/kg.
struct Losses {
    double normal = 0;     ///< lost to restitution in impacts
    double friction = 0;   ///< lost to friction in impacts
    double sliding = 0;    ///< lost to sliding
    double resistance = 0; ///< lost to rolling resistance
    double wind = 0;       ///< work of the wind, counted as a gain; negative if the air brakes
    double total() const { return normal + friction + sliding + resistance - wind; }
};

/// Requested level of detail of a run. Each level includes the previous one.
enum class Detail {
    ending,  ///< the verdict and the final place; skips the quadratures for time and losses on rims
    outcome, ///< all numbers of the outcome
    full     ///< every segment and every event
};

/// Mode of the sphere between two events, for drawing. In the order of rover::system().modes.
enum class Mode { flight, rolling, sliding, rim, rest };

/// Flight without drag.
struct Flight {
    double g = 0; ///< m/s²
};

/// A train of bounces on one face, without air or with constant drag.
struct Bouncing {
    BounceTrain train;
    Point anchor, tangent, normal; ///< point of the face at which the length is 0, m; its unit vectors
    std::int64_t impacts;          ///< number of impacts; BounceTrain::infinite if the bouncing dies out
    double g;                      ///< m/s²
    Point drag{0, 0};              ///< constant acceleration by drag, m/s²
};

/// Bounces through air on one face, computed by averaging.
struct BouncingInAir {
    BounceAverage bounces;
    Point anchor, tangent, normal; ///< see Bouncing
};

/// Motion in contact with a face.
struct OnFace {
    PlaneMotion plane;
    Point anchor, tangent; ///< see Bouncing
};

/// Sliding on a face with slip that turns its direction.
struct TurningOnFace {
    TurningSlide slide;
    Point anchor, tangent; ///< see Bouncing
};

/// Motion in contact with a rim.
struct OnRim {
    RimMotion rim;
    Point vertex; ///< m
    double b;     ///< radius, m
    double end;   ///< angle about the vertex from the beginning to the end, rad, clockwise positive
};

/// Motion of a sphere that is held in a corner while its spin decays.
struct InCorner {
    double spinRate;     ///< rad/s²
    double inertia;      ///< moment of inertia per unit mass, k b², m²
    double resisted = 0; ///< fraction of the loss that is caused by rolling resistance
};

/// Flight with drag. The time in each step is counted from the beginning of the step.
struct FlightInAir {
    struct Step {
        double from; ///< since the segment began, s
        FlightSeries series;
        double work; ///< work of the wind from the beginning of the segment to `from`, J/kg
    };
    std::vector<Step> steps;
};

/// Motion in contact with a face, with drag and rolling resistance.
struct OnFaceInAir {
    DragMotion motion;
    double s0 = 0; ///< place at the beginning, m
    DrivenContact contact;
    double b = 1, w0 = 0, spinRate = 0;  ///< radius, m; while sliding: spin at the beginning, rad/s, and its
                                         ///< rate, rad/s²
    double friction = 0, resistance = 0; ///< μ′ N while sliding, and c_rr N, m/s²
    Point anchor{0, 0}, tangent{1, 0};   ///< see Bouncing

    double spin(double t) const { return contact.rolls ? -motion.v(t) / b : w0 + spinRate * t; }
    double turned(double t) const {
        return contact.rolls ? -(motion.s(t) - s0) / b : t * (w0 + 0.5 * spinRate * t);
    }
    double slidingWork(double t) const {
        return contact.rolls ? 0 : friction * contact.slipSense * (motion.s(t) - s0 + b * turned(t));
    }
    double resisted(double t) const { return resistance * b * std::abs(turned(t)); }
};

/// Motion in contact with a rim, with drag and rolling resistance.
struct OnRimInAir {
    struct Step {
        double from; ///< since the segment began, s
        RimSeries series;
        double turned, airWork, sliding, resisting; ///< totals from the beginning of the segment to `from`
    };
    std::vector<Step> steps;
    Point vertex{0, 0};
    double b = 1;
    bool slides = false;
};

/// Number of knots of a step of a numerical integrator: at its beginning, in its middle and at its end.
inline constexpr std::size_t knotsPerStep = 3;

/// Steps of a numerical integrator. States between the knots are interpolated from the states and their rates
/// of change at the knots. The state in the middle of a step comes from the integrator's dense output.
struct Stepped {
    struct Knot {
        double t = 0; ///< since the segment began, s
        State state;
        Losses lost = {};  ///< since the segment began, J/kg
        State rate = {};   ///< derivative of each member of the state, per s
        Losses power = {}; ///< rate of each loss, W/kg
    };
    std::vector<Knot> knots; ///< knots of all steps, in order of time
    Mode mode;
    bool slides = false; ///< whether it slides on a rim
};

using SegmentKind = std::variant<Flight, Bouncing, OnFace, TurningOnFace, OnRim, InCorner, Stepped,
                                 FlightInAir, OnFaceInAir, OnRimInAir, BouncingInAir>;

Mode modeOf(const SegmentKind& kind);
/// Whether the contact point slips.
bool slides(const SegmentKind& kind);

/// Motion of the sphere between two events. state(t) is exact for every kind except Stepped, which is as
/// accurate as its integrator.
struct Segment {
    double from = 0, to = 0; ///< s
    State start;
    Losses lossesBefore;
    std::size_t piece = 0; ///< index of a piece of the offset curve
    SegmentKind kind;

    Mode mode() const { return modeOf(kind); }
    bool slides() const { return rover::slides(kind); }
    /// State for from ≤ t ≤ to. If an impact ends the segment, state(to) is the state before the impact.
    State state(double t) const;
    Losses losses(double t) const;
};

/// State just after the n-th impact of a sequence of bounces that began with the state `start`.
State afterImpact(const Bouncing& bouncing, const State& start, std::int64_t n);
State afterImpact(const BouncingInAir& bouncing, const State& start, std::int64_t n);
/// State just before the n-th impact, n ≥ 1.
State beforeImpact(const BouncingInAir& bouncing, const State& start, std::int64_t n);

/// State at an arc (rad, from the beginning) of the motion around a rim that began with the state `start`.
State atArc(const OnRim& rim, const State& start, double arc);

/// The state after t seconds of flight without drag.
State fallen(const State& start, double g, double t);

/// The out-of-plane motion after t seconds without a force across.
inline Side drifted(const Side& s, double t) {
    return {s.z + s.vz * t, s.vz, s.wx, s.wy};
}

inline bool isAtRest(const Side& side) {
    return side.vz == 0 && side.wx == 0 && side.wy == 0;
}

/// Out-of-plane spin in the frame of a face with the tangent `t` (towards +x): components about the tangent
/// and about the normal, rad/s.
inline Point spinOnFace(const Side& side, const Point& t) {
    return {side.wx * t.x() + side.wy * t.y(), side.wy * t.x() - side.wx * t.y()};
}
/// Spin and velocity in the frame of a face with the tangent `t`; see Speeds.
inline Speeds speedsOn(const Point& t, const State& s) {
    const Point aside = spinOnFace(s.side, t);
    return {{aside.x(), aside.y(), s.w},
            {t.x() * s.vx + t.y() * s.vy, t.x() * s.vy - t.y() * s.vx, s.side.vz}};
}
/// The out-of-plane motion with the spin replaced by these components (rad/s) in the frame of the face.
inline Side withSpinOnFace(Side side, const Point& t, double aboutTangent, double aboutNormal) {
    side.wx = aboutTangent * t.x() - aboutNormal * t.y();
    side.wy = aboutTangent * t.y() + aboutNormal * t.x();
    return side;
}

} // namespace talweg::rover
