#pragma once

#include "systems/system.h"

namespace talweg::rover {

/// A spherical rover bouncing, sliding and rolling across a valley (Hartl 2006).
System system();

} // namespace talweg::rover
