#include "systems/builtin/builtin.h"

#include "systems/rover/rover_system.h"

namespace talweg {

Registry builtinSystems() {
    Registry registry;
    registry.add(rover::system());
    return registry;
}

} // namespace talweg
