#pragma once

#include "study/monte_carlo.h"
#include "study/run_warnings.h"
#include "study/sobol_points.h"

#include <span>

namespace talweg {

/// The points at which a function of several independent inputs is evaluated to estimate its Sobol' indices.
/// The inputs are given as probabilities between 0 and 1, excluding both.
///
/// The points are two samples A and B of N points each, and for each input i the sample AB_i: A with column i
/// taken from B (Saltelli et al. 2010, Variance based sensitivity analysis of model output). A and B are the
/// two halves of the dimensions of a Sobol' sequence, which has twice as many dimensions as there are inputs.
/// The sequence is repeated with several random digital shifts, which depend on the seed. The scatter between
/// the shifts gives the intervals of the indices.
class SobolDesign {
public:
    static constexpr std::size_t shifts = sobolShifts;
    /// Limits the table of a design, which has twice as many columns. Boost's sequence would allow 1833.
    static constexpr std::size_t maxInputs = 100;

    /// N for this many requested samples: 8 times a power of two, because sequences of such lengths fill
    /// evenly.
    static std::size_t roundedUp(std::size_t samples);

    /// `samples` is rounded up. There must be 1 to maxInputs inputs.
    SobolDesign(std::size_t inputs, std::size_t samples, std::uint64_t seed);

    std::size_t inputs() const { return m_inputs; }
    std::size_t samples() const { return m_samples; }
    /// Evaluations: N (inputs + 2).
    std::size_t runs() const { return m_samples * (m_inputs + 2); }
    /// Writes the probabilities of input i in runs first … first + count − 1 to column[0 … count − 1].
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

/// Share of the variance of an output due to an input.
struct SobolIndex {
    Estimated first; ///< first order: mean share by which the variance falls if the input is known
    Estimated total; ///< total, with all interactions: mean share that remains if all other inputs are known
};

/// The indices of each input, from the function's outputs in all runs of a design. The first-order index is
/// that of Saltelli et al. 2010, table 2 (b), with the mean subtracted from the outputs; the total index is
/// that of Jansen 1999 (f in that table). Both are ratios to the variance. Intervals follow from the residual
/// of each shift, numerator minus index times variance (Cochran 1977, section 6.3). A constant output has no
/// indices: NaN.
std::vector<SobolIndex> sobolIndices(const SobolDesign& design, std::span<const double> outputs,
                                     double confidence);

/// The result of a sensitivity analysis. Immutable, shared between threads.
struct SensitivityResult {
    std::shared_ptr<const System> system;
    MonteCarlo study;             ///< `runs` is the requested N
    std::size_t samples = 0;      ///< the N used
    std::size_t runs = 0;         ///< N (inputs + 2)
    std::size_t doubtfulRuns = 0; ///< number of runs that are not vouched for
    /// Number of runs of the samples A and B that succeed, or that fail if these are fewer.
    std::optional<std::size_t> events;
    std::vector<DrawnInput> drawn; ///< per sampled input, in the samples A and B together
    /// Per output, then per sampled input. Outputs are success (0 or 1), if the system defines it, and then
    /// each measure.
    std::vector<std::vector<SobolIndex>> indices;
    RunWarnings warnings; ///< of the first samples
    double seconds = 0;   ///< computing time
};

/// The errors of a sensitivity analysis: those of a Monte-Carlo study, and incompatible or correlated inputs,
/// because the inputs must be independent.
std::vector<Problem> sensitivityProblems(const System& system, const MonteCarlo& study);

/// Estimates the Sobol' indices of success and of each measure for each sampled input; the requested N is
/// study.runs. Threads, cancelling and exceptions are as for solveMonteCarlo. Inputs get the dimensions of
/// the sequence in alphabetical order, so that the order in which they are given does not matter. Linked
/// inputs have no indices: they are computed from the others as part of the model.
std::shared_ptr<const SensitivityResult> solveSensitivity(std::shared_ptr<const System> system,
                                                          const MonteCarlo& study, unsigned threads,
                                                          std::stop_token stop, const Progress& progress);

/// CSV, one row per output and input: `output`, `input`, `first`, `first_low`, `first_high`, `total`,
/// `total_low`, `total_high`; the input's requested and sampled mean and standard deviation; and `samples`,
/// `seed` and `confidence_percent` of the study. Outputs and inputs are named by id; cells of missing numbers
/// are empty.
std::string sensitivityTable(const SensitivityResult& result);

} // namespace talweg
