#pragma once

#include "systems/parameter.h"
#include "systems/rough_plane/contact.h"

#include <string_view>
#include <vector>

namespace talweg::rough_plane {

enum class Shape { particle, particles, rod, board, box };
enum class Model { coupled, decoupled, viscous, printed };
/// How the coupled model is solved: as exactly as numbers allow, or by the document's own method.
enum class Solver { exact, published };
/// By which formulas the decoupled model moves; as printed it is Model::printed.
enum class Formulas { corrected, printed };

/// By what rough friction is given: its coefficient, or the force.
enum class FrictionAs { mu, c };
/// How rough friction is shared out among joined particles.
enum class Sharing { byWeight, evenly };
/// What a run goes on to: rest, or the level w = 0 if the body comes down to it before.
enum class Until { rest, level };

/// The three models that are drawn over one another, in the order of their names, lines and columns.
inline constexpr Model models[]{Model::coupled, Model::decoupled, Model::viscous};
/// All that every run solves, in the order of their numbers: those, and the decoupled one as it is printed.
inline constexpr Model solvedModels[]{Model::coupled, Model::decoupled, Model::viscous, Model::printed};

/// A particle of a body of several, as it is written down.
struct GivenParticle {
    double mass = 1;   ///< kg
    Point place{0, 0}; ///< in the body's axes, from any origin, m
};

/// At most so many are joined: each is a row of the form and a term of the forces at every step.
inline constexpr std::size_t maxParticles = 50;

/// Everything that determines a run, as inputTable explains and fills it. SI units, angles in degrees.
struct Inputs {
    Shape body{};
    double m = 0;                         ///< mass, kg, > 0; of several particles each has its own
    double L1 = 0, L2 = 0;                ///< rod: from the centre of mass to its ends, m, > 0
    double a = 0, b = 0;                  ///< board, box: half the side along and across the angle, m, > 0
    double h = 0;                         ///< box: height of its centre of mass above the plane, m
    std::vector<GivenParticle> particles; ///< joined to one body

    double phi = 0; ///< tilt of the plane, °, 0 ≤ phi < 90
    double g = 0;   ///< gravity, m/s², > 0
    FrictionAs frictionAs{};
    Sharing sharing{};    ///< of several particles
    double mu = 0;        ///< rough friction, ≥ 0
    double cRough = 0;    ///< the same as the force on the whole body, μ m g cos φ, N, ≥ 0
    double cViscous = 0;  ///< viscous friction, kg/s, ≥ 0
    double stopSpeed = 0; ///< viscous model on the level: slower is at rest, m/s, > 0

    double x0 = 0, w0 = 0; ///< centre at the start, m: x level, w uphill
    double theta0 = 0;     ///< angle at the start, °, counter-clockwise from x seen from above
    double vx = 0, vw = 0; ///< velocity of the centre at the start, m/s
    double spin = 0;       ///< at the start, rad/s, counter-clockwise

    Model model{}; ///< whose numbers are the run's; the others are drawn beside it
    Solver solver{};
    double dt = 0; ///< of the published method, s, > 0
    Formulas formulas{};
    Until until{};
    double tEnd = 0; ///< time limit, s, > 0
};

/// The model that the choices of model and formulas ask for.
inline Model modelOf(const Inputs& in) {
    return in.model == Model::decoupled && in.formulas == Formulas::printed ? Model::printed : in.model;
}

const std::vector<Bound<Inputs>>& inputTable();
std::vector<Problem> checkTogether(const Inputs& inputs);

/// The table of particles that a text such as "1:-0.5:0, 2:0.25:0" (mass, place) describes.
Value particlesFrom(std::string_view text);

} // namespace talweg::rough_plane
