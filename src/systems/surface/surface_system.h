#pragma once

#include "systems/system.h"

namespace talweg::surface {

/// The system of a round body on y = f(x).
System system();

} // namespace talweg::surface
