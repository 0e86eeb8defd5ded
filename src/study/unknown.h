#pragma once

#include "study/noise.h"
#include "systems/study_recipe.h"

namespace talweg {

// A study with uncertain inputs may also have unknown inputs. An uncertain input has a distribution; of an
// unknown input, only the range is known. Averaging over unknown inputs would hide the worst case. A study
// therefore solves each design at all combinations of its unknown inputs and reports the smallest and the
// largest result. These are the ends of a probability box (p-box), which contains the distributions for all
// combinations. Values between grid points are not examined.
//
// S. Ferson, V. Kreinovich, L. Ginzburg, D. S. Myers, K. Sentz: Constructing probability boxes and
// Dempster-Shafer structures, Sandia SAND2002-4015, 2003; W. L. Oberkampf, C. J. Roy: Verification and
// Validation in Scientific Computing, Cambridge 2010, section 13.1 (unknown inputs in the outer loop,
// uncertain ones in the inner loop).

/// The errors of unknown inputs that have another role in the study. Designs must not be evaluated over an
/// unknown input. Its smallest sufficient value must not be searched for, because a design cannot choose it.
/// Problem::parameter is the id of the input, or "smallest".
std::vector<Problem> unknownProblems(const Study& study);

/// Number of combinations of the unknown inputs for each design; 1 without unknown inputs.
std::size_t combinationsOf(const Sweep& sweep);

/// Summary of the combinations of the unknown inputs for one design. Intervals run from the smallest to the
/// largest result.
struct Envelope {
    std::size_t first = 0; ///< index of its first combination in the result; its combinations are consecutive
    std::size_t count = 1;
    Interval percentage = {}; ///< percentage of success
    /// Percentage of success, including the uncertainty from random runs and from runs that do not decide
    /// success: from the smallest lower to the largest upper bound. For random runs, the bounds of all
    /// combinations of all designs hold together with the confidence of the study.
    Interval success = {};
    Interval margin = {}; ///< margin of the requirement, according to the runs
    Interval bounds = {}; ///< bounds of the margin, including the uncertainty from the runs
    /// Met if every combination meets the requirement, failed if every combination fails it, otherwise
    /// undecided.
    NoiseVerdict verdict = NoiseVerdict::undecided;
    /// Whether no number of random runs can decide the verdict, because one combination meets the requirement
    /// and another one fails it.
    bool isOpenByUnknown = false;
    /// The combinations with the smallest and the largest margin. Without a requirement, the percentage of
    /// success is used instead, or the mean of the first measure if the system defines no success.
    std::size_t worst = 0, best = 0;
    /// The axis of the unknown input that matters most. If this input were known, the range of the number by
    /// which `worst` and `best` are chosen would be narrowest, on average over the input's values (pinching:
    /// Ferson and Tucker, Sensitivity analysis using probability bounding, Reliability Engineering & System
    /// Safety 91, 2006). Nothing if all combinations have the same number.
    std::optional<std::size_t> decisive = {};

    /// The smallest and the largest value of `number(combination)` over the combinations; NaN if one of them
    /// is NaN.
    Interval rangeOf(const std::function<double(std::size_t combination)>& number) const;
};

/// Why a design is undecided, for tables: "unknown", "runs", or an empty text if it is decided.
const char* openBy(const Envelope& design);

/// A result of a study with unknown inputs, and its summary for each design.
struct UnknownResult {
    std::shared_ptr<const SweepResult> result;
    /// The random runs that `result` belongs to; null if there are none.
    std::shared_ptr<const NoiseResult> noise = {};
    std::vector<DesignVerdict> judged = {}; ///< verdicts, by combination
    bool hasRequirement = false;
    std::vector<Envelope> designs = {};
};
/// Summarises a study without random runs. The result must not be a shard.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result, const Requirement* requirement);
/// Summarises random runs. `judged` are the verdicts of verdictsOf, with or without a requirement.
UnknownResult unknownResult(std::shared_ptr<const NoiseResult> result, std::vector<DesignVerdict> judged,
                            bool hasRequirement);
/// Summarises `result`, which may be in other units than its random runs `noise`; these may be null.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result,
                            std::shared_ptr<const NoiseResult> noise, std::vector<DesignVerdict> judged,
                            bool hasRequirement);

/// A result without the axes of the unknown inputs: each design has the runs of its worst combination.
/// Sweep::following lists the unknown inputs, because their base values do not apply. The sweep of this
/// result cannot be solved again.
std::shared_ptr<const SweepResult> worstResult(const UnknownResult& of);
/// The random runs in the form of worstResult; null if there are none.
std::shared_ptr<const NoiseResult> worstNoise(const UnknownResult& of);
/// The verdicts on designs over all their combinations. The margin is the smallest one. The intervals of
/// margin and success run from the smallest lower to the largest upper bound.
std::vector<DesignVerdict> verdictsOf(const UnknownResult& of);

/// The thresholds along an axis beyond which all combinations meet the requirement, one for each combination
/// of the values of the other known axes. NoiseThreshold::designs are indices in UnknownResult::designs.
std::vector<NoiseThreshold> unknownThresholds(const UnknownResult& of, std::string_view axis);

/// CSV, one row per design. Columns: the known inputs by id, the number of combinations, and the number of
/// runs of all combinations; the smallest and the largest percentage of success, such as
/// "crossed_least_percent", and its bounds including the uncertainty from runs, such as
/// "crossed_low_percent". With a requirement: the same for the margin, the verdict, and the reason why it is
/// undecided (see openBy). Then the unknown input that matters most, the values of the unknown inputs at the
/// worst and the best combination, such as "e_worst", and the smallest and the largest of the statistics of
/// each measure. At the end: doubtful runs and runs by ending, of all combinations. `compared` is the choice
/// in which the results differ; empty for a single result.
std::string unknownTable(const std::vector<UnknownResult>& results, const std::string& compared = {});

} // namespace talweg
