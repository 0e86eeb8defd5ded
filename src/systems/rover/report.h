#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>

namespace talweg::rover {

/// "the incline", "the near rim": what a piece of the offset curve runs over, for people.
std::string placeName(const Ground& ground, std::size_t piece);

/// The verdict in plain words.
RunOutcome outcomeOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict);
/// Of a run that has gone on after its verdict: how it ends, as a sentence.
std::string endAfterVerdict(const Inputs& in, const Ground& ground, const Trajectory& whole);
std::vector<std::string> warningsOf(const Inputs& inputs, const Ground& ground);
/// `verdict` is the run up to its verdict, `whole` the same to its end.
std::vector<Measure> measuresOf(const Inputs& inputs, const Ground& ground, const Trajectory& verdict,
                                const Trajectory& whole);
/// As shown: of a train of bounces the first impacts one by one and the rest in one line.
std::vector<RunEvent> eventsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
/// The phases of a run: its segments, those that follow each other in one mode on one piece of ground as one.
ResultTable phasesOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);
std::vector<std::pair<std::string, std::string>> auditOf(const Inputs& inputs, const Trajectory& trajectory);

} // namespace talweg::rover
