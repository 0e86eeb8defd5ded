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
    std::optional<double> passing = {}; ///< time of the first passage of the summit, s
};

/// A trajectory with its inputs, and the results derived from the whole trajectory.
struct Solved {
    Inputs inputs;
    Trajectory trajectory;
    /// Largest |energy plus losses − energy at the start|, divided by energyScale.
    double energyResidual = 0;
    double energyScale = 0; ///< energy at the start from the lowest point of the track, or a lower limit of
                            ///< it if that is larger, J/kg
    Breaches breaches = {}; ///< impossible terms of the energy balance (see TermAudit)
    std::optional<Ending> halved = {}; ///< published method: the end of the run with steps half as long
    State start = {}, end = {};
    double maxSpeed = 0;                 ///< m/s
    double minNormal = 0, maxNormal = 0; ///< normal force while on the track, N, positive to the left of it
};

} // namespace talweg::track
