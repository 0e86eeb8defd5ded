#pragma once

#include "systems/system.h"

namespace talweg::incline {

/// Bodies rolling and sliding down a ramp side by side (Mandala, Zhang and Liu 2025).
System system();

} // namespace talweg::incline
