#pragma once

#include "base/display_units.h"
#include "figures/study/study_solving.h"

namespace talweg {

// Studies, which are not converted, as figures and answers show them in units.

StudyShown inUnits(const StudyShown& shown, const DisplayUnits& units);
StudyPart inUnits(const StudyPart& part, const DisplayUnits& units);
std::vector<StudyPart> inUnits(const std::vector<StudyPart>& parts, const DisplayUnits& units);
/// The numbers of a figure: the nearest ones of the result's axes as they are shown.
StudyFigure inUnits(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// And back: of a figure of the result as it is shown.
StudyFigure stored(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// A number of an input's axis as it is shown, as the result has it.
double storedOnAxis(double shown, const Axis& axis, const Parameter& input, const DisplayUnits& units);

} // namespace talweg
