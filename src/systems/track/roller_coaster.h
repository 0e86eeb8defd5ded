#pragma once

#include "systems/reproduction.h"

namespace talweg::track {

/// What E. Neumann's Roller coaster states, draws and prints, by its own method and by the exact one.
Reproduction rollerCoaster();

} // namespace talweg::track
