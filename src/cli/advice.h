#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "study/study.h"

#include <QTextStream>
#include <memory>
#include <vector>

namespace talweg {

/// --tolerance of a study: adds to the study's own, or takes their place. Throws Failure where they are
/// wrong.
void applyTolerances(const System& system, const Values& base, const Options& options, Study& study);

/// The best designs of each result with their inputs off by up to the study's tolerances, ten lines each;
/// nothing where it has none.
std::vector<AnswerLine> adviceLines(const std::vector<std::shared_ptr<const SweepResult>>& results,
                                    const Requirement& requirement, const Study& study,
                                    const std::string& compared, unsigned threads, QTextStream& notes);

} // namespace talweg
