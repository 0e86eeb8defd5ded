#pragma once

#include "study/monte_carlo.h"

#include <optional>

namespace talweg {

/// The random runs of one experiment, ready to be solved, or all errors in them.
struct MonteCarloReading {
    std::optional<MonteCarlo> study; ///< empty exactly when there are problems
    std::vector<Problem> problems;   ///< Problem::parameter: the id of an uncertain input, "likely", "ties",
                                     ///< "correlations", "seed", "measures", "runs" or "confidence"
};

/// Reads the uncertain inputs, ties, correlations and seed of a study. The experiment has the values `base`.
/// The input over which designs are evaluated is sampled, too, if the study has a distribution for it. The
/// measures are those of the study and `measure`, if not empty. `columns` reads the table columns that
/// distributions refer to.
MonteCarloReading readMonteCarlo(const System& system, const Values& base, const Study& study,
                                 std::size_t runs = 1000, Sampling sampling = Sampling::independent,
                                 std::string_view measure = {}, const ColumnReader& columns = {});

/// The default uncertain inputs, each ±5 % about its value. They are the suitable inputs in the group (of the
/// form) that contains System::studySmallest. If that group has none, the first group with suitable inputs is
/// used. An input is not suitable if it is 0, linked or without effect, or if its distribution would make
/// inputs incompatible.
std::vector<Study::Swept> usualUncertain(const System& system, const Values& base, const Study& study);

} // namespace talweg
