#pragma once

#include "study/coverage.h"
#include "study/requirement.h"

namespace talweg {

/// A study ready to run, or all errors in it.
struct StudyReading {
    std::optional<Sweep> sweep; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    /// The swept input's id, "over", "measures", "requirement", "smallest", "likely" or "ties".
    std::vector<Problem> problems;
    std::vector<Problem> idle = {}; ///< varied inputs that have no effect, with the reason
    /// Set if the input over which designs are evaluated has a distribution.
    std::optional<Coverage> coverage = {};
};

/// Reads a study of an experiment with the values `base`, to be solved in `shards` shards. `columns` reads
/// the table columns that distributions refer to. Uncertain inputs and tolerances are read by readNoise and
/// readTolerances.
StudyReading readStudy(const System& system, const Values& base, const Study& study, std::size_t shards = 1,
                       const ColumnReader& columns = {});

/// Reads a condition as a requirement of the study. It may use the measures of the study, and P(…) if the
/// study has a distribution.
Requirement::Reading readRequirement(const System& system, const Study& study, const std::string& condition);

/// The sweeps that a study describes; `own` is the sweep already read from it. Without a comparison it is the
/// only one. For a comparison there is one sweep for each value of System::studyCompare that is compatible
/// with the other inputs, in the order of the choices.
std::vector<Sweep> sweepsOf(const System& system, const Study& study, const Sweep& own,
                            std::size_t shards = 1);

} // namespace talweg
