#pragma once

#include "systems/system.h"

namespace talweg {

/// The default study of an experiment: the default axis over the default input, with the default requirement,
/// from the system's descriptor. Without these, the first number input is the axis and designs are evaluated
/// over the last one. A study that can run has at least one measure.
Study defaultStudy(const System& system, const Values& values);

/// The values of an input when it is added to a study, as readAxis reads them: those of System::studyAxes, or
/// else five steps to either side of its current value within its range. `parameter` must be the id of a
/// number input.
std::string defaultAxis(const System& system, const Values& values, std::string_view parameter);

/// The inputs that can be varied in a study, including table cells: plain numbers that have an effect with
/// these values.
std::vector<const Parameter*> studyInputs(const System& system, const Values& values);

} // namespace talweg
