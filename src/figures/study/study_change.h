#pragma once

#include "figures/study/study_solving.h"

namespace talweg {

/// States how the answer of a study differs from that of a baseline, such as "Met for e ≥ 0.94; in the
/// baseline for e ≥ 0.6 (+0.34)." If both search for the smallest value of the same input, the thresholds on
/// the line of designs through `values` are compared, each for its own requirement. Otherwise, the results of
/// the design are compared. If the baseline lacks some of these designs, further sentences state which ones
/// and why.
QString changeOfAnswer(const StudyPart& part, const StudyPart& baseline, const Values& values);

} // namespace talweg
