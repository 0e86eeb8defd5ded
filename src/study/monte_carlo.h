#pragma once

#include "study/finished_runs.h"
#include "study/mean_interval.h"
#include "study/monte_carlo_study.h"
#include "study/sweep.h"
#include "study/table_format.h"

namespace talweg {

/// Estimates of the distribution of a measure, from the runs.
struct Estimate {
    double mean = 0;
    MeanInterval meanInterval;
    double sd = 0; ///< of the sample, with n − 1
    double min = 0, max = 0;
};

/// Compares the sample of an input with its distribution.
struct DrawnInput {
    Asked asked;
    Moments drawn;
    /// Allowed deviation of the sample's mean and standard deviation: four standard errors. About one study
    /// in ten thousand exceeds it by chance.
    Moments chance;

    /// How much the sample deviates from its distribution, beyond `chance`: the larger of the deviations of
    /// mean and standard deviation, as a fraction of the standard deviation of the distribution.
    double excess() const;
};

/// The result of a Monte-Carlo study. Immutable; shared between threads.
struct MonteCarloResult {
    std::shared_ptr<const System> system;
    MonteCarlo study;
    Shard shard;                             ///< the part of the runs in this result; usually all
    std::vector<std::vector<double>> inputs; ///< by sampled input, then by linked input; each by run
    std::vector<std::uint32_t> redrawn;      ///< by run: number of rejected samples with incompatible inputs
    /// By run: index of the random shift (see sobolShifts); empty if runs are independent.
    std::vector<std::uint8_t> shift;
    std::vector<std::uint8_t> success;       ///< by run
    std::vector<std::uint8_t> doubtful;      ///< by run: 1 if it is doubtful (see Run::doubts)
    std::vector<std::uint8_t> endings;       ///< by run: index in System::endings; empty if that is empty
    std::vector<std::vector<double>> values; ///< per measure, by run
    // Only if the study is undivided:
    double percentage = 0;           ///< percentage of runs that succeeded
    Interval percentageInterval;     ///< from 0 to 100
    std::vector<Estimate> estimates; ///< per measure
    std::vector<DrawnInput> drawn;   ///< per sampled input
    std::size_t redraws = 0;         ///< total number of rejected samples with incompatible inputs
    std::size_t doubtfulRuns = 0;    ///< number of doubtful runs
    double seconds = 0;              ///< computing time

    /// Rejected samples as a fraction of all samples, from 0 to 1.
    double redrawnShare() const;
    /// Whether a run, given by index, does not decide success.
    bool isUndecided(std::size_t run) const {
        return !endings.empty() && !system->endings[endings[run]].decided;
    }
    /// Number of runs that do not decide success.
    std::size_t undecidedRuns() const;
};

/// The errors of a Monte-Carlo study, at most one per input: inputs listed twice, unknown measures, too many
/// runs per shard, and incompatible inputs. Compatibility is checked at the ends of distributions, and for
/// distributions with tails at the median. Problem::parameter is an input's id, "measures", "runs",
/// "confidence", "correlations" or "bounds".
std::vector<Problem> problems(const System& system, const MonteCarlo& study, std::size_t shards = 1);

/// Errors in the known bounds of measures.
std::vector<Problem> boundsProblems(const std::vector<std::string>& measures,
                                    const std::vector<MeasureBounds>& bounds);

/// Solves a valid study on several threads (0: all cores). The results have the same bytes for any number of
/// threads. Returns null when cancelled; reacts to a stop request within 50 ms. Samples with incompatible
/// inputs, which occur only in the tails of distributions, are replaced. Shard `index` of `count` computes
/// the runs index, index + count, … Exceptions of the system are passed on. @throws std::runtime_error if
/// nearly all samples are incompatible or a measure is out of its bounds
std::shared_ptr<const MonteCarloResult> solveMonteCarlo(std::shared_ptr<const System> system,
                                                        const MonteCarlo& study, unsigned threads,
                                                        std::stop_token stop, const Progress& progress,
                                                        const Shard& shard = {});

/// Solves a study in portions, so that results of the first runs are available early.
class MonteCarloRuns {
public:
    /// The study must be valid.
    MonteCarloRuns(std::shared_ptr<const System> system, const MonteCarlo& study, const Shard& shard = {});
    ~MonteCarloRuns();
    MonteCarloRuns(const MonteCarloRuns&) = delete;
    MonteCarloRuns& operator=(const MonteCarloRuns&) = delete;

    std::size_t size() const;
    std::size_t solved() const { return m_solved; }
    /// Solves the next `count` runs, or all remaining ones if these are fewer. Threads, cancelling and
    /// exceptions are as for solveMonteCarlo; progress refers to these runs. Returns false when cancelled;
    /// results of earlier calls stay unchanged.
    bool solve(std::size_t count, unsigned threads, const std::stop_token& stop, const Progress& progress);
    /// The result of the runs solved so far, at least two, of an undivided study. Except for `seconds`, its
    /// bytes equal those of a study with this number of runs. With Sobol' points, all runs must be solved.
    std::shared_ptr<const MonteCarloResult> soFar() const;
    /// The result of all runs; this object is empty afterwards.
    std::shared_ptr<const MonteCarloResult> takeAll();

    /// See LongWork.
    std::string state() const;
    std::size_t stateSize() const;
    bool restore(std::string_view state);

private:
    class Solver;
    std::vector<RunColumn> columns() const;
    std::shared_ptr<MonteCarloResult> m_result; ///< has room for every run
    std::unique_ptr<Solver> m_solver;
    std::size_t m_solved = 0;
    unsigned m_threads = 0; ///< number of threads in the last call of `solve`, also used for sums
    double m_seconds = 0;
};

/// Restores a result from its undivided table of runs, with everything that the summary table needs. Seed,
/// confidence and bounds come from `study`; `asked` are the sampled inputs. @throws std::runtime_error if
/// Talweg did not write the table
MonteCarloResult readRuns(std::shared_ptr<const System> system, MonteCarlo study,
                          const std::vector<Asked>& asked, std::string_view runs);

/// Compares the sample of an input with its distribution.
DrawnInput drawnInput(const Asked& asked, std::span<const double> sample);

/// CSV with one row. Columns: `runs`, `seed`, the percentage of success and its interval. For each measure:
/// the mean and its interval, standard deviation, minimum, maximum, the kind of the interval, the number of
/// values that differ from the most frequent one, whether the interval holds for any distribution, and its
/// warning. For each sampled input: mean and standard deviation of its distribution and of its sample, and
/// the percentage of the distribution outside the input's range. At the end: the percentage of samples that
/// were replaced, the number of undecided runs (if the system has endings), the number of doubtful runs, and
/// `diagnostics`. An unknown end of an interval is left empty.
std::string summaryTable(const MonteCarloResult& result, const std::string& diagnostics);

/// The mark by which mergeTables recognises shards of the same study.
StudyMark markOf(const System& system, const MonteCarlo& study);

/// CSV, one row per run. Columns: `run` from 1, `runs` and `seed` of the study, the sampled and the linked
/// inputs by id, `redrawn`, success (1 or 0) under the outcome's id, each measure, `doubtful` (1 if the run
/// is doubtful), and `outcome` if the system lists its endings. With `asPart`, the table also has the data
/// that mergeTables needs.
std::string runTable(const MonteCarloResult& result, bool asPart = false);

} // namespace talweg
