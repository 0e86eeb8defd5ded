#pragma once

#include "study/monte_carlo.h"
#include "study/run_warnings.h"
#include "study/sobol_points.h"

#include <span>

namespace talweg {

/// The points at which a function of independent inputs is evaluated to estimate its Sobol' indices. Inputs
/// are given as probabilities between 0 and 1, excluding both.
///
/// There are two samples A and B of N points each, and for each input i a sample AB_i, which is A with column
/// i taken from B (Saltelli et al. 2010, Variance based sensitivity analysis of model output). A and B are
/// the two halves of the dimensions of a Sobol' sequence, which has twice as many dimensions as there are
/// inputs. The sequence is repeated with several random digital shifts, which depend on the seed. The scatter
/// between the shifts gives the intervals of the indices.
class SobolDesign {
public:
    static constexpr std::size_t shifts = sobolShifts;
    /// Limits the memory for a design, which has two columns per input. Boost's sequence would allow 1833
    /// inputs.
    static constexpr std::size_t maxInputs = 100;

    /// The N that is used if `samples` points are requested: the next power of two times 8, because sequences
    /// of such lengths are evenly spread.
    static std::size_t roundedUp(std::size_t samples);

    /// `samples` is rounded up by roundedUp. `inputs` must be from 1 to maxInputs.
    SobolDesign(std::size_t inputs, std::size_t samples, std::uint64_t seed);

    std::size_t inputs() const { return m_inputs; }
    std::size_t samples() const { return m_samples; }
    /// Number of evaluations: N (inputs + 2).
    std::size_t runs() const { return m_samples * (m_inputs + 2); }
    /// Writes the probabilities of an input in runs first … first + count − 1 to column[0 … count − 1].
    void fill(std::size_t input, std::size_t first, std::size_t count, double* column) const;

private:
    std::size_t m_inputs, m_samples;
    std::vector<std::vector<double>> m_columns; ///< columns of A, then of B
};

/// An estimate with its confidence interval.
struct Estimated {
    double value = 0;
    Interval interval;
};

/// Shares of the variance of an output that are due to an input.
struct SobolIndex {
    Estimated first; ///< first order: mean share by which the variance decreases if this input is known
    /// Total, including all interactions: mean share that remains if all other inputs are known.
    Estimated total;
};

/// Estimates the indices of each input from the function's outputs in all runs of a design. The first-order
/// index is that of Saltelli et al. 2010, table 2 (b), with the mean subtracted from the outputs. The total
/// index is that of Jansen 1999 (f in that table). Both are ratios to the variance. Intervals follow from the
/// residual of each shift, which is the numerator minus index times variance (Cochran 1977, section 6.3). The
/// indices of a constant output are NaN.
std::vector<SobolIndex> sobolIndices(const SobolDesign& design, std::span<const double> outputs,
                                     double confidence);

/// The result of a sensitivity analysis. Immutable; shared between threads.
struct SensitivityResult {
    std::shared_ptr<const System> system;
    MonteCarlo study;             ///< `runs` is the requested N
    std::size_t samples = 0;      ///< the N that was used
    std::size_t runs = 0;         ///< N (inputs + 2)
    std::size_t doubtfulRuns = 0; ///< number of doubtful runs (see Run::doubts)
    /// Number of runs in the samples A and B that succeed, or that fail, whichever is smaller. Nothing if the
    /// system defines no success.
    std::optional<std::size_t> events;
    std::vector<DrawnInput> drawn; ///< per sampled input, in the samples A and B together
    /// By output, then by sampled input. The outputs are success (0 or 1), if the system defines it, and each
    /// measure.
    std::vector<std::vector<SobolIndex>> indices;
    RunWarnings warnings; ///< warnings of the first samples
    double seconds = 0;   ///< computing time
};

/// The errors of a sensitivity analysis: those of a Monte-Carlo study, and inputs that may be incompatible or
/// are correlated, because the method needs independent inputs.
std::vector<Problem> sensitivityProblems(const System& system, const MonteCarlo& study);

/// Estimates the Sobol' indices of success and of each measure for each sampled input. `study.runs` is the
/// requested N. Threads, cancelling and exceptions are as for solveMonteCarlo. The order of the inputs does
/// not matter, because they get the dimensions of the sequence in alphabetical order. Linked inputs have no
/// indices: their formulas are part of the model.
std::shared_ptr<const SensitivityResult> solveSensitivity(std::shared_ptr<const System> system,
                                                          const MonteCarlo& study, unsigned threads,
                                                          std::stop_token stop, const Progress& progress);

/// CSV, one row per output and input. Columns: `output` and `input` (ids), `first`, `first_low`,
/// `first_high`, `total`, `total_low`, `total_high`; mean and standard deviation of the input, of its
/// distribution and of its sample; then `samples`, `seed` and `confidence_percent` of the study. Numbers that
/// are missing are empty cells.
std::string sensitivityTable(const SensitivityResult& result);

} // namespace talweg
