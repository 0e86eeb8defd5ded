#pragma once

#include "systems/incline/incline_system.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/track/track_system.h"

namespace talweg::tests {

inline Registry allSystems() {
    Registry systems;
    for (System system :
         {rover::system(), incline::system(), rough_plane::system(), surface::system(), track::system()})
        systems.add(std::move(system));
    return systems;
}

} // namespace talweg::tests
