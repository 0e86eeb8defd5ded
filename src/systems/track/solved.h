#pragma once

#include "systems/run.h"
#include "systems/term_audit.h"
#include "systems/track/inputs.h"
#include "systems/track/trajectory.h"

#include <memory>
#include <optional>

namespace talweg::track {

/// The end of a run.
struct Ending {
    RunOutcome outcome;
    double t = 0;                       ///< s
    std::optional<double> passing = {}; ///< time when the body first passes the summit, s
};

/// A trajectory with its inputs, and the values derived from the whole trajectory.
struct Solved {
    Inputs inputs;
    Trajectory trajectory;
    /// Greatest |energy plus losses − energy at the start|, relative to the energy at the start counted from
    /// the lowest place of the track.
    double energyResidual = 0;
    double energyScale = 0;            ///< the energy at the start, J/kg
    Breaches breaches = {};            ///< impossible terms of the energy balance
    std::optional<Ending> halved = {}; ///< published method: the end with steps half as long
    State start = {}, end = {};
    double maxSpeed = 0;                 ///< m/s
    double minNormal = 0, maxNormal = 0; ///< normal force while on the track, N, positive to the left of it
};

} // namespace talweg::track
