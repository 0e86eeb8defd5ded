#pragma once

#include "systems/system.h"

namespace talweg {

/// The systems Talweg ships with.
Registry builtinSystems();

} // namespace talweg
