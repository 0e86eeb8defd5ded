#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "study/study.h"

#include <QTextStream>
#include <memory>
#include <vector>

namespace talweg {

/// Applies --tolerance of a study, which adds tolerances to the study or replaces them. Throws Failure if
/// they are invalid.
void applyTolerances(const System& system, const Values& base, const Options& options, Study& study);

/// The best designs of each result, ranked with deviations of the inputs up to the study's tolerances: one
/// line per design, for at most ten designs per result. No lines if the study has no tolerances.
std::vector<AnswerLine> adviceLines(const std::vector<std::shared_ptr<const SweepResult>>& results,
                                    const Requirement& requirement, const Study& study,
                                    const std::string& compared, unsigned threads, QTextStream& notes);

} // namespace talweg
