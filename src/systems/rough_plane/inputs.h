#pragma once

#include "systems/parameter.h"
#include "systems/rough_plane/contact.h"

#include <string_view>
#include <vector>

namespace talweg::rough_plane {

enum class Shape { particle, particles, rod, board, box };
enum class Model { coupled, decoupled, viscous, printed };
/// Solver of the coupled model: `exact` is accurate to rounding, `published` is Eberly's method.
enum class Solver { exact, published };
/// Formulas of the decoupled model. `printed`: as printed in Eberly 2008; selects Model::printed.
enum class Formulas { corrected, printed };

/// How dry friction is entered: as a coefficient or as a force.
enum class FrictionAs { mu, c };
/// Distribution of dry friction among joined particles. `each`: the forces on two particles are given.
enum class Sharing { byWeight, evenly, each };
/// End of a run: when the body is at rest, or already when it returns to w = 0.
enum class Until { rest, level };

/// The models that figures compare, in the order of their names, lines and columns.
inline constexpr Model models[]{Model::coupled, Model::decoupled, Model::viscous};
/// The models that every run solves, in the order of Model. Model::printed is the decoupled model with the
/// printed formulas.
inline constexpr Model solvedModels[]{Model::coupled, Model::decoupled, Model::viscous, Model::printed};

/// A particle of a body of joined particles, as entered.
struct GivenParticle {
    double mass = 1;   ///< kg
    Point place{0, 0}; ///< in the body's axes, relative to any origin, m
};

/// Largest number of joined particles. Each is a row of the form, and each step computes its friction.
inline constexpr std::size_t maxParticles = 50;

/// All inputs of a run, described and set by inputTable. SI units, angles in degrees.
struct Inputs {
    Shape body{};
    double m = 0;                         ///< mass, kg, > 0; joined particles have their own masses
    double L1 = 0, L2 = 0;                ///< rod: distances of its ends from the centre of mass, m, > 0
    double a = 0, b = 0;                  ///< board, box: half-sides along and across the body's first axis,
                                          ///< m, > 0
    double h = 0;                         ///< box: height of its centre of mass above the plane, m
    std::vector<GivenParticle> particles; ///< particles of the body, if `body` is `particles`

    double phi = 0; ///< tilt of the plane, °, 0 ≤ phi < 90
    double g = 0;   ///< gravity, m/s², > 0
    FrictionAs frictionAs{};
    Sharing sharing{};     ///< for joined particles
    double mu = 0;         ///< coefficient of dry friction, ≥ 0
    double cRough = 0;     ///< dry friction as the force on the whole body, μ m g cos φ, N, ≥ 0
    double c1 = 0, c2 = 0; ///< dry friction as the forces on two particles, N, ≥ 0; see hasOwnForces
    double cViscous = 0;   ///< viscous friction, kg/s, ≥ 0
    double stopSpeed = 0;  ///< viscous model on a level plane: speed below which the body counts as at rest,
                           ///< m/s, > 0

    double x0 = 0, w0 = 0; ///< centre at the start, m: x level, w uphill
    double theta0 = 0;     ///< angle at the start, °, counter-clockwise from x seen from above
    double vx = 0, vw = 0; ///< velocity of the centre at the start, m/s
    double spin = 0;       ///< spin at the start, rad/s, counter-clockwise

    Model model{}; ///< model that provides the results of the run; figures also show the others
    Solver solver{};
    double dt = 0; ///< time step of the published method, s, > 0
    Formulas formulas{};
    Until until{};
    double tEnd = 0; ///< time limit, s, > 0
};

/// The model that the inputs `model` and `formulas` select.
inline Model modelOf(const Inputs& in) {
    return in.model == Model::decoupled && in.formulas == Formulas::printed ? Model::printed : in.model;
}

/// Whether the dry friction on the two particles is c1 and c2.
inline bool hasOwnForces(const Inputs& in) {
    return in.body == Shape::particles && in.sharing == Sharing::each;
}

const std::vector<Bound<Inputs>>& inputTable();
std::vector<Problem> checkTogether(const Inputs& inputs);

/// Parses a table of particles such as "1:-0.5:0, 2:0.25:0" (mass:x:y).
Value particlesFrom(std::string_view text);

} // namespace talweg::rough_plane
