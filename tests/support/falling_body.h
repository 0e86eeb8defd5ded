#pragma once

#include "systems/system.h"

namespace talweg::tests {

/// A system that lives only in the tests: a body falling freely from a height, with three parameters
/// (`height`, `speed`, `g`). Registering it must be all it takes to have it in the program.
System fallingBody();

} // namespace talweg::tests
