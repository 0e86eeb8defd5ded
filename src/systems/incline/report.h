#pragma once

#include "systems/incline/outputs.h"
#include "systems/run.h"

#include <stop_token>

namespace talweg::incline {

Samples samplesOf(const Race& race, std::size_t rows);
RunOutcome outcomeOf(const Race& race);
ResultTable bodiesTable(const Race& race);
/// The time to the foot computed by the published method with several time steps, and its error. NaN for time
/// steps that would take too many steps.
ResultTable convergenceTable(const Race& race, const std::stop_token& stop);
std::vector<RunEvent> eventsOf(const Race& race);
std::vector<std::string> warningsOf(const Race& race);
/// Doubts about the numbers of the race. They exclude the energy error of the published method, which is a
/// warning.
std::vector<Doubt> doubtsOf(const Race& race);
std::vector<std::pair<std::string, std::string>> auditOf(const Race& race);
Scene sceneOf(const Race& race);
/// The ramp in 3-D with one lane for each body.
SpaceScene spaceOf(const Race& race);

} // namespace talweg::incline
