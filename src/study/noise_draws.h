#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

namespace talweg {

/// Draws the inputs of the runs of designs. The system and the study must outlive it.
class NoiseDraws {
public:
    NoiseDraws(const System& system, const NoiseStudy& study);

    /// Draws what is the same for all designs, on several threads. False when cancelled.
    bool prepare(unsigned threads, const std::stop_token& stop);

    /// The inputs of a run of a design into a place of the columns, of which there is one for each of
    /// variedIn(). `scratch` are the study's base values, or what an earlier call left of them. Returns how
    /// many draws were made before whose inputs do not go together. Throws std::runtime_error where nearly
    /// none do.
    std::uint32_t draw(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                       std::size_t place, Values& scratch) const;

    /// A run, by its design and its number in that.
    struct Run {
        std::size_t design = 0, number = 0;
    };
    /// The inputs of some runs, for which the columns have places. Returns for each what `draw` does. Where
    /// what is drawn is between corners that go together, all of it is taken to.
    std::vector<std::uint32_t> drawStretch(std::span<const Run> runs,
                                           std::vector<std::vector<double>>& columns, Values& scratch) const;

    /// The inputs of a run whose draws before, of which there were `redrawn`, did not go together.
    void repeat(std::size_t design, std::size_t run, std::uint32_t redrawn,
                std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Input {
        std::vector<std::function<double(double)>> quantiles; ///< one, or one for each value of its axis
        std::size_t column = 0;
        std::uint32_t stream = 0;
        std::vector<double> first; ///< by run: what is drawn at first; of a swept input, its probability
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
    std::size_t m_over = 0; ///< which of the inputs is drawn by parts
    Copula m_copula;
    Ties m_ties;
    bool m_looked = false; ///< some draws do not go together: each is looked at
};

/// The ids of the inputs that differ from run to run: the axes', the other uncertain ones, the tied ones.
std::vector<std::string> variedIn(const NoiseStudy& study);

/// The study as if its designs were drawn too, from the values of their axes: what can be wrong with its
/// inputs is wrong with those of this one.
MonteCarlo withDrawnDesigns(const NoiseStudy& study);

} // namespace talweg
