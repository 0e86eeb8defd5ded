#pragma once

#include "physics/fall_in_air.h"
#include "physics/free_fall.h"
#include "systems/track/rail.h"

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

namespace talweg::track {

/// Contact parameters of a ball with finite friction.
struct Grip {
    double muS = 0, muK = 0; ///< static and kinetic friction
    double cRr = 0;          ///< rolling resistance: couple divided by radius and normal force
};

/// The body and the forces on it. All quantities are per unit mass.
struct Setup {
    double g = 0;          ///< m/s²
    double damping = 0;    ///< c/m, 1/s, while on the track
    double k = 0;          ///< inertia factor of a ball; 0 for a bead
    double b = 0;          ///< radius of the ball, m; 0 for a bead
    bool oneSided = false; ///< whether the track can only push the body
    double side = 0;       ///< 1: body on the left of the track in the direction of increasing p, −1: right
    double e = 0;          ///< coefficient of restitution
    double stick = 0;      ///< normal speed of a rebound below which the body remains in contact, m/s
    double tEnd = 0;       ///< time limit, s
    std::optional<Grip> grip = {}; ///< if empty, a ball never slips and has no rolling resistance
    double drag = 0;               ///< K of still air, 1/m, on the track and in flight

    bool isLossless() const { return damping == 0 && drag == 0; }
    /// Deceleration by drag at a speed along the track, m/s².
    double dragAt(double v) const { return drag * std::abs(v) * v; }
    /// Deceleration by damping and drag, m/s².
    double resistanceAt(double v) const { return damping * v + dragAt(v); }
};

/// Motion on the track: position, speed of the centre along its path towards larger p (m/s); since the
/// contact began, losses to damping and air (J/kg), path length of the centre (m), and the part of the losses
/// due to air (J/kg).
struct Riding {
    Rail::Spot spot;
    double v = 0, work = 0, way = 0, air = 0;
    bool operator==(const Riding&) const = default;
};

/// Contact over a time range, stored as states at knots. The state between two knots is one step from the
/// earlier knot.
struct Contact {
    struct Knot {
        double t;
        Riding state;
    };
    std::vector<Knot> knots;
    /// Energy at the beginning, J/kg, counted from the elevation `reference`, m.
    double energy = 0, reference = 0;

    /// Motion without losses is periodic: it repeats backwards after each turn, or lap after lap. After the
    /// time `to`, it repeats the motion from the time `from`.
    struct Repeat {
        double from = 0, to = 0;
        bool swings = false; ///< whether it oscillates; otherwise it makes laps
        double way = 0;      ///< length of a lap, m
    };
    std::optional<Repeat> repeat = {};
};

/// State of a ball on a track with finite friction: position, v (m/s), slip s = v + σ b ω (m/s, σ the side),
/// rotation angle (rad), and the energy lost since the start of the run to dry friction, rolling resistance,
/// damping and air (J/kg).
struct Gripped {
    Rail::Spot spot;
    double v = 0, slip = 0, angle = 0;
    double dry = 0, rolling = 0, damping = 0, air = 0;
};

/// The signs that are constant during one segment of contact with finite friction.
struct GripRegime {
    bool slipping = false;
    int heading = 0; ///< rolling: the sign of v
    int slip = 0;    ///< slipping: the sign of the slip
    int spin = 0;    ///< slipping: the sign of σ ω; 0 if rolling resistance prevents rotation
};

/// Contact with finite friction, stored as states at knots. The state between two knots is one step from the
/// earlier knot.
struct Gripping {
    GripRegime regime;
    struct Knot {
        double t;
        Gripped state;
    };
    std::vector<Knot> knots;
};

/// Motion on a track table: length along the chords (m, over all laps of a closed track), speed (m/s), and
/// loss to damping (J/kg).
struct Tabled {
    double p = 0, v = 0, work = 0;
};

/// Motion in steps along a table, stored as states at knots. The state between two knots is computed by a
/// partial step.
struct Stepped {
    struct Knot {
        double t;
        Tabled state;
    };
    std::vector<Knot> knots;
};

/// A flight. Times count from its beginning, s.
struct Flight {
    FreeFall fall;
    double parameter = 0;                ///< parameter of the track at take-off
    std::shared_ptr<FallInAir> air = {}; ///< null in a vacuum

    Point centreAt(double t) const { return air ? air->centreAt(t) : fall.centreAt(t); }
    Point velocityAt(double t) const { return air ? air->velocityAt(t) : fall.velocityAt(t); }
    double lostAt(double t) const { return air ? air->lostAt(t) : 0; } ///< energy lost to the air, J/kg
};

/// Rest at one point until the end of the run.
struct Rest {
    Rail::Spot spot;
};

} // namespace talweg::track
