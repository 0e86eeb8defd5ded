#pragma once

#include "study/noise_pareto.h"
#include "study/table.h"

namespace talweg {

/// A result with the verdicts on its designs.
struct JudgedNoise {
    std::shared_ptr<const NoiseResult> result;
    std::vector<DesignVerdict> judged;
    std::vector<Standing> pareto = {}; ///< by design; empty if it was not requested
};

/// CSV, one row per design. Columns: the swept inputs by id; `runs`; the percentage of success with two
/// intervals, one for this design alone and one for all designs together (named `anytime` if they are
/// confidence sequences). With a requirement: the margin, its bounds, and the `verdict` met, failed or
/// undecided. For each measure: the mean, its interval, whether that interval holds for any distribution, its
/// warning, the standard deviation, minimum, maximum, and the 5, 10, 50 and 90 % quantiles. At the end: the
/// numbers of rejected samples, of doubtful runs, and of runs by ending; the diagnostics; and, if requested,
/// `pareto` (1 for Standing::optimal) and `pareto_undecided` (1 for Standing::undecided). `compared` is as in
/// TableOptions.
std::string noiseTable(const std::vector<JudgedNoise>& results, bool hasRequirement,
                       const std::string& compared = {});

/// CSV, one row per run. Columns: the swept values of the design by id, with names like `e_design` for inputs
/// that also vary within a design; all inputs that vary between runs; `run`, `redrawn`, success, measures,
/// `doubtful` and `outcome`.
std::string noiseRunTable(const std::vector<JudgedNoise>& results, const std::string& compared = {});

} // namespace talweg
