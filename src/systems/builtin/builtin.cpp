#include "systems/builtin/builtin.h"

#include "systems/incline/incline_system.h"
#include "systems/rover/rover_system.h"

namespace talweg {

Registry builtinSystems() {
    Registry registry;
    registry.add(rover::system());
    registry.add(incline::system());
    return registry;
}

} // namespace talweg
