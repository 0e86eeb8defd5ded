#pragma once

#include "systems/system.h"

namespace talweg::rover {

/// Example projects with rovers that are driven by the wind or braked by the air.
std::vector<Example> windExamples();

} // namespace talweg::rover
