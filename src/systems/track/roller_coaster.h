#pragma once

#include "systems/reproduction.h"

namespace talweg::track {

/// The statements, figures and numbers of E. Neumann's Roller coaster, by its own method and by the exact
/// one.
Reproduction rollerCoaster();

} // namespace talweg::track
