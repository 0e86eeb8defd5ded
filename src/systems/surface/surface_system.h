#pragma once

#include "systems/system.h"

namespace talweg::surface {

/// A round body on the ground y = f(x).
System system();

} // namespace talweg::surface
