#pragma once

#include "figures/study/study_solving.h"

namespace talweg {

/// How the answer of a study differs from that of a baseline, such as "Met for e ≥ 0.94; in the baseline for
/// e ≥ 0.6 (+0.34)." If both search for the smallest value of the same input, their thresholds along the line
/// of designs through `values` are compared, each for its own requirement; otherwise the results at the
/// design. If the baseline lacks some or all of these designs, sentences state which and why.
QString changeOfAnswer(const StudyPart& part, const StudyPart& baseline, const Values& values);

} // namespace talweg
