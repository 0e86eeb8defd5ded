#pragma once

#include "systems/surface/simulation.h"

#include <memory>
#include <optional>

namespace talweg::surface {

/// A solved run, with everything needed to compute its state at any time.
struct Solved {
    Inputs inputs;
    std::shared_ptr<const World> world;
    Trajectory trajectory;
    std::optional<Ending> halved = {}; ///< Friction::regularised: the end of the run with steps half as long
};

} // namespace talweg::surface
