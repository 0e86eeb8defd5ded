#pragma once

#include "figures/study/study_solving.h"

namespace talweg {

/// How the answer of a study differs from that of a baseline, along the line of designs through `values` or,
/// where no smallest value is wanted, at the design: "Met from e = 0.94 on; the baseline from 0.6 (+0.34)."
/// Each is judged by its own requirement. Why it cannot be told where the baseline has no such designs; what
/// is left out where it has not all. Empty where neither requires anything.
QString changeOfAnswer(const StudyPart& part, const StudyPart& baseline, const Values& values);

} // namespace talweg
