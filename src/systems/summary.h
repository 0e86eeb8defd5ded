#pragma once

#include "systems/run.h"

#include <memory>

namespace talweg {

/// The results of a solved run that studies read, from the system's functions outcomeOf, doubtsOf and
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

/// The report on a solved run, from the same functions and warningsOf, eventsOf and auditOf.
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
