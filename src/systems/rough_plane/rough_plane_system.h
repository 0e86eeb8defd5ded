#pragma once

#include "systems/system.h"

namespace talweg::rough_plane {

/// Bodies that slide flat on a rough tilted plane (Eberly 2008).
System system();

} // namespace talweg::rough_plane
