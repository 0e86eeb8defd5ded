#pragma once

#include "physics/ledger.h"
#include "systems/rough_plane/contact.h"
#include "systems/rough_plane/inputs.h"

namespace talweg::rough_plane {

/// Properties of a body that determine its motion.
struct Body {
    Contact contact;
    double mass = 1;            ///< kg
    double gyrationSquared = 0; ///< squared radius of gyration, m²; 0 for a particle, which cannot rotate
    double meanDistance = 0;    ///< mean distance of the contact from the centre of mass, m
    bool balanced = true;       ///< see isBalanced
};
Body bodyOf(const Inputs& inputs);

/// The constants of the equations of motion, m/s² and 1/s.
struct Field {
    double slope = 0;    ///< a = g sin φ, downhill
    double friction = 0; ///< f = μ g cos φ, the largest deceleration by dry friction
    double viscous = 0;  ///< α = c/m
};
Field fieldOf(const Inputs& inputs, const Body& body);

/// Position of the centre (x along the contour lines, w uphill), angle (counter-clockwise seen from above),
/// their velocities, and two integrals.
struct State {
    double x = 0, w = 0, theta = 0;  ///< m, rad
    double vx = 0, vw = 0, spin = 0; ///< m/s, rad/s
    double dissipated = 0;           ///< energy lost to friction since the start, J
    double travelled = 0;            ///< length of the centre's path, m
};
State startOf(const Inputs& inputs);

/// In J; the potential energy is counted from the origin of the plane.
Energies energiesOf(const Body& body, const Field& field, const State& state);

} // namespace talweg::rough_plane
