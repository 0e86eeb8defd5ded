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

/// Motion out of the vertical plane. All zero for a run that stays in it.
struct Side {
    double z = 0;          ///< position across, m, along x × y: to the right of downrange
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

/// Energy lost, per unit mass, J/kg.
struct Losses {
    double normal = 0;     ///< lost in impacts to restitution
    double friction = 0;   ///< lost in impacts to friction
    double sliding = 0;    ///< lost to sliding
    double resistance = 0; ///< lost to rolling resistance
    double wind = 0;       ///< work of the wind, a gain; negative if the wind brakes
    double total() const { return normal + friction + sliding + resistance - wind; }
};

/// Requested level of detail of a run. Each level includes the previous one.
enum class Detail {
    ending,  ///< the verdict and place of the end; skips the quadratures for time and losses on rims
    outcome, ///< all numbers of the outcome
    full     ///< every segment and every event
};

/// Mode of the sphere between two events, for drawing. The order is that of rover::system().modes.
enum class Mode { flight, rolling, sliding, rim, rest };

/// Motion in the air without drag.
struct Flight {
    double g = 0; ///< m/s²
};

/// Bounces on one face.
struct Bouncing {
    BounceTrain train;
    Point anchor, tangent, normal; ///< point of the face with length 0, m; its unit vectors
    std::int64_t impacts;          ///< number of impacts; BounceTrain::infinite if the bouncing dies out
    double g;                      ///< m/s²
    Point drag{0, 0};              ///< constant acceleration by drag, m/s²
};

/// Bounces through air on one face, summed by averaging.
struct BouncingInAir {
    BounceAverage bounces;
    Point anchor, tangent, normal; ///< see Bouncing
};

/// Motion in contact with a face.
struct OnFace {
    PlaneMotion plane;
    Point anchor, tangent; ///< see Bouncing
};

/// Sliding on a face while the direction of the slip turns.
struct TurningOnFace {
    TurningSlide slide;
    Point anchor, tangent; ///< see Bouncing
};

/// Motion in contact with a rim.
struct OnRim {
    RimMotion rim;
    Point vertex; ///< m
    double b;     ///< radius, m
    double end;   ///< arc about the vertex from the beginning to the end, rad, clockwise positive
};

/// Motion of a sphere held in a corner while its spin decays.
struct InCorner {
    double spinRate;     ///< rad/s²
    double inertia;      ///< moment of inertia per unit mass, k b², m²
    double resisted = 0; ///< fraction of the loss that is due to rolling resistance
};

/// Motion in the air with drag. The time of each step is counted from its beginning.
struct FlightInAir {
    struct Step {
        double from; ///< since the segment began, s
        FlightSeries series;
        double work; ///< work of the wind before the step, J/kg
    };
    std::vector<Step> steps;
};

/// Motion in contact with a face, under drag and rolling resistance.
struct OnFaceInAir {
    DragMotion motion;
    double s0 = 0; ///< place at the beginning, m
    DrivenContact contact;
    double b = 1, w0 = 0, spinRate = 0;  ///< radius, m; while sliding: spin at the beginning, rad/s, and its
                                         ///< rate, rad/s²
    double friction = 0, resistance = 0; ///< μ′ N while sliding, c_rr N, m/s²
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

/// Motion in contact with a rim, under drag and rolling resistance.
struct OnRimInAir {
    struct Step {
        double from; ///< since the segment began, s
        RimSeries series;
        double turned, airWork, sliding, resisting; ///< totals before the step
    };
    std::vector<Step> steps;
    Point vertex{0, 0};
    double b = 1;
    bool slides = false;
};

/// Knots of a step of a numerical integrator: at its beginning, in its middle and at its end.
inline constexpr std::size_t knotsPerStep = 3;

/// Steps of a numerical integrator. States between the knots are interpolated from the integrator's dense
/// output in the middle of each step and the rates of change.
struct Stepped {
    struct Knot {
        double t = 0; ///< since the segment began, s
        State state;
        Losses lost = {};  ///< since the segment began, J/kg
        State rate = {};   ///< rate of change of each number of the state, per s
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

/// Motion of the sphere between two events. state(t) is exact for every kind except Stepped, which has the
/// accuracy of its integrator.
struct Segment {
    double from = 0, to = 0; ///< s
    State start;
    Losses lossesBefore;
    std::size_t piece = 0; ///< index of a piece of the offset curve
    SegmentKind kind;

    Mode mode() const { return modeOf(kind); }
    bool slides() const { return rover::slides(kind); }
    /// State for from ≤ t ≤ to; if an impact ends the segment, the last state is that before the impact.
    State state(double t) const;
    Losses losses(double t) const;
};

/// State just after the n-th impact of a train that began with the state `start`.
State afterImpact(const Bouncing& bouncing, const State& start, std::int64_t n);
State afterImpact(const BouncingInAir& bouncing, const State& start, std::int64_t n);
/// State just before the n-th impact, n ≥ 1.
State beforeImpact(const BouncingInAir& bouncing, const State& start, std::int64_t n);

/// State at an arc (rad, from the beginning) of the motion over a rim that began with the state `start`.
State atArc(const OnRim& rim, const State& start, double arc);

/// The state after a free fall of `t` seconds.
State fallen(const State& start, double g, double t);

/// The side motion after `t` seconds without a force across.
inline Side drifted(const Side& s, double t) {
    return {s.z + s.vz * t, s.vz, s.wx, s.wy};
}

inline bool isAtRest(const Side& side) {
    return side.vz == 0 && side.wx == 0 && side.wy == 0;
}

/// Spin in the frame of a face with the tangent `t` (towards +x): about the tangent, then about the normal.
inline Point spinOnFace(const Side& side, const Point& t) {
    return {side.wx * t.x() + side.wy * t.y(), side.wy * t.x() - side.wx * t.y()};
}
/// Spin and velocity in the frame of a face with the tangent `t`.
inline Speeds speedsOn(const Point& t, const State& s) {
    const Point aside = spinOnFace(s.side, t);
    return {{aside.x(), aside.y(), s.w},
            {t.x() * s.vx + t.y() * s.vy, t.x() * s.vy - t.y() * s.vx, s.side.vz}};
}
/// The side motion with the spin replaced by the given one.
inline Side withSpinOnFace(Side side, const Point& t, double aboutTangent, double aboutNormal) {
    side.wx = aboutTangent * t.x() - aboutNormal * t.y();
    side.wy = aboutTangent * t.y() + aboutNormal * t.x();
    return side;
}

} // namespace talweg::rover
