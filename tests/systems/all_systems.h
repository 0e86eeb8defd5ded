#pragma once

#include "systems/incline/incline_system.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/track/track_system.h"

namespace talweg::tests {

/// All systems, created at the first call, because their texts must not be read before a test sets the
/// language.
inline const Registry& allSystems() {
    static const Registry systems = [] {
        Registry all;
        for (System system :
             {rover::system(), incline::system(), rough_plane::system(), surface::system(), track::system()})
            all.add(std::move(system));
        return all;
    }();
    return systems;
}

} // namespace talweg::tests
