#pragma once

#include "study/noise_pareto.h"
#include "study/table.h"

namespace talweg {

/// A result with the verdicts on its designs.
struct JudgedNoise {
    std::shared_ptr<const NoiseResult> result;
    std::vector<DesignVerdict> judged;
    std::vector<Standing> pareto = {}; ///< by design; empty: not requested
};

/// CSV, one row per design: the swept inputs by id; `runs`; the percentage of success, its interval for this
/// design alone and its interval for all designs together (both named `anytime` if they are confidence
/// sequences); for a requirement, the margin, its bounds and the `verdict`: met, failed or undecided; for
/// each measure, the mean, its interval, whether the interval holds for any distribution, its warning, the
/// standard deviation, minimum, maximum and the 5, 10, 50 and 90 % quantiles; the number of replaced samples,
/// of doubtful runs and of runs by ending; the diagnostics; and, if requested, `pareto` (1 for
/// Standing::optimal) and `pareto_undecided` (1 for Standing::undecided). For `compared`, see TableOptions.
std::string noiseTable(const std::vector<JudgedNoise>& results, bool hasRequirement,
                       const std::string& compared = {});

/// CSV, one row per run: the swept values of the design by id, named such as `e_design` if the input also
/// varies within a design; all inputs that vary from run to run; `run`, `redrawn`, success, measures,
/// `doubtful` and `outcome`.
std::string noiseRunTable(const std::vector<JudgedNoise>& results, const std::string& compared = {});

} // namespace talweg
