#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "study/study.h"

#include <QTextStream>
#include <memory>
#include <vector>

namespace talweg {

/// Adds the tolerances given by --tolerance to the study, or replaces those of the same inputs. Throws
/// Failure if they are invalid.
void applyTolerances(const System& system, const Values& base, const Options& options, Study& study);

/// One line for each of the best designs, at most ten per result. Designs are ranked by how well they meet
/// the requirement when their inputs deviate by up to the study's tolerances. Empty if the study has no
/// tolerances.
std::vector<AnswerLine> adviceLines(const std::vector<std::shared_ptr<const SweepResult>>& results,
                                    const Requirement& requirement, const Study& study,
                                    const std::string& compared, unsigned threads, QTextStream& notes);

} // namespace talweg
