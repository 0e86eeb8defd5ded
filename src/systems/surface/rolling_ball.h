#pragma once

#include "systems/reproduction.h"

namespace talweg::surface {

/// The plots and results of the publication The Rolling Ball Simulation.
Reproduction rollingBall();

} // namespace talweg::surface
