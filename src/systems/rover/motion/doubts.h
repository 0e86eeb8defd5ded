#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>
#include <vector>

namespace talweg::rover {

/// The reasons why the results of a run are not reliable.
std::vector<Doubt> doubtsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

/// Whether the direction of every face is known. If it is not, the face is hardly longer than the rounding
/// errors of its points, and runs over the profile are not reliable.
bool isResolved(const Profile& profile);

/// The limit on computation that a run has reached, in words for display.
std::string workOf(const Inputs& inputs, WorkBound bound);

} // namespace talweg::rover
