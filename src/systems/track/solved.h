#pragma once

#include "systems/run.h"
#include "systems/term_audit.h"
#include "systems/track/inputs.h"
#include "systems/track/trajectory.h"

#include <memory>
#include <optional>

namespace talweg::track {

/// How a run ends.
struct Ending {
    RunOutcome outcome;
    double t = 0;                       ///< s
    std::optional<double> passing = {}; ///< when the body first passes the summit, s
};

/// A trajectory with the inputs it answers, and what is read off all of it.
struct Solved {
    Inputs inputs;
    Trajectory trajectory;
    /// Greatest |energy and losses − those at the start|, relative to the energy at the start counted from
    /// the lowest place of the track.
    double energyResidual = 0;
    double energyScale = 0;            ///< that energy, J/kg
    Breaches breaches = {};            ///< terms of that ledger that cannot be
    std::optional<Ending> halved = {}; ///< published method: with steps half as long
    State start = {}, end = {};
    double maxSpeed = 0;                 ///< m/s
    double minNormal = 0, maxNormal = 0; ///< on the track, N, positive to the left of it
};

} // namespace talweg::track
