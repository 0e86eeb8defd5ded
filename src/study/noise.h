#pragma once

#include "study/mean_interval.h"
#include "study/monte_carlo.h"
#include "study/noise_study.h"
#include "study/requirement.h"
#include "study/run_warnings.h"

#include <array>
#include <limits>

namespace talweg {

/// Estimates of the distribution of a measure, from the random runs of a design.
struct NoiseEstimate {
    double mean = 0;
    MeanInterval meanInterval;
    double sd = 0; ///< of the sample, with n − 1
    double min = 0, max = 0;
    /// Quantiles at the percentages `percents`; see quantileOf.
    std::array<double, 4> quantiles{};

    static constexpr std::array<int, 4> percents{5, 10, 50, 90};
};

/// The result of a study of designs with random runs. Immutable; shared between threads.
struct NoiseResult {
    NoiseStudy study;
    /// The random runs of each design, in the layout of a sweep. The values of `over` do not apply and may be
    /// empty.
    SweepResult runs;
    std::vector<std::uint32_t> redrawn;   ///< run-major: number of rejected samples with incompatible inputs
    std::vector<Interval> success;        ///< per design, %: interval of the probability of success, with the
                                          ///< confidence of the study for this design alone
    std::vector<NoiseEstimate> estimates; ///< design-major, like `spreads`; without intervals of means if
                                          ///< designs stop once they are decided
    std::vector<DrawnInput> drawn; ///< per uncertain input: comparison of its sample in the first design
    RunWarnings warnings;          ///< warnings of the first runs of the first design
    double seconds = 0;            ///< computing time

    std::size_t designs() const { return runs.designs; }
    const NoiseEstimate& estimate(std::size_t design, std::size_t measure) const {
        return estimates[design * study.sweep.measures.size() + measure];
    }
    /// Total number of rejected samples in the runs of a design.
    std::size_t redraws(std::size_t design) const;
};

/// Solves a valid study on several threads (0: all cores). The results have the same bytes for any number of
/// threads. Returns null when cancelled; reacts to a stop request within 50 ms. Exceptions of the system are
/// passed on. @throws std::runtime_error if nearly all samples of a design have incompatible inputs
std::shared_ptr<const NoiseResult> solveNoise(std::shared_ptr<const System> system, const NoiseStudy& study,
                                              unsigned threads, std::stop_token stop,
                                              const Progress& progress);

/// Sampled inputs of the runs of one design: a column for each id in `varied`, with a value per run.
struct DrawnRuns {
    /// Ids: first the swept inputs, then the other uncertain ones, then the linked ones.
    std::vector<std::string> varied;
    std::vector<std::vector<double>> columns;
};
/// Samples the inputs of the first `most` runs of a design again; the values are those of the study.
DrawnRuns drawnRuns(const System& system, const NoiseStudy& study, std::size_t design,
                    std::size_t most = std::numeric_limits<std::size_t>::max());

/// Function for the interval of a proportion: probabilityInterval or probabilitySequence.
using ProportionInterval = Interval (*)(std::size_t successes, std::size_t trials, double confidence);
/// The function that a study uses: sequences if its designs stop once they are decided.
ProportionInterval intervalsOf(const NoiseStudy& study);
/// Interval of the probability of success, %. Runs that do not decide success count as failures at the lower
/// end and as successes at the upper end.
Interval successBounds(std::size_t successes, std::size_t undecided, std::size_t runs, double confidence,
                       ProportionInterval interval = probabilityInterval);

/// Whether a design with random runs meets a requirement.
enum class NoiseVerdict { met, failed, undecided };
/// Id of a verdict, for tables.
const char* idOf(NoiseVerdict verdict);

struct DesignVerdict {
    NoiseVerdict verdict = NoiseVerdict::undecided;
    double margin = 0; ///< margin according to the runs; missing values count at their worst
    /// Bounds of the margin. They follow from the intervals of the proportions and quantiles that the
    /// requirement uses and hold for all designs together. If the requirement uses anything else, other
    /// values are those of the runs. If it uses no proportion or quantile, no bound is known, and both ends
    /// are the margin.
    Interval bounds;
    Interval success; ///< interval of the probability of success, %, with the confidence that `bounds` use
};

/// Judges a design. Proportions have Clopper and Pearson's intervals or confidence sequences; quantiles have
/// intervals from order statistics. By Bonferroni's inequality, these intervals hold together with the
/// confidence of the study, for all designs in all `results` results of one study. A design meets a
/// requirement if the lower bound of its margin is sufficient; it fails if the upper bound is not. If the
/// requirement is one-sided (Requirement::isOneSided), only one of the two verdicts can be wrong, so each end
/// may take the whole risk. A requirement that also uses other values, such as means, stays undecided,
/// because their bounds are unknown. Runs that do not decide success count as successes for the upper bound
/// only. Without a requirement, nothing is decided, and the margins are NaN.
DesignVerdict verdictOf(const NoiseResult& result, std::size_t design, const Requirement* requirement,
                        std::size_t results = 1);
/// The verdict on each design; see verdictOf.
std::vector<DesignVerdict> verdictsOf(const NoiseResult& result, const Requirement* requirement,
                                      std::size_t results = 1);

/// The smallest values along one axis that meet a requirement, with the other axes fixed.
struct NoiseThreshold {
    std::vector<std::size_t> designs; ///< by increasing value of the axis
    /// Index in `designs` of the smallest value such that this and all larger values meet the requirement.
    std::optional<std::size_t> kept;
    std::optional<std::size_t> first; ///< index in `designs` of the smallest value that meets the requirement
    std::vector<std::size_t> undecided; ///< indices in `designs` of the values with an undecided verdict
};
/// One threshold for each combination of the values of the other axes, in their order.
std::vector<NoiseThreshold> noiseThresholds(const SweepResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis);
std::vector<NoiseThreshold> noiseThresholds(const NoiseResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis);

/// Two designs of a study, or one.
struct DesignPair {
    std::size_t first = 0;
    std::optional<std::size_t> second = {};
};
/// The recommended design, and the design to compare it with. If there is a requirement and an axis
/// `smallest`, the smallest sufficient value of this axis is searched for. The result is then the design at
/// the smallest threshold and the design at the next smaller value. Of several designs at that threshold, the
/// one with the largest lower bound of the margin is taken. Without `smallest` or without a threshold, the
/// result is the two designs with the largest lower bound of the margin. Without a requirement, the lower
/// bound of the probability of success is used instead.
DesignPair chosenDesigns(const NoiseResult& result, const std::vector<DesignVerdict>& judged,
                         bool hasRequirement, std::string_view smallest);

/// Results of designs that were evaluated again, with random numbers that were not used to choose them.
struct RunAgain {
    std::shared_ptr<const NoiseResult> first, second; ///< one design each; `second` may be null
    std::optional<PairedDifference> difference;       ///< difference of the probability of success
};
/// Evaluates a pair of designs again. The seed is that of the study plus 1. The number of runs is the larger
/// of those of the two designs. Returns nothing when cancelled. @throws as solveNoise
std::optional<RunAgain> runAgain(const NoiseResult& result, const DesignPair& pair, unsigned threads,
                                 const std::stop_token& stop);

/// Compares the success of two designs over the runs that both have.
PairedDifference pairedDifference(const NoiseResult& result, std::size_t first, std::size_t second);

} // namespace talweg
