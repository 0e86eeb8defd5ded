#pragma once

#include "base/display_units.h"
#include "figures/study/study_solving.h"

namespace talweg {

// Converts studies to the shown units, for figures and answers.

StudyShown inUnits(const StudyShown& shown, const DisplayUnits& units);
StudyPart inUnits(const StudyPart& part, const DisplayUnits& units);
std::vector<StudyPart> inUnits(const std::vector<StudyPart>& parts, const DisplayUnits& units);
/// Converts the numbers of a figure to the shown units. `result` is the result that the figure is about.
StudyFigure inUnits(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// Inverse of the above: converts a figure of the shown result back.
StudyFigure stored(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// Converts a value in the shown unit back. If it equals a converted value of `axis`, that value of `axis` is
/// returned, without rounding errors.
double storedOnAxis(double shown, const Axis& axis, const Parameter& input, const DisplayUnits& units);

} // namespace talweg
