#pragma once

#include "systems/system.h"

namespace talweg::tests {

/// A system for tests only: a body in free fall from a height, with three parameters (`height`, `speed`,
/// `g`). Registering a system must be enough to make it available in the whole program.
System fallingBody();

} // namespace talweg::tests
