#pragma once

#include "systems/parameter.h"

namespace talweg::rough_plane {

// Inputs of Eberly's sample programs, as values that differ from the defaults. Eberly 2008 mentions the
// programs, but does not print them. Where a program has no viscous friction, the value is chosen here.

/// RoughPlaneParticle1: thrown up a slope with c = 1 N; ends when w returns to 0.
Values particle1();

/// RoughPlaneParticle2: a friction of 1 N on each of two particles. The first particle lies 84 m across and
/// 84 m uphill from the second, at 45°.
Values particle2();

/// RoughPlaneThinRod1 and 2: 0.1 kg/m; c = 0.5 N/m in the first. Length in m, angle in degrees, spin in
/// rad/s.
Values thinRod(double length, double angle, double spin);
/// Distance between the ends of the rod, (16, 116) and (100, 200) m. The first published programs use the
/// second height for both ends, which gives a rod of 84 m along x.
inline constexpr double rodLength = 118.794;

/// The inputs of RoughPlaneFlatBoard.
Values flatBoard();

/// The inputs of RoughPlaneSolidBox.
Values solidBox();

} // namespace talweg::rough_plane
