#pragma once

#include "project/project.h"
#include "study/reproduce.h"

#include <QString>

namespace talweg {

/// A published work and the system that recomputes it.
struct PublishedWork {
    std::shared_ptr<const System> system;
    const Reproduction* work; ///< one of System::reproductions
};

/// The published works of all systems, in the order of the systems.
std::vector<PublishedWork> publishedWorks(const Registry& registry);

/// The value of a claim for people: a word, a rounded number followed by `unit`, or "none".
QString valueText(const Reproduction::Claim& claim, const ClaimValue& value, const std::string& unit = {});
/// What the work states, or a dash if it states nothing. A number is followed by `unit`.
QString printedText(const Reproduction::Claim& claim, const std::string& unit = {});
/// Whether a claim holds, for example "holds: as published" if it holds in this reading only. A dash if the
/// work states nothing.
QString verdictText(const Reproduction& work, const Judgement& judgement);

/// The experiments behind a claim, in one reading of the work: the run or study that it is about and, for a
/// ratio, the run with which that is compared. Inputs have the values for which the claim is made.
std::vector<Experiment> experimentsOf(const PublishedWork& published, const Reproduction::Claim& claim,
                                      const Reproduction::Reading& reading);

} // namespace talweg
