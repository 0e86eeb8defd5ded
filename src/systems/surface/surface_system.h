#pragma once

#include "systems/system.h"

namespace talweg::surface {

/// A round body on y = f(x), as the rest of the program knows it.
System system();

} // namespace talweg::surface
