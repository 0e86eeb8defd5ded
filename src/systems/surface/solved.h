#pragma once

#include "systems/surface/simulation.h"

#include <memory>
#include <optional>

namespace talweg::surface {

/// How a run ends.
struct Ending {
    Outcome outcome{};
    double t = 0, x = 0, speed = 0; ///< s, m and m/s, of the centre
    double energyChange = 0;        ///< of energy and losses, a part of energyScale

    static Ending of(const Trajectory& trajectory);
};

/// A solved run with what is needed to ask it for any instant.
struct Solved {
    Inputs inputs;
    std::shared_ptr<const World> world;
    Trajectory trajectory;
    std::optional<Ending> halved = {}; ///< Friction::regularised: with steps half as long
};

} // namespace talweg::surface
