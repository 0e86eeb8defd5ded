#pragma once

#include "systems/surface/simulation.h"

#include <memory>
#include <optional>

namespace talweg::surface {

/// A solved run with everything needed to evaluate it at any time.
struct Solved {
    Inputs inputs;
    std::shared_ptr<const World> world;
    Trajectory trajectory;
    std::optional<Ending> halved = {}; ///< Friction::regularised: the end with steps half as long
};

} // namespace talweg::surface
