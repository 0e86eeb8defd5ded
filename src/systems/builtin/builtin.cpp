#include "systems/builtin/builtin.h"

namespace talweg {

Registry builtinSystems() {
    Registry registry;
    return registry;
}

} // namespace talweg
