#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

namespace talweg {

/// Samples the inputs of the runs of all designs. The system and the study must outlive this object.
class NoiseDraws {
public:
    NoiseDraws(const System& system, const NoiseStudy& study);

    /// Must be called before sampling: computes the samples shared by all designs, on several threads.
    /// Returns false when cancelled.
    bool prepare(unsigned threads, const std::stop_token& stop);

    /// Writes the inputs of a run of a design to row `place` of the columns. There is one column for each of
    /// variedIn(). `scratch` must be a copy of the base values of the study; it can be reused in further
    /// calls. Returns the number of samples of this run that were rejected before, because their inputs were
    /// incompatible. @throws std::runtime_error if nearly all samples are incompatible
    std::uint32_t draw(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                       std::size_t place, Values& scratch) const;

    /// Identifies a run by its design and its number within the design.
    struct Run {
        std::size_t design = 0, number = 0;
    };
    /// Writes the inputs of several runs to the columns, which must have room for them. Returns the result of
    /// `draw` for each run. To save time, the corners of the sampled ranges are checked first: if they are
    /// compatible, all samples are assumed to be compatible.
    std::vector<std::uint32_t> drawStretch(std::span<const Run> runs,
                                           std::vector<std::vector<double>>& columns, Values& scratch) const;

    /// Writes the inputs of a run again, given the result of `draw` for it.
    void repeat(std::size_t design, std::size_t run, std::uint32_t redrawn,
                std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Input {
        std::vector<std::function<double(double)>>
            quantiles; ///< quantile functions: one, or one for each value of its axis
        std::size_t column = 0;
        std::uint32_t stream = 0;
        /// By run: the first sample; for a swept input, the probability of that sample.
        std::vector<double> first;
    };

    void drawFirst(std::size_t run);
    std::vector<double> probabilities(std::size_t run, std::uint32_t attempt) const;
    bool drawFirst(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                   std::size_t place) const;
    bool cornersFit(const std::vector<std::vector<double>>& columns) const;
    bool drawAgain(std::size_t design, std::size_t run, std::uint32_t attempt,
                   std::vector<std::vector<double>>& columns, std::size_t place) const;
    bool fits(const std::vector<std::vector<double>>& columns, std::size_t place, Values& scratch) const;
    std::vector<std::size_t> placesOf(std::size_t design) const;
    double valueOf(const Input& input, const std::vector<std::size_t>& places, double probability) const;
    std::vector<Ends> tails() const;

    const System& m_system;
    const NoiseStudy& m_study;
    std::vector<const Parameter*> m_parameters; ///< parameters of variedIn(), in order
    std::vector<Input> m_inputs;
    std::size_t m_over = 0; ///< index in `m_inputs` of the stratified input
    Copula m_copula;
    Ties m_ties;
    bool m_looked = false; ///< whether each sample has to be checked because its inputs may be incompatible
};

/// The ids of the inputs that differ between runs: first those of the axes, then the other uncertain ones,
/// then the linked ones.
std::vector<std::string> variedIn(const NoiseStudy& study);

/// A Monte-Carlo study in which the values of the axes are sampled, too. Used to check the inputs of a study.
MonteCarlo withDrawnDesigns(const NoiseStudy& study);

} // namespace talweg
