#pragma once

#include "systems/reproduction.h"

namespace talweg::surface {

/// What The Rolling Ball Simulation plots and says of its results.
Reproduction rollingBall();

} // namespace talweg::surface
