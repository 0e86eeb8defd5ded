#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>

namespace talweg::rover {

/// Display name of the ground below a piece of the offset curve: "the incline", "the near rim".
std::string placeName(const Ground& ground, std::size_t piece);

/// The verdict in plain words.
RunOutcome outcomeOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict);
/// A sentence about the end of a run that continued after its verdict.
std::string endAfterVerdict(const Inputs& in, const Ground& ground, const Trajectory& whole);
std::vector<std::string> warningsOf(const Inputs& inputs, const Ground& ground);
/// `verdict` is the run up to its verdict, `whole` the run up to its end.
std::vector<Measure> measuresOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict,
                                const Trajectory& whole);
/// Events as displayed: the first impacts of a train of bounces one by one, the rest in one line.
std::vector<RunEvent> eventsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
/// The phases of a run: consecutive segments in one mode on one piece of ground are merged.
ResultTable phasesOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
std::vector<std::pair<std::string, std::string>> auditOf(const Inputs& inputs, const Trajectory& trajectory);

} // namespace talweg::rover
