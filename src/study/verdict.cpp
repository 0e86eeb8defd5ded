#include "study/verdict.h"

#include <limits>

namespace talweg {

namespace {

Interval marginOf(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    return requirement.marginBetween(result, design, Requirement::percentages(result.runCount(design)));
}

NoiseVerdict verdictWithin(const Interval& margin) {
    if (Requirement::meets(margin.low)) return NoiseVerdict::met;
    return Requirement::meets(margin.high) ? NoiseVerdict::undecided : NoiseVerdict::failed;
}

} // namespace

NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    return verdictWithin(marginOf(result, requirement, design));
}

std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<DesignVerdict> judged;
    for (std::size_t design = 0; design < result.designs; ++design) {
        const double percentage = result.percentage.empty() ? nan : result.percentage[design];
        DesignVerdict one{NoiseVerdict::undecided, nan, {nan, nan}, {percentage, percentage}};
        one.success.high += 100 * static_cast<double>(result.undecidedRuns(design))
                            / static_cast<double>(result.runCount(design));
        if (requirement) {
            one.margin = requirement->margin(result, design);
            one.bounds = marginOf(result, *requirement, design);
            one.verdict = verdictWithin(one.bounds);
        }
        judged.push_back(one);
    }
    return judged;
}

} // namespace talweg
