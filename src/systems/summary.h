#pragma once

#include "systems/run.h"

#include <memory>

namespace talweg {

/// What studies read of a solved run, by its system's functions outcomeOf, doubtsOf and measuresOf.
template <class Solved>
std::shared_ptr<Run> concluded(const Solved& solved) {
    auto run = std::make_shared<Run>();
    run->outcome.id = outcomeOf(solved).id;
    run->doubts = doubtsOf(solved);
    run->measures = measuresOf(solved);
    settleTexts(*run);
    return run;
}

/// What is told of a solved run, by those and warningsOf, eventsOf and auditOf.
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
