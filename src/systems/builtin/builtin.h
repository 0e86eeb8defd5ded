#pragma once

#include "systems/system.h"

namespace talweg {

/// The systems included in Talweg.
Registry builtinSystems();

} // namespace talweg
