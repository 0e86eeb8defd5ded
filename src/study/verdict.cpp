#include "study/verdict.h"

#include <limits>

namespace talweg {

namespace {

Interval shareBounds(const SweepResult& result, std::size_t least, std::size_t most) {
    const auto runs = static_cast<double>(result.runsPerDesign);
    return {100 * static_cast<double>(least) / runs, 100 * static_cast<double>(most) / runs};
}

Interval marginOfShares(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    return requirement.marginBetween(result, design, [&result](std::size_t least, std::size_t most) {
        return shareBounds(result, least, most);
    });
}

} // namespace

NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design) {
    if (result.undecidedRuns(design) == 0)
        return requirement.isMet(result, design) ? NoiseVerdict::met : NoiseVerdict::failed;
    const Interval margin = marginOfShares(result, requirement, design);
    if (Requirement::meets(margin.low)) return NoiseVerdict::met;
    return Requirement::meets(margin.high) ? NoiseVerdict::undecided : NoiseVerdict::failed;
}

std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<DesignVerdict> judged;
    for (std::size_t design = 0; design < result.designs; ++design) {
        const double percentage = result.percentage.empty() ? nan : result.percentage[design];
        DesignVerdict& one = judged.emplace_back(NoiseVerdict::undecided, nan, Interval{nan, nan},
                                                 Interval{percentage, percentage});
        const std::size_t undecided = result.undecidedRuns(design);
        one.success.high += shareBounds(result, 0, undecided).high;
        if (!requirement) continue;
        one.verdict = verdictOf(result, *requirement, design);
        one.margin = requirement->margin(result, design);
        one.bounds =
            undecided > 0 ? marginOfShares(result, *requirement, design) : Interval{one.margin, one.margin};
    }
    return judged;
}

} // namespace talweg
