#pragma once

#include "study/requirement.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace talweg {

/// A study of a published work, under one reading of its model.
struct ReproducedStudy {
    std::shared_ptr<const SweepResult> result;
    std::optional<Requirement> requirement;
};

/// All runs and studies of a published work by id, under one reading of its model.
struct ReproducedReading {
    std::map<std::string, std::shared_ptr<const Run>> runs;
    std::map<std::string, ReproducedStudy> studies;
};

/// Solves all runs and studies that the figures and claims of a work need, for each reading in order. Throws
/// std::runtime_error if the data of the work are not valid inputs of the system.
std::vector<ReproducedReading> reproduce(std::shared_ptr<const System> system, const Reproduction& work,
                                         const Progress& progress);

/// The computed value of a claim: a number or a word; for a claim about an order, both: the word lists the
/// numbers in order, and the number is the smallest step between neighbours. Both are empty if there is no
/// value.
struct ClaimValue {
    std::optional<double> number;
    std::string word;
};
ClaimValue evaluate(const System& system, const Reproduction::Claim& claim, const ReproducedReading& reading);

/// Whether a claim holds, given the values of all readings in order.
enum class Verdict {
    notStated, ///< the work does not state it
    undecided, ///< cannot be decided by a number
    holds,     ///< in every reading
    holdsInSome,
    refuted ///< in every reading
};
struct Judgement {
    Verdict verdict = Verdict::undecided;
    std::vector<bool> agrees = {}; ///< by reading; empty if nothing is decided
};
Judgement judge(const Reproduction::Claim& claim, const std::vector<ClaimValue>& values);

} // namespace talweg
