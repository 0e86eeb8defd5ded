#pragma once

#include "study/coverage.h"
#include "study/requirement.h"

namespace talweg {

/// A study ready to run, or all errors in it.
struct StudyReading {
    std::optional<Sweep> sweep; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    std::vector<Problem> problems;  ///< Problem::parameter: the swept input's id, "over", "measures",
                                    ///< "requirement", "smallest", "likely" or "ties"
    std::vector<Problem> idle = {}; ///< varied inputs that have no effect, by id, and why
    /// Set if the input that designs are evaluated over has a distribution.
    std::optional<Coverage> coverage = {};
};

/// Reads a study of an experiment with the values `base`, to be solved in this many shards; `columns` reads
/// table columns for distributions. Uncertain inputs and tolerances are read elsewhere.
StudyReading readStudy(const System& system, const Values& base, const Study& study, std::size_t shards = 1,
                       const ColumnReader& columns = {});

/// Reads a condition as a requirement of the study, which may use its measures, and a probability if it has
/// one.
Requirement::Reading readRequirement(const System& system, const Study& study, const std::string& condition);

/// The sweeps that a study describes, of which `own` has been read: `own` alone, or for a comparison one for
/// each value of System::studyCompare that is compatible with the other inputs, in the order of the choices.
std::vector<Sweep> sweepsOf(const System& system, const Study& study, const Sweep& own,
                            std::size_t shards = 1);

} // namespace talweg
