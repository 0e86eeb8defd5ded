#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"

#include <limits>

namespace talweg {

/// Samples the inputs of runs. The system and the study must outlive this object.
class Draws {
public:
    Draws(const System& system, const MonteCarlo& study);

    /// Data of the previously sampled run, reused for other runs at the same Sobol' point.
    struct Memory {
        static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
        std::size_t point = none;
        bool fits = false;
        std::size_t evenRun = none; ///< number of the previous run if it was sampled from its Sobol' point
    };

    /// Writes the inputs of a run to row `place` of the columns. There is one column for each of variedIn().
    /// Returns the number of samples of this run that were rejected before, because their inputs were
    /// incompatible. @throws std::runtime_error if nearly all samples are incompatible
    std::uint32_t draw(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                       Memory& memory) const;

private:
    /// Whether the inputs of the first and the last run of a point are compatible.
    bool pointFits(std::size_t point) const;
    /// Samples a run from its Sobol' point. Values that it shares with the previous run are copied.
    bool drawEven(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                  Memory& memory) const;
    std::vector<double> probabilities(std::size_t run, std::uint32_t attempt) const;
    double sobolProbability(std::size_t input, std::size_t run) const;
    bool fits(Values& values, const std::vector<std::vector<double>>& columns, std::size_t place) const;
    bool drawOnce(std::size_t run, std::uint32_t attempt, std::vector<std::vector<double>>& columns,
                  std::size_t place) const;

    const System& m_system;
    const MonteCarlo& m_study;
    std::vector<Quantile> m_quantiles;          ///< of the sampled inputs
    std::vector<std::uint32_t> m_streams;       ///< of the sampled inputs
    std::vector<const Parameter*> m_parameters; ///< of the sampled and the linked inputs
    Copula m_copula;
    Ties m_ties;
    std::size_t m_strata = 1; ///< number of runs at each point
    /// Digits of the Sobol' points, by sampled input; empty if runs are independent.
    std::vector<std::vector<std::uint64_t>> m_digits;
    std::size_t m_inner = std::numeric_limits<std::size_t>::max(); ///< the input that is stratified
    bool m_looked = false; ///< whether each sample has to be checked because its inputs may be incompatible
};

/// Index of the random shift of the Sobol' sequence that a run belongs to. `strata` is the number of runs per
/// point.
std::size_t shiftOf(std::size_t run, std::size_t strata);

/// The ids of the sampled inputs.
std::vector<std::string> drawnIn(const MonteCarlo& study);
/// The ids of the inputs that differ from run to run: first the sampled, then the linked inputs.
std::vector<std::string> variedIn(const MonteCarlo& study);

/// Calls `look(values)` for every combination of the ends of the sampled inputs; `ends` are in the order of
/// these inputs. The values include the linked inputs. See forEachCorner.
void forEachCornerOf(const System& system, const MonteCarlo& study, const std::vector<Ends>& ends,
                     const std::function<void(const Values&)>& look);

} // namespace talweg
