#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>
#include <vector>

namespace talweg::rover {

/// The reasons why the run is not vouched for.
std::vector<Doubt> doubtsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

/// Whether the direction of every face is known. A face for which it is not is hardly longer than the
/// rounding errors of its points, and no run over it is vouched for.
bool isResolved(const Profile& profile);

/// The limit on computation that a run has reached, in words.
std::string workOf(const Inputs& inputs, WorkBound bound);

} // namespace talweg::rover
