#pragma once

#include "base/display_units.h"
#include "figures/study/study_solving.h"

namespace talweg {

// Converts studies for figures and answers in other units.

StudyShown inUnits(const StudyShown& shown, const DisplayUnits& units);
StudyPart inUnits(const StudyPart& part, const DisplayUnits& units);
std::vector<StudyPart> inUnits(const std::vector<StudyPart>& parts, const DisplayUnits& units);
/// Converts the numbers of a figure to the nearest values on the axes of the shown result.
StudyFigure inUnits(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// The inverse: converts a figure of the shown result back.
StudyFigure stored(StudyFigure figure, const SweepResult& result, const DisplayUnits& units);
/// Converts a shown number of an input's axis to that of the result.
double storedOnAxis(double shown, const Axis& axis, const Parameter& input, const DisplayUnits& units);

} // namespace talweg
