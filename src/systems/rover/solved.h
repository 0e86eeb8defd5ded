#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/rover/motion/turning.h"

namespace talweg::rover {

/// A solved run with all data needed to evaluate it at any time.
struct Solved {
    Inputs inputs;
    Ground ground;
    Trajectory trajectory;
    Turning turning = {}; ///< for runs that leave the vertical plane
};

} // namespace talweg::rover
