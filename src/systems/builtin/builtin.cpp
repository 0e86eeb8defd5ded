#include "systems/builtin/builtin.h"

#include "systems/incline/incline_system.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/track/track_system.h"

namespace talweg {

Registry builtinSystems() {
    Registry registry;
    registry.add(rover::system());
    registry.add(incline::system());
    registry.add(rough_plane::system());
    registry.add(surface::system());
    registry.add(track::system());
    return registry;
}

} // namespace talweg
