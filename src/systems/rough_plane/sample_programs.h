#pragma once

#include "systems/parameter.h"

namespace talweg::rough_plane {

// The inputs of Eberly's sample programs, which his document mentions but does not print, as values that
// differ from the defaults. Programs without viscous friction get a value chosen here.

/// RoughPlaneParticle1: c = 1 N, up a slope, until w is 0 again.
Values particle1();

/// RoughPlaneParticle2: both particles have 1 N. The first particle lies at 45° from the second, 84 m across
/// and 84 m uphill.
Values particle2();

/// RoughPlaneThinRod1 and 2: 0.1 kg/m and, in the first, c = 0.5 N/m. Length in m, angle in degrees, spin in
/// rad/s.
Values thinRod(double length, double angle, double spin);
/// Distance between the ends of the rod, (16, 116) and (100, 200) m. The programs as first published use the
/// second height for both ends, which gives a rod of 84 m along x.
inline constexpr double rodLength = 118.794;

/// The inputs of RoughPlaneFlatBoard.
Values flatBoard();

/// The inputs of RoughPlaneSolidBox.
Values solidBox();

} // namespace talweg::rough_plane
