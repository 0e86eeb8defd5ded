#pragma once

#include "physics/fall_in_air.h"
#include "physics/free_fall.h"
#include "systems/track/rail.h"

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

namespace talweg::track {

/// Contact parameters of a ball that may slip.
struct Grip {
    double muS = 0, muK = 0; ///< static and kinetic friction
    double cRr = 0;          ///< rolling resistance: couple over radius and normal force
};

/// The body and the forces on it. Everything per unit mass.
struct Setup {
    double g = 0;          ///< m/s²
    double damping = 0;    ///< c/m, 1/s, while on the track
    double k = 0;          ///< inertia factor of a ball that rolls; 0 for a bead
    double b = 0;          ///< radius of that ball, m; 0 for a bead
    bool oneSided = false; ///< the track only pushes
    double side = 0;       ///< 1: the body is to the left of the way of increasing p, −1: to the right
    double e = 0;          ///< coefficient of restitution
    double stick = 0;      ///< a rebound slower than this ends in contact, m/s
    double tEnd = 0;       ///< time limit, s
    std::optional<Grip> grip = {}; ///< nothing: a ball never slips, and rolls without resistance
    double drag = 0;               ///< K of the still air, 1/m, on the track and in flight

    bool isLossless() const { return damping == 0 && drag == 0; }
    /// Of the air against a speed along the track, m/s².
    double dragAt(double v) const { return drag * std::abs(v) * v; }
    /// Of damping and air.
    double resistanceAt(double v) const { return damping * v + dragAt(v); }
};

/// Motion on the track: position, speed along the centre's path towards larger p (m/s), losses to damping and
/// air since the contact began (J/kg), path length of the centre since then (m), and the part of the losses
/// due to air.
struct Riding {
    Rail::Spot spot;
    double v = 0, work = 0, way = 0, air = 0;
    bool operator==(const Riding&) const = default;
};

/// Contact over a time range, known at knots; one step in between.
struct Contact {
    struct Knot {
        double t;
        Riding state;
    };
    std::vector<Knot> knots;
    /// Energy at the beginning, J/kg, counted from the elevation `reference`, m.
    double energy = 0, reference = 0;

    /// Without losses the motion repeats itself, backwards after each turn or lap after lap: from `to` on it
    /// repeats the motion since `from`.
    struct Repeat {
        double from = 0, to = 0;
        bool swings = false; ///< to and fro; otherwise laps
        double way = 0;      ///< of a lap, m
    };
    std::optional<Repeat> repeat = {};
};

/// A ball on a track with finite friction: slip s = v + σ b ω (m/s, σ the side); the angle turned through
/// (rad) and what dry friction, rolling resistance, damping and air have taken (J/kg) since the start of the
/// run.
struct Gripped {
    Rail::Spot spot;
    double v = 0, slip = 0, angle = 0;
    double dry = 0, rolling = 0, damping = 0, air = 0;
};

/// The signs that stay constant during one segment of such a contact.
struct GripRegime {
    bool slipping = false;
    int heading = 0; ///< rolling: of v
    int slip = 0;    ///< slipping: of the slip
    int spin = 0;    ///< slipping: of σ ω; 0 where rolling resistance keeps it from turning
};

/// Such a contact, known at knots; one step in between.
struct Gripping {
    GripRegime regime;
    struct Knot {
        double t;
        Gripped state;
    };
    std::vector<Knot> knots;
};

/// Motion on a track that is a table: the length of its chords (m, over all laps of a closed track), the
/// speed (m/s), and the loss to damping (J/kg).
struct Tabled {
    double p = 0, v = 0, work = 0;
};

/// Motion in steps along a table, known at knots; part of a step in between.
struct Stepped {
    struct Knot {
        double t;
        Tabled state;
    };
    std::vector<Knot> knots;
};

/// Times count from its beginning, s.
struct Flight {
    FreeFall fall;
    double parameter = 0;                ///< of the track where it began
    std::shared_ptr<FallInAir> air = {}; ///< null in a vacuum

    Point centreAt(double t) const { return air ? air->centreAt(t) : fall.centreAt(t); }
    Point velocityAt(double t) const { return air ? air->velocityAt(t) : fall.velocityAt(t); }
    double lostAt(double t) const { return air ? air->lostAt(t) : 0; } ///< to the air, J/kg
};

/// At rest for ever at one place.
struct Rest {
    Rail::Spot spot;
};

} // namespace talweg::track
