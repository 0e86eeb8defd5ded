#pragma once

#include "physics/body.h"
#include "physics/grip.h"
#include "physics/impact.h"
#include "physics/ledger.h"
#include "terrain/rolling_path.h"

#include <algorithm>
#include <memory>

namespace talweg::surface {

/// The body and its surroundings: ground, gravity and air.
struct World {
    std::shared_ptr<const RollingPath> shared; ///< may be shared with other runs on the same ground
    const RollingPath& path = *shared;
    RoundBody body;
    ContactLaw law;
    double cRr = 0;    ///< rolling resistance: couple divided by radius and normal force
    double g = 0;      ///< m/s²
    double drag = 0;   ///< K of still air, 1/m: drag per unit mass is K v²
    double lowest = 0; ///< elevation of the centre where the potential energy is zero, m

    /// Largest static friction per unit mass for a normal force per unit mass, m/s². A contact that needs
    /// exactly this much holds.
    double grip(double normal) const { return heldBy(law.mu) * normal; }
    /// Largest slope on which a body at rest stays, as its tangent.
    double restingSlope() const { return heldBy(std::min(cRr, law.mu)); }
    /// Normal speed of a rebound below which the body remains in contact, m/s.
    double still() const;
};

/// Energy per unit mass lost by the body, J/kg.
struct Losses {
    double dry = 0;     ///< lost to sliding in contact
    double rolling = 0; ///< lost to rolling resistance
    double impacts = 0; ///< lost to restitution and friction in impacts
    double air = 0;     ///< lost to drag

    double total() const { return dry + rolling + impacts + air; }
};

/// Forces along the tangent of the ground, positive to the right, and the resulting accelerations. All per
/// unit mass, m/s². Friction is NaN if it acts at two points at once.
struct Forces {
    double dry = 0;          ///< static or kinetic friction
    double resistance = 0;   ///< rolling resistance; a couple is divided by the radius
    double acceleration = 0; ///< acceleration of the centre
    double spinUp = 0;       ///< angular acceleration times the radius, positive counter-clockwise
    double drag = 0;         ///< drag of the air on the centre
};

/// The body at one time. Forces and losses are per unit mass.
struct Moment {
    Point centre{0, 0}, velocity{0, 0};
    double omega = 0;    ///< rad/s, counter-clockwise
    double angle = 0;    ///< angle turned through, rad, counter-clockwise
    double along = 0;    ///< speed along the ground below, m/s
    double slip = 0;     ///< along + b ω, m/s
    double normal = 0;   ///< normal force, m/s²; 0 in the air
    Point contact{0, 0}; ///< point of the ground that the body touches or, in flight, would touch after a
                         ///< vertical descent
    Losses losses;
    PathBend bend = {}; ///< bend of the centre's path at the body or below it
    Forces forces = {};
};

/// In J/kg.
Energies energiesOf(const World& world, const Moment& moment);

/// The reference for energy errors, J/kg: the mechanical energy at the start, counted from the lowest
/// position of the centre, or g b if that is larger.
double energyScale(const World& world, const Moment& start);

} // namespace talweg::surface
