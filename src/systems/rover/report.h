#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>

namespace talweg::rover {

/// Name of the ground below a piece of the offset curve for display: "the incline", "the near rim".
std::string placeName(const Ground& ground, std::size_t piece);

/// The verdict in words for display.
RunOutcome outcomeOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict);
/// A sentence about the end of a run that continued after its verdict.
std::string endAfterVerdict(const Inputs& in, const Ground& ground, const Trajectory& whole);
std::vector<std::string> warningsOf(const Inputs& inputs, const Ground& ground);
/// Results of a run. `verdict` is the run up to its verdict, `whole` the run up to its end.
std::vector<Measure> measuresOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict,
                                const Trajectory& whole);
/// Events for display. The first impacts of a train of bounces are listed one by one, the others in one line.
std::vector<RunEvent> eventsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
/// The phases of a run: consecutive segments in the same mode on the same piece of ground are merged.
ResultTable phasesOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
std::vector<std::pair<std::string, std::string>> auditOf(const Inputs& inputs, const Trajectory& trajectory);

} // namespace talweg::rover
