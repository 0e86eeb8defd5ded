#pragma once

#include "systems/reproduction.h"

namespace talweg::rough_plane {

/// What Eberly's Rough Plane Analysis derives, prints and says of its sample programs.
Reproduction eberly2008();

} // namespace talweg::rough_plane
