#pragma once

#include "systems/run.h"
#include "systems/track/solved.h"

namespace talweg::track {

Solved solved(const Inputs& inputs, Trajectory trajectory);

/// The values of quantityTable for a state.
std::vector<double> quantitiesAt(const Solved& solved, const State& state);
Samples samplesOf(const Solved& solved, std::size_t rows);

RunOutcome outcomeOf(const Solved& solved);
Ending endingOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
Scene sceneOf(const Solved& solved);

} // namespace talweg::track
