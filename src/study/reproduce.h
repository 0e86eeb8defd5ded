#pragma once

#include "study/requirement.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace talweg {

/// Result of a study of a published work, for one interpretation of the work's model.
struct ReproducedStudy {
    std::shared_ptr<const SweepResult> result;
    std::optional<Requirement> requirement;
};

/// All runs and studies of a published work by id, for one interpretation ("reading") of the work's model.
struct ReproducedReading {
    std::map<std::string, std::shared_ptr<const Run>> runs;
    std::map<std::string, ReproducedStudy> studies;
};

/// The complete inputs of a run or study of a published work, given by its id, in a reading. The id must
/// exist.
Values inputsOf(const System& system, const Reproduction& work, const std::string& id,
                const Reproduction::Reading& reading);

/// Solves all runs and studies that the figures and claims of a published work need, for each reading in
/// order. Returns nothing when cancelled. @throws std::runtime_error if the data of the work are not valid
/// inputs of the system
std::vector<ReproducedReading> reproduce(std::shared_ptr<const System> system, const Reproduction& work,
                                         const std::stop_token& stop, const Progress& progress);

/// The computed value of a claim: a number or a word. A claim about an order has both: the word lists the
/// numbers in order, and the number is the smallest difference between neighbours. Both are empty if there is
/// no value.
struct ClaimValue {
    std::optional<double> number;
    std::string word;
};
ClaimValue evaluate(const System& system, const Reproduction::Claim& claim, const ReproducedReading& reading);

/// Whether a claim of a published work holds, given its computed values in all readings.
enum class Verdict {
    notStated, ///< the work states no value (Claim::printed)
    undecided, ///< the claim has no criterion (Claim::agreement)
    holds,     ///< holds in every reading
    holdsInSome,
    refuted ///< holds in no reading
};
struct Judgement {
    Verdict verdict = Verdict::undecided;
    std::vector<bool> agrees = {}; ///< by reading: whether the claim holds; empty if nothing is decided
};
Judgement judge(const Reproduction::Claim& claim, const std::vector<ClaimValue>& values);

/// A claim of a published work and what Talweg finds about it.
struct CheckedClaim {
    Reproduction::Claim claim;
    std::vector<ClaimValue> values; ///< one for each reading of the work
    Judgement judgement;
};
/// Evaluates and judges all claims of a published work, in order.
std::vector<CheckedClaim> checkedClaims(const System& system, const Reproduction& work,
                                        const std::vector<ReproducedReading>& readings);

} // namespace talweg
