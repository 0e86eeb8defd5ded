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

/// CSV, one row per design: the swept inputs by id; `runs`; the percentage of success, its interval by itself
/// and the one that holds for all designs together, both called `anytime` where they are confidence
/// sequences; of a requirement the margin, its bounds and the `verdict`, met, failed or undecided; of each
/// measure the mean, its interval, whether it holds for any distribution, its warning, sd, least, most and
/// the quantiles of 5, 10, 50 and 90 %; the number of samples replaced, of doubtful runs and of runs by
/// ending; its diagnostics; and, if requested, `pareto`, 1 for a Pareto-optimal design, and
/// `pareto_undecided`, 1 for one not shown to be worse. `compared` as of TableOptions.
std::string noiseTable(const std::vector<JudgedNoise>& results, bool hasRequirement,
                       const std::string& compared = {});

/// CSV, one row per run: the swept values of the design by id, as `e_design` if they vary; all inputs that
/// vary from run to run; `run`, `redrawn`, success, measures, `doubtful` and `outcome`.
std::string noiseRunTable(const std::vector<JudgedNoise>& results, const std::string& compared = {});

} // namespace talweg
