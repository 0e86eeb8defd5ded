#pragma once

#include "study/coverage.h"
#include "study/requirement.h"

namespace talweg {

/// A study ready to run, or everything that is wrong with it.
struct StudyReading {
    std::optional<Sweep> sweep; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    std::vector<Problem> problems;         ///< Problem::parameter: the swept input's id, "over", "measures",
                                           ///< "requirement", "smallest", "likely" or "ties"
    std::vector<Problem> idle = {};        ///< varied inputs that have no effect, by id, and why
    std::optional<Coverage> coverage = {}; ///< where it is said how likely the values are
};

/// Reads a study of an experiment with the values `base`, which is to be solved in so many shards; `columns`
/// reads those of tables that a distribution speaks of. What it says of uncertain inputs and of tolerances is
/// read elsewhere.
StudyReading readStudy(const System& system, const Values& base, const Study& study, std::size_t shards = 1,
                       const ColumnReader& columns = {});

/// Reads a condition as the requirement of a study: its measures may be named, and a probability where it
/// has one.
Requirement::Reading readRequirement(const System& system, const Study& study, const std::string& condition);

/// The sweeps of a study that was read: its own; where it is compared, one for each value of
/// System::studyCompare that goes with the other inputs, in the order of the choices.
std::vector<Sweep> sweepsOf(const System& system, const Study& study, const Sweep& own,
                            std::size_t shards = 1);

} // namespace talweg
