#pragma once

#include "project/project.h"

namespace talweg {

/// The study of an experiment, which has one, as a baseline: inputs with expressions of constants and of
/// what the study varies follow by ties, so that nothing outside of it matters any more.
Baseline baselineOf(const System& system, const Experiment& experiment,
                    const std::vector<Constant>& constants);

/// What a baseline has that a study of the same system has not, as it is in the baseline: "e = 0.86",
/// "b varied over 1:6:1", "required crossed >= 80 %". Inputs that both vary, that play no part in either, and
/// the one at whose values a study is compared are left out; in the order of the system's table. The system
/// is not converted; numbers are in `units`, but for those of requirements.
QStringList baselineDifferences(const System& system, const Baseline& baseline, const Experiment& beside,
                                const DisplayUnits& units);

/// What it is called beside that study, in a legend: "baseline: e = 0.86" by what differs, and where that is
/// much, or nothing, by its experiment.
QString baselineName(const System& system, const Baseline& baseline, const Experiment& beside,
                     const DisplayUnits& units);

} // namespace talweg
