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

/// Reads the random part of a study of an experiment with the values `base`: its uncertain inputs, ties,
/// correlations and seed. The input that designs are evaluated over is sampled, too, if the study gives its
/// distribution; all other inputs have the values of the experiment. The measures are those of the study and,
/// if not empty, `measure`. `columns` reads the table columns that distributions refer to.
MonteCarloReading readMonteCarlo(const System& system, const Values& base, const Study& study,
                                 std::size_t runs = 1000, Sampling sampling = Sampling::independent,
                                 std::string_view measure = {}, const ColumnReader& columns = {});

/// The default uncertain inputs, each ±5 % about its value: the suitable inputs in the form's group of
/// System::studySmallest, or if there are none, in the first group that has any. Inputs that are 0, linked or
/// without effect are not suitable, nor are those whose distribution would make inputs incompatible.
std::vector<Study::Swept> usualUncertain(const System& system, const Values& base, const Study& study);

} // namespace talweg
