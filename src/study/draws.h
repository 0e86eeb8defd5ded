#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"

#include <limits>

namespace talweg {

/// Draws the inputs of runs. The system and the study must outlive it.
class Draws {
public:
    Draws(const System& system, const MonteCarlo& study);

    /// What was found of the run that was drawn before, for the others of its point.
    struct Memory {
        static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
        std::size_t point = none;
        bool fits = false;
        std::size_t evenRun = none; ///< the run in the place before, where its inputs are those of its point
    };

    /// Writes the inputs of a run into a place in the columns, of which there is one for each of variedIn().
    /// Returns how many draws were made before this one whose inputs do not go together. Throws
    /// std::runtime_error where nearly none do.
    std::uint32_t draw(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                       Memory& memory) const;

private:
    /// Whether the first and the last run of a point have inputs that go together.
    bool pointFits(std::size_t point) const;
    /// Of Sobol' points: the run as the sequence has it. What is shared with the run before is taken over.
    bool drawEven(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                  Memory& memory) const;
    std::vector<double> probabilities(std::size_t run, std::uint32_t attempt) const;
    double sobolProbability(std::size_t input, std::size_t run) const;
    bool fits(Values& values, const std::vector<std::vector<double>>& columns, std::size_t place) const;
    bool drawOnce(std::size_t run, std::uint32_t attempt, std::vector<std::vector<double>>& columns,
                  std::size_t place) const;

    const System& m_system;
    const MonteCarlo& m_study;
    std::vector<Quantile> m_quantiles;          ///< of the drawn inputs
    std::vector<std::uint32_t> m_streams;       ///< of the drawn inputs
    std::vector<const Parameter*> m_parameters; ///< of the drawn and the tied inputs
    Copula m_copula;
    Ties m_ties;
    std::size_t m_strata = 1; ///< runs that a point stands for
    std::vector<std::vector<std::uint64_t>>
        m_digits; ///< of the drawn inputs; empty where runs are independent
    std::size_t m_inner = std::numeric_limits<std::size_t>::max(); ///< the input that is stratified
    bool m_looked = false; ///< some draws do not go together: each is looked at
};

/// Which of the shifts a run belongs to.
std::size_t shiftOf(std::size_t run, std::size_t strata);

/// The ids of the drawn inputs.
std::vector<std::string> drawnIn(const MonteCarlo& study);
/// The ids of the inputs that differ from run to run: the drawn ones, then the tied ones.
std::vector<std::string> variedIn(const MonteCarlo& study);

/// Calls `look(values)` for every choice between the ends of the drawn inputs, which are in their order, with
/// the inputs tied to them. See forEachCorner.
void forEachCornerOf(const System& system, const MonteCarlo& study, const std::vector<Ends>& ends,
                     const std::function<void(const Values&)>& look);

} // namespace talweg
