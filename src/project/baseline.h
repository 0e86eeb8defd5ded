#pragma once

#include "project/project.h"

namespace talweg {

/// The study of an experiment, which must have one, as a baseline. Inputs with expressions of constants and
/// varied inputs become ties, so the baseline depends on nothing outside it.
Baseline baselineOf(const System& system, const Experiment& experiment,
                    const std::vector<Constant>& constants);

/// The properties of a baseline that differ from a study of the same system: "e = 0.86", "b varied over
/// 1:6:1", "required crossed >= 80 %". Omits inputs that both vary, that have no effect in either, and the
/// input at whose values studies are compared; in the order of the system's table. The system is not
/// converted; numbers are in `units`, except those of requirements.
QStringList baselineDifferences(const System& system, const Baseline& baseline, const Experiment& beside,
                                const DisplayUnits& units);

/// The name of a baseline next to that study, in a legend: "baseline: e = 0.86" by its differences, or by its
/// experiment if there are many or none.
QString baselineName(const System& system, const Baseline& baseline, const Experiment& beside,
                     const DisplayUnits& units);

} // namespace talweg
