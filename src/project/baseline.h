#pragma once

#include "project/project.h"

namespace talweg {

/// The study of an experiment as a baseline. The experiment must have a study. Expressions that use constants
/// or varied inputs become ties with numbers, so that the baseline does not depend on the project.
Baseline baselineOf(const System& system, const Experiment& experiment,
                    const std::vector<Constant>& constants);

/// The differences of a baseline from the study of `beside`, an experiment of the same system. For example "e
/// = 0.86", "b varied over 1:6:1", "required crossed >= 80 %". They are in the order of the system's
/// parameters. Omitted are inputs that both studies vary, inputs without effect in both, and the input over
/// whose values studies are compared. `system` has the program's own units. Numbers are in `units`, except
/// those of requirements.
QStringList baselineDifferences(const System& system, const Baseline& baseline, const Experiment& beside,
                                const DisplayUnits& units);

/// The name of a baseline in a legend that also shows the study of `beside`. It lists the differences:
/// "baseline: e = 0.86". If there are many or none, it contains the name of the baseline's experiment.
QString baselineName(const System& system, const Baseline& baseline, const Experiment& beside,
                     const DisplayUnits& units);

} // namespace talweg
