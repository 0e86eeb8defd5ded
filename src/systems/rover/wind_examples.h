#pragma once

#include "systems/system.h"

namespace talweg::rover {

/// Projects about rovers that the wind drives or the air brakes.
std::vector<Example> windExamples();

} // namespace talweg::rover
