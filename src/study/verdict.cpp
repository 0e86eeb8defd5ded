#include "study/verdict.h"

namespace talweg {

NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    if (result.undecidedRuns(design) == 0)
        return requirement.isMet(result, design) ? NoiseVerdict::met : NoiseVerdict::failed;
    const auto runs = static_cast<double>(result.runCount(design));
    const Interval margin =
        requirement.marginBetween(result, design, [runs](std::size_t least, std::size_t most) {
            return Interval{100 * static_cast<double>(least) / runs, 100 * static_cast<double>(most) / runs};
        });
    if (Requirement::meets(margin.low)) return NoiseVerdict::met;
    return Requirement::meets(margin.high) ? NoiseVerdict::undecided : NoiseVerdict::failed;
}

} // namespace talweg
