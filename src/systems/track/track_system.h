#pragma once

#include "systems/system.h"

namespace talweg::track {

/// A bead or a ball on a curve in the vertical plane (E. Neumann, Roller coaster, myphysicslab.com).
System system();

} // namespace talweg::track
