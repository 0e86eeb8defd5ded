#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

namespace talweg {

/// Samples the inputs of the runs of designs. The system and the study must outlive this object.
class NoiseDraws {
public:
    NoiseDraws(const System& system, const NoiseStudy& study);

    /// Samples the values shared by all designs, on several threads. False when cancelled.
    bool prepare(unsigned threads, const std::stop_token& stop);

    /// Writes the inputs of a run of a design to a row of the columns, one column for each of variedIn().
    /// `scratch` must be a copy of the base values of the study, which may be reused from an earlier call.
    /// Returns the number of previous samples that were rejected because of incompatible inputs. Throws
    /// std::runtime_error if nearly all are incompatible.
    std::uint32_t draw(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                       std::size_t place, Values& scratch) const;

    /// A run, given by its design and its number within the design.
    struct Run {
        std::size_t design = 0, number = 0;
    };
    /// Writes the inputs of some runs to the columns, which must have room for them. For each run, returns
    /// the result of `draw`. If the inputs at the corners of the sampled ranges are compatible, all samples
    /// are assumed to be compatible.
    std::vector<std::uint32_t> drawStretch(std::span<const Run> runs,
                                           std::vector<std::vector<double>>& columns, Values& scratch) const;

    /// Repeats the inputs of a run after `redrawn` samples with incompatible inputs.
    void repeat(std::size_t design, std::size_t run, std::uint32_t redrawn,
                std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Input {
        std::vector<std::function<double(double)>> quantiles; ///< one, or one for each value of its axis
        std::size_t column = 0;
        std::uint32_t stream = 0;
        /// By run: first sample, or for a swept input the probability of that sample.
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
    std::vector<const Parameter*> m_parameters; ///< of variedIn()
    std::vector<Input> m_inputs;
    std::size_t m_over = 0; ///< index of the input that is stratified
    Copula m_copula;
    Ties m_ties;
    bool m_looked = false; ///< samples may be incompatible, so each is checked
};

/// The ids of the inputs that differ from run to run: those of the axes, the other uncertain ones, then the
/// linked ones.
std::vector<std::string> variedIn(const NoiseStudy& study);

/// A Monte-Carlo study that also samples the values of the axes, for checking the inputs of a study.
MonteCarlo withDrawnDesigns(const NoiseStudy& study);

} // namespace talweg
