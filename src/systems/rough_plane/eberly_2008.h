#pragma once

#include "systems/reproduction.h"

namespace talweg::rough_plane {

/// The results and sample programs of Eberly's Rough Plane Analysis.
Reproduction eberly2008();

} // namespace talweg::rough_plane
