#pragma once

#include "systems/system.h"

namespace talweg::rover {

/// System of a spherical rover that bounces, slides and rolls across a valley (Hartl 2006).
System system();

} // namespace talweg::rover
