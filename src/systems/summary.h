#pragma once

#include "systems/run.h"

#include <memory>

namespace talweg {

/// The part of a solved run that studies read. The system must provide the functions outcomeOf, doubtsOf and
/// measuresOf.
template <class Solved>
std::shared_ptr<Run> concluded(const Solved& solved) {
    auto run = std::make_shared<Run>();
    run->outcome.id = outcomeOf(solved).id;
    run->doubts = doubtsOf(solved);
    run->measures = measuresOf(solved);
    settleTexts(*run);
    return run;
}

/// The full report on a solved run. The system must also provide warningsOf, eventsOf and auditOf.
template <class Solved>
std::shared_ptr<Run> reported(const Solved& solved) {
    auto run = std::make_shared<Run>();
    run->outcome = outcomeOf(solved);
    run->warnings = warningsOf(solved);
    run->doubts = doubtsOf(solved);
    run->measures = measuresOf(solved);
    run->events = eventsOf(solved);
    run->audit = auditOf(solved);
    return run;
}

} // namespace talweg
