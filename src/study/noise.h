#pragma once

#include "study/mean_interval.h"
#include "study/monte_carlo.h"
#include "study/noise_study.h"
#include "study/requirement.h"
#include "study/run_warnings.h"

#include <array>
#include <limits>

namespace talweg {

/// Estimates of a measure from the random runs of a design.
struct NoiseEstimate {
    double mean = 0;
    MeanInterval meanInterval;
    double sd = 0; ///< of the sample, with n − 1
    double min = 0, max = 0;
    /// The least values that 5, 10, 50 and 90 % of the runs do not exceed.
    std::array<double, 4> quantiles{};

    static constexpr std::array<int, 4> percents{5, 10, 50, 90};
};

/// The result. Immutable, shared between threads.
struct NoiseResult {
    NoiseStudy study;
    /// The runs as those of a sweep: random runs of each design. The values of its `over` do not apply, and
    /// may be empty.
    SweepResult runs;
    std::vector<std::uint32_t> redrawn;   ///< run-major: draws before that did not go together
    std::vector<Interval> success;        ///< per design, %: with the confidence asked for, for itself
    std::vector<NoiseEstimate> estimates; ///< design-major, as spreads; of means no interval where designs
                                          ///< stop once they are decided
    std::vector<DrawnInput> drawn;        ///< per uncertain input the sample of the first design
    RunWarnings warnings;                 ///< of the first runs of the first design
    double seconds = 0;                   ///< computing time

    std::size_t designs() const { return runs.designs; }
    const NoiseEstimate& estimate(std::size_t design, std::size_t measure) const {
        return estimates[design * study.sweep.measures.size() + measure];
    }
    /// Number of resampled runs of a design.
    std::size_t redraws(std::size_t design) const;
};

/// Solves a valid study on several threads (0: as many as the machine has); the same bytes whatever their
/// number. Null when cancelled, which is noticed within 50 ms. What a system throws comes out here, and
/// std::runtime_error where nearly no draw of a design goes together.
std::shared_ptr<const NoiseResult> solveNoise(std::shared_ptr<const System> system, const NoiseStudy& study,
                                              unsigned threads, std::stop_token stop,
                                              const Progress& progress);

/// The inputs of the runs of a design: for each input of `varied` by run.
struct DrawnRuns {
    std::vector<std::string> varied; ///< ids: the swept inputs, the other uncertain ones, the tied ones
    std::vector<std::vector<double>> columns;
};
/// Of the first `most` runs.
DrawnRuns drawnRuns(const System& system, const NoiseStudy& study, std::size_t design,
                    std::size_t most = std::numeric_limits<std::size_t>::max());

/// Intervals of a proportion: probabilityInterval or probabilitySequence.
using ProportionInterval = Interval (*)(std::size_t successes, std::size_t trials, double confidence);
/// The intervals of a study: sequences if its designs stop once they are decided.
ProportionInterval intervalsOf(const NoiseStudy& study);
/// Interval of the probability of success, %, after this many successes, if some runs do not decide success.
Interval successBounds(std::size_t successes, std::size_t undecided, std::size_t runs, double confidence,
                       ProportionInterval interval = probabilityInterval);

/// Verdict on a design and a requirement.
enum class NoiseVerdict { met, failed, undecided };
/// Id in tables.
const char* idOf(NoiseVerdict verdict);

struct DesignVerdict {
    NoiseVerdict verdict = NoiseVerdict::undecided;
    double margin = 0; ///< as the runs have it, with what some of them miss at its worst
    /// Where the margin lies by the intervals of the proportions that the requirement speaks of, which hold
    /// for all designs together. Without one: the margin itself, of which no bound is known.
    Interval bounds;
    Interval success; ///< of the probability, %, by the same risk
};

/// Judges a design. The intervals of proportions, which are Clopper and Pearson's or confidence sequences,
/// and those of quantiles, by order statistics, have a confidence by which all of them hold together with
/// that of the study, by Bonferroni's inequality: those of all designs, in all of this many results of one
/// study. A design meets a requirement if its margin does at the worst within them, and fails if it does not
/// at the best. If the requirement is one-sided (Requirement::isOneSided), either end may be wrong with the
/// whole risk: the truth decides which of the two verdicts is wrong. A requirement that speaks of anything
/// else, such as a mean, is undecided: of that no bound is known. Undecided runs count as successes for the
/// upper bound only. Without a requirement nothing is decided, and the margins are not numbers.
DesignVerdict verdictOf(const NoiseResult& result, std::size_t design, const Requirement* requirement,
                        std::size_t results = 1);
/// Judges each design.
std::vector<DesignVerdict> verdictsOf(const NoiseResult& result, const Requirement* requirement,
                                      std::size_t results = 1);

/// Thresholds along one axis, all else equal.
struct NoiseThreshold {
    std::vector<std::size_t> designs;   ///< by increasing value of the axis
    std::optional<std::size_t> kept;    ///< index in `designs`: met there and at every larger value
    std::optional<std::size_t> first;   ///< the first that is met
    std::vector<std::size_t> undecided; ///< indices in `designs`
};
/// One for each combination of the other axes, in their order.
std::vector<NoiseThreshold> noiseThresholds(const SweepResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis);
std::vector<NoiseThreshold> noiseThresholds(const NoiseResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis);

/// Two designs of a study, or a single one.
struct DesignPair {
    std::size_t first = 0;
    std::optional<std::size_t> second = {};
};
/// The design to take and the one it has to be better than. With an axis of which the smallest value is
/// looked for: the smallest from which on the requirement is met, the one with the greatest margin at the
/// worst among equals; beside it the next smaller value. Where none is met, or without an axis: the two that
/// have most at the worst, of margin with a requirement or else of probability.
DesignPair chosenDesigns(const NoiseResult& result, const std::vector<DesignVerdict>& judged,
                         bool hasRequirement, std::string_view smallest);

/// Designs that were run again, with random numbers that were not used to choose them.
struct RunAgain {
    std::shared_ptr<const NoiseResult> first, second; ///< of one design each; the second may be null
    std::optional<PairedDifference> difference;       ///< of success
};
/// Uses the seed after that of the study, with the larger number of runs of the two. Nothing when cancelled.
/// @throws as solveNoise
std::optional<RunAgain> runAgain(const NoiseResult& result, const DesignPair& pair, unsigned threads,
                                 const std::stop_token& stop);

/// For the common runs of two designs of a study.
PairedDifference pairedDifference(const NoiseResult& result, std::size_t first, std::size_t second);

} // namespace talweg
