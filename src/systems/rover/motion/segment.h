#pragma once

#include "base/point.h"
#include "physics/bounce_train.h"
#include "physics/plane_motion.h"
#include "physics/rim_motion.h"
#include "physics/turning_slide.h"

#include <variant>
#include <vector>

namespace talweg::rover {

/// Motion out of the vertical plane: place across (m, z = x × y), its rate (m/s), and the spin about the axes
/// x and y (rad/s). All zero for a run that stays in the plane.
struct Side {
    double z = 0, vz = 0, wx = 0, wy = 0;
};

/// Centre (m), its velocity (m/s), spin (rad/s, counter-clockwise positive) and angle turned through (rad).
struct State {
    double x = 0, y = 0, vx = 0, vy = 0, w = 0, angle = 0;
    Side side = {};
};

/// Energy per unit mass that is no longer mechanical, J/kg.
struct Losses {
    double normal = 0;   ///< in impacts, to restitution
    double friction = 0; ///< in impacts, to friction
    double sliding = 0;  ///< to sliding
    double total() const { return normal + friction + sliding; }
};

/// How much of a run is asked for.
enum class Detail {
    ending,  ///< how and where it ends; saves the quadratures for the time and the losses on rims
    outcome, ///< all numbers of the outcome
    full     ///< every segment and every event
};

/// What a sphere does between two events, for drawing. The order is that of rover::system().modes.
enum class Mode { flight, rolling, sliding, rim, rest };

struct Flight {
    double g = 0;
};

/// Bounces on one face.
struct Bouncing {
    BounceTrain train;
    Point anchor, tangent, normal;
    std::int64_t impacts;
    double g;
};

/// In contact with a face.
struct OnFace {
    PlaneMotion plane;
    Point anchor, tangent;
};

/// Sliding on a face with a slip that turns.
struct TurningOnFace {
    TurningSlide slide;
    Point anchor, tangent;
};

/// In contact with a rim.
struct OnRim {
    RimMotion rim;
    Point vertex;
    double b, end;
};

/// Held in a corner while the spin dies.
struct InCorner {
    double spinRate; ///< rad/s²
    double inertia;  ///< moment of inertia per mass, k b², m²
};

/// Steps of a numerical integrator.
struct Stepped {
    struct Knot {
        double t; ///< since the segment began, s
        State state;
        double sliding; ///< work of friction since the segment began, J/kg
    };
    std::vector<Knot> knots;
    Mode mode;
};

using SegmentKind = std::variant<Flight, Bouncing, OnFace, TurningOnFace, OnRim, InCorner, Stepped>;

/// What the sphere does between two events; state(t) is exact for every kind but Stepped.
struct Segment {
    double from = 0, to = 0; ///< s
    State start;
    Losses lossesBefore;
    std::size_t piece = 0; ///< of the offset curve
    SegmentKind kind;

    Mode mode() const;
    /// At from ≤ t ≤ to; where an impact ends the segment, just before it.
    State state(double t) const;
    Losses losses(double t) const;
};

/// The state after a free fall of `t` seconds.
State fallen(const State& start, double g, double t);

/// Side motion after `t` seconds without a force across.
inline Side drifted(const Side& s, double t) {
    return {s.z + s.vz * t, s.vz, s.wx, s.wy};
}

inline bool isAtRest(const Side& side) {
    return side.vz == 0 && side.wx == 0 && side.wy == 0;
}

/// Spin as seen from a face with the tangent `t` (towards +x): about the tangent, then about the normal.
inline Point spinOnFace(const Side& side, const Point& t) {
    return {side.wx * t.x() + side.wy * t.y(), side.wy * t.x() - side.wx * t.y()};
}
/// The side motion with that spin instead.
inline Side withSpinOnFace(Side side, const Point& t, double aboutTangent, double aboutNormal) {
    side.wx = aboutTangent * t.x() - aboutNormal * t.y();
    side.wy = aboutTangent * t.y() + aboutNormal * t.x();
    return side;
}

} // namespace talweg::rover
