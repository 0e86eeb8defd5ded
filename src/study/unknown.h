#pragma once

#include "study/noise.h"
#include "systems/study_recipe.h"

namespace talweg {

// Some inputs vary and have a distribution; others are not known, and all that is said of them is a range.
// Averaging over what is not known would hide the worst of it. A study therefore solves each design at all
// combinations of its unknown inputs and states the least and the greatest of what these come to: a
// probability box (p-box) between two distributions, of which the combinations are the members.
// S. Ferson, V. Kreinovich, L. Ginzburg, D. S. Myers, K. Sentz: Constructing probability boxes and
// Dempster-Shafer structures, Sandia SAND2002-4015, 2003; W. L. Oberkampf, C. J. Roy: Verification and
// Validation in Scientific Computing, Cambridge 2010, section 13.1 (the unknown inputs in the outer loop, the
// varying ones in the inner). Values between those of the grid are not looked at.

/// The errors of the roles of unknown inputs: designs are evaluated over one, or its smallest value is
/// searched for, which a design cannot choose. Problem::parameter is its id, or "smallest".
std::vector<Problem> unknownProblems(const Study& study);

/// Number of combinations of the unknown inputs for each design; 1 without unknown inputs.
std::size_t combinationsOf(const Sweep& sweep);

/// The results of the combinations of one design. Intervals run from the least to the greatest.
struct Envelope {
    std::size_t first = 0; ///< of its combinations, which are consecutive in the result
    std::size_t count = 1;
    Interval percentage = {}; ///< of success
    /// The same with what random runs, or runs that say nothing of success, leave open: the least lower and
    /// the greatest upper bound. Of random runs the confidence is that of all combinations of all designs
    /// together.
    Interval success = {};
    Interval margin = {}; ///< of the requirement, from the runs
    Interval bounds = {}; ///< the same including what they leave undecided
    /// Met if it is met for every combination, failed if it fails for every one, otherwise undecided.
    NoiseVerdict verdict = NoiseVerdict::undecided;
    /// Undecided for any number of random runs: met for some combination and failed for another.
    bool isOpenByUnknown = false;
    /// The combinations with the least and the greatest margin; without a requirement those of the
    /// percentage, or of the mean of the first measure where the system knows no success.
    std::size_t worst = 0, best = 0;
    /// The axis of the unknown input that matters most: on average over its values, the range of what worst
    /// and best go by is narrowest if it is known (pinching: Ferson and Tucker, Sensitivity analysis using
    /// probability bounding, Reliability Engineering & System Safety 91, 2006). Nothing if there is no range.
    std::optional<std::size_t> decisive = {};

    /// The least and the greatest of a number over the combinations; not numbers if one is not a number.
    Interval rangeOf(const std::function<double(std::size_t combination)>& number) const;
};

/// The reason why a design is undecided, in tables: "unknown", "runs", or nothing if it is decided.
const char* openBy(const Envelope& design);

/// A result of a study with the results of its designs.
struct UnknownResult {
    std::shared_ptr<const SweepResult> result;
    std::shared_ptr<const NoiseResult> noise = {}; ///< random runs that include `result`
    std::vector<DesignVerdict> judged = {};        ///< per combination
    bool hasRequirement = false;
    std::vector<Envelope> designs = {};
};
/// For a study without random runs. The result must not be a shard.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result, const Requirement* requirement);
/// For random runs, evaluated by verdictsOf with or without a requirement.
UnknownResult unknownResult(std::shared_ptr<const NoiseResult> result, std::vector<DesignVerdict> judged,
                            bool hasRequirement);
/// For `result`, which may be in other units than the random runs `noise`, if there are any.
UnknownResult unknownResult(std::shared_ptr<const SweepResult> result,
                            std::shared_ptr<const NoiseResult> noise, std::vector<DesignVerdict> judged,
                            bool hasRequirement);

/// The designs that can be chosen as a result of their own: each with the runs of its worst combination. The
/// unknown inputs are among Sweep::following, since no value of them counts; it cannot be solved again.
std::shared_ptr<const SweepResult> worstResult(const UnknownResult& of);
/// The same with the random runs; null if there are none.
std::shared_ptr<const NoiseResult> worstNoise(const UnknownResult& of);
/// What can be said of the designs at all of their combinations together: the margin is the least, and bounds
/// and success go from the least to the greatest.
std::vector<DesignVerdict> verdictsOf(const UnknownResult& of);

/// Where along an axis the requirement is met for all combinations. One for each combination of the other
/// known axes; NoiseThreshold::designs are indices in UnknownResult::designs.
std::vector<NoiseThreshold> unknownThresholds(const UnknownResult& of, std::string_view axis);

/// CSV, one row per design: the known inputs by id, the number of combinations and of all their runs; least
/// and greatest of the percentage, as "crossed_least_percent", and with what runs leave open, as
/// "crossed_low_percent"; of a requirement those of the margin, the verdict and what leaves it open,
/// "unknown" or "runs"; the unknown input that matters most, and the values of the unknown inputs at the
/// worst and at the best, as "e_worst"; least and greatest of the statistics of each measure; doubtful runs
/// and runs by ending of all combinations. Results differ in the choice `compared`, which is empty for one.
std::string unknownTable(const std::vector<UnknownResult>& results, const std::string& compared = {});

} // namespace talweg
