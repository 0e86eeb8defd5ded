#include "study/verdict.h"

namespace talweg {

NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    const Interval margin =
        requirement.marginBetween(result, design, Requirement::percentages(result.runsPerDesign));
    if (Requirement::meets(margin.low)) return NoiseVerdict::met;
    return Requirement::meets(margin.high) ? NoiseVerdict::undecided : NoiseVerdict::failed;
}

} // namespace talweg
