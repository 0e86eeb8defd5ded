#pragma once

#include "systems/run.h"
#include "systems/track/inputs.h"
#include "systems/track/trajectory.h"

#include <memory>

namespace talweg::track {

/// A trajectory with the inputs it answers, and what is read off all of it.
struct Solved {
    Inputs inputs;
    Trajectory trajectory;
    /// Greatest |energy and losses − those at the start|, relative to the energy at the start counted from
    /// the lowest place of the track.
    double energyResidual = 0;
    double energyScale = 0; ///< that energy, J/kg
    State start = {}, end = {};
    double greatestSpeed = 0;                   ///< m/s
    double leastNormal = 0, greatestNormal = 0; ///< on the track, N, positive to the left of it
};

Solved solved(const Inputs& inputs, Trajectory trajectory);

/// As quantityTable says.
std::vector<double> quantitiesAt(const Solved& solved, const State& state);
Samples samplesOf(const Solved& solved, std::size_t rows);

RunOutcome outcomeOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
Scene sceneOf(const Solved& solved);

} // namespace talweg::track
