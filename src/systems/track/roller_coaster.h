#pragma once

#include "systems/reproduction.h"

namespace talweg::track {

/// The statements, figures and numbers of E. Neumann's Roller coaster, by Neumann's method and by the exact
/// method.
Reproduction rollerCoaster();

} // namespace talweg::track
