#pragma once

#include "systems/reproduction.h"

namespace talweg::surface {

/// The plots and results of The Rolling Ball Simulation.
Reproduction rollingBall();

} // namespace talweg::surface
