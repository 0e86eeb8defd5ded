#pragma once

#include "systems/system.h"

namespace talweg {

/// The default study of an experiment, from the system's descriptor: the default axis over the default input,
/// with the default requirement. If the descriptor has no defaults, the first number input is the axis, and
/// designs are evaluated over the last one. The study has at least one measure if it can run.
Study defaultStudy(const System& system, const Values& values);

/// The text of the values, for readAxis, that an input gets when it is added to a study. It is taken from
/// System::studyAxes; otherwise it has five steps to either side of the current value within the input's
/// range. `parameter` must be the id of a number input.
std::string defaultAxis(const System& system, const Values& values, std::string_view parameter);

/// The inputs that can be varied in a study, including table cells: plain numbers that have an effect in an
/// experiment with these values.
std::vector<const Parameter*> studyInputs(const System& system, const Values& values);

} // namespace talweg
