#pragma once

#include "systems/system.h"

namespace talweg {

/// The study an experiment gets when nothing is said: the usual axis over the usual input, with the usual
/// requirement, as the system's descriptor has them. Where it says nothing, the first number input is the
/// axis and the last one is what a design is evaluated over. One that can be run has at least one measure.
Study defaultStudy(const System& system, const Values& values);

/// The values that an input takes when it joins a study, as readAxis reads them: those of
/// System::studyAxes, or else five steps to either side of its present value, as far as its range goes.
/// `parameter` has to be the id of a number input.
std::string defaultAxis(const System& system, const Values& values, std::string_view parameter);

/// The inputs, cells of tables among them, that can be varied in a study: those that are plain numbers and
/// matter with these values.
std::vector<const Parameter*> studyInputs(const System& system, const Values& values);

} // namespace talweg
