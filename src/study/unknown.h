#pragma once

#include "study/noise.h"
#include "systems/study_recipe.h"

namespace talweg {

// Some inputs vary and have a distribution; others are unknown, and only their range is given. Averaging over
// unknown inputs would hide the worst case. A study therefore solves each design at all combinations of its
// unknown inputs and reports the smallest and the largest of the results. These are the ends of a probability
// box (p-box), whose members are the distributions of the combinations.
// S. Ferson, V. Kreinovich, L. Ginzburg, D. S. Myers, K. Sentz: Constructing probability boxes and
// Dempster-Shafer structures, Sandia SAND2002-4015, 2003; W. L. Oberkampf, C. J. Roy: Verification and
// Validation in Scientific Computing, Cambridge 2010, section 13.1 (the unknown inputs in the outer loop, the
// varying ones in the inner). Values between grid points are not examined.

/// The errors of unknown inputs that have another role in the study: designs must not be evaluated over them,
/// and their smallest value must not be searched for, because no design can choose it. Problem::parameter is
/// the id of the input, or "smallest".
std::vector<Problem> unknownProblems(const Study& study);

/// Number of combinations of the unknown inputs for each design; 1 without unknown inputs.
std::size_t combinationsOf(const Sweep& sweep);

/// The results of the combinations of one design. Intervals run from the smallest to the largest result.
struct Envelope {
    std::size_t first = 0; ///< index of its first combination; its combinations are consecutive in the result
    std::size_t count = 1;
    Interval percentage = {}; ///< percentage of success
    /// The same, including the uncertainty from random runs and from runs that do not decide success: from
    /// the smallest lower to the largest upper bound. For random runs, the bounds of all combinations of all
    /// designs hold together with the confidence of the study.
    Interval success = {};
    Interval margin = {}; ///< margin of the requirement, from the runs
    Interval bounds = {}; ///< bounds of the margin, including the uncertainty from the runs
    /// Met if every combination meets the requirement, failed if every combination fails it, otherwise
    /// undecided.
    NoiseVerdict verdict = NoiseVerdict::undecided;
    /// Whether no number of random runs can decide it: one combination meets the requirement and another
    /// fails it.
    bool isOpenByUnknown = false;
    /// The combinations with the smallest and the largest margin; without a requirement, with the smallest
    /// and the largest percentage of success, or mean of the first measure if the system defines no success.
    std::size_t worst = 0, best = 0;
    /// The axis of the unknown input that matters most: if it were known, the range of the number by which
    /// `worst` and `best` are chosen would be narrowest, on average over its values (pinching: Ferson and
    /// Tucker, Sensitivity analysis using probability bounding, Reliability Engineering & System Safety 91,
    /// 2006). Nothing if there is no range.
    std::optional<std::size_t> decisive = {};

    /// The smallest and the largest of a number over the combinations; NaN if one of them is NaN.
    Interval rangeOf(const std::function<double(std::size_t combination)>& number) const;
};

/// The reason why a design is undecided, in tables: "unknown", "runs", or nothing if it is decided.
const char* openBy(const Envelope& design);

/// A result of a study with unknown inputs, and its summary for each design.
struct UnknownResult {
    std::shared_ptr<const SweepResult> result;
    std::shared_ptr<const NoiseResult> noise = {}; ///< random runs that include `result`
    std::vector<DesignVerdict> judged = {};        ///< per combination
    bool hasRequirement = false;
    std::vector<Envelope> designs = {};
};
/// Summarises a study without random runs. The result must not be a shard.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result, const Requirement* requirement);
/// Summarises random runs; `judged` are the verdicts of verdictsOf, with or without a requirement.
UnknownResult unknownResult(std::shared_ptr<const NoiseResult> result, std::vector<DesignVerdict> judged,
                            bool hasRequirement);
/// Summarises `result`, which may be in other units than the random runs `noise`; null if there are none.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result,
                            std::shared_ptr<const NoiseResult> noise, std::vector<DesignVerdict> judged,
                            bool hasRequirement);

/// A result without the axes of the unknown inputs, in which each design has the runs of its worst
/// combination. The unknown inputs are listed in Sweep::following, because their base values do not apply;
/// this sweep cannot be solved again.
std::shared_ptr<const SweepResult> worstResult(const UnknownResult& of);
/// The same with the random runs; null if there are none.
std::shared_ptr<const NoiseResult> worstNoise(const UnknownResult& of);
/// The verdicts on designs over all their combinations: the margin is the smallest one, and the intervals of
/// margin and success run from the smallest lower to the largest upper bound.
std::vector<DesignVerdict> verdictsOf(const UnknownResult& of);

/// The thresholds along an axis beyond which all combinations meet the requirement: one threshold for each
/// combination of the other known axes. NoiseThreshold::designs are indices in UnknownResult::designs.
std::vector<NoiseThreshold> unknownThresholds(const UnknownResult& of, std::string_view axis);

/// CSV, one row per design: the known inputs by id, the number of combinations and the number of all their
/// runs; the smallest and the largest percentage of success, in columns such as "crossed_least_percent", and
/// the bounds that include the uncertainty from runs, such as "crossed_low_percent"; for a requirement, the
/// same for the margin, the verdict, and the reason why it is undecided, "unknown" or "runs"; the unknown
/// input that matters most, and the values of the unknown inputs at the worst and the best combination, such
/// as "e_worst"; the smallest and the largest of the statistics of each measure; doubtful runs and runs by
/// ending of all combinations. Results differ in the choice `compared`, which is empty for a single result.
std::string unknownTable(const std::vector<UnknownResult>& results, const std::string& compared = {});

} // namespace talweg
