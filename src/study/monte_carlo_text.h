#pragma once

#include "study/monte_carlo.h"

#include <optional>

namespace talweg {

/// Random runs of one experiment, ready to be solved, or everything that is wrong with them.
struct MonteCarloReading {
    std::optional<MonteCarlo> study; ///< empty exactly when there are problems
    std::vector<Problem> problems;   ///< Problem::parameter: the id of an uncertain input, "likely", "ties",
                                     ///< "correlations", "seed", "measures", "runs" or "confidence"
};

/// Reads what a study of an experiment with the values `base` says of chance: its uncertain inputs, ties,
/// correlations and seed. The input that designs are evaluated over is drawn as well where the study says how
/// likely its values are; all others are as in the experiment. Measured is what the study measures, and
/// `measure` where that is none of it and not empty. `columns` reads those of tables that a distribution
/// speaks of.
MonteCarloReading readMonteCarlo(const System& system, const Values& base, const Study& study,
                                 std::size_t runs = 1000, Sampling sampling = Sampling::independent,
                                 std::string_view measure = {}, const ColumnReader& columns = {});

/// The uncertain inputs to begin with: those of the form's group in which the system looks for the smallest
/// value, or else of the first one that has any; each ±5 % about its value, but for those that are 0 and
/// those that would not go together.
std::vector<Study::Swept> usualUncertain(const System& system, const Values& base, const Study& study);

} // namespace talweg
