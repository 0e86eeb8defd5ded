#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"

#include <limits>

namespace talweg {

/// Samples the inputs of runs. The system and the study must outlive this object.
class Draws {
public:
    Draws(const System& system, const MonteCarlo& study);

    /// State of the previously sampled run, for other runs of the same point.
    struct Memory {
        static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
        std::size_t point = none;
        bool fits = false;
        std::size_t evenRun = none; ///< the previous run, if its sample came from its Sobol' point
    };

    /// Writes the inputs of a run to a row of the columns, one column for each of variedIn(). Returns the
    /// number of previous samples that were rejected because of incompatible inputs. Throws
    /// std::runtime_error if nearly all are incompatible.
    std::uint32_t draw(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                       Memory& memory) const;

private:
    /// Whether the inputs of the first and the last run of a point are compatible.
    bool pointFits(std::size_t point) const;
    /// Samples a run from its Sobol' point. Values shared with the previous run are copied from it.
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
    std::size_t m_strata = 1; ///< runs that each point represents
    std::vector<std::vector<std::uint64_t>>
        m_digits; ///< of the sampled inputs; empty if runs are independent
    std::size_t m_inner = std::numeric_limits<std::size_t>::max(); ///< the input that is stratified
    bool m_looked = false; ///< samples may be incompatible, so each is checked
};

/// The shift of the Sobol' sequence that a run belongs to.
std::size_t shiftOf(std::size_t run, std::size_t strata);

/// The ids of the sampled inputs.
std::vector<std::string> drawnIn(const MonteCarlo& study);
/// The ids of the inputs that differ from run to run: the sampled ones, then the linked ones.
std::vector<std::string> variedIn(const MonteCarlo& study);

/// Calls `look(values)` for every combination of the ends of the sampled inputs, which are given in order.
/// The values include the linked inputs. See forEachCorner.
void forEachCornerOf(const System& system, const MonteCarlo& study, const std::vector<Ends>& ends,
                     const std::function<void(const Values&)>& look);

} // namespace talweg
