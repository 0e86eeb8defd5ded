#pragma once

#include "study/requirement.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace talweg {

/// A study of a published work in one reading.
struct ReproducedStudy {
    std::shared_ptr<const SweepResult> result;
    std::optional<Requirement> requirement;
};

/// All runs and studies of a published work, by their ids, in one reading of its model.
struct ReproducedReading {
    std::map<std::string, std::shared_ptr<const Run>> runs;
    std::map<std::string, ReproducedStudy> studies;
};

/// Solves everything that a work's figures and claims are about, in each of its readings, in their order.
/// Throws std::runtime_error where the work's own data are not valid inputs of the system.
std::vector<ReproducedReading> reproduce(std::shared_ptr<const System> system, const Reproduction& work,
                                         const Progress& progress);

/// What comes out for a claim: a number, or a word, or of an order both (the numbers in a row, and the least
/// step from one to the next); neither where there is none.
struct ClaimValue {
    std::optional<double> number;
    std::string word;
};
ClaimValue evaluate(const System& system, const Reproduction::Claim& claim, const ReproducedReading& reading);

/// Whether a claim holds, by the values that came out in the readings, in their order.
enum class Verdict {
    notStated, ///< the work says nothing of it
    undecided, ///< no number can tell
    holds,     ///< in every reading
    holdsInSome,
    refuted ///< in every reading
};
struct Judgement {
    Verdict verdict = Verdict::undecided;
    std::vector<bool> agrees = {}; ///< by reading; empty where nothing is decided
};
Judgement judge(const Reproduction::Claim& claim, const std::vector<ClaimValue>& values);

} // namespace talweg
