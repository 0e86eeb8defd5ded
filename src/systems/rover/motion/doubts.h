#pragma once

#include "systems/rover/motion/simulation.h"
#include "systems/run.h"

#include <string>
#include <vector>

namespace talweg::rover {

/// The reasons why the run is not vouched for.
std::vector<Doubt> doubtsOf(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

/// Whether the direction of every face is known: a shorter face is hardly larger than the rounding of its
/// points, and no run over it is vouched for.
bool isResolved(const Profile& profile);

/// The limit of computation that a run has reached, in words.
std::string workOf(const Inputs& inputs, WorkBound bound);

} // namespace talweg::rover
