#pragma once

#include "systems/outputs.h"
#include "systems/surface/solved.h"

namespace talweg::surface {

/// A run at an instant.
struct Instant {
    const Solved& solved;
    const Moment& moment;
    Energies energies; ///< J/kg
    double total = 0;  ///< energies and losses, J/kg
};
const Outputs<Instant>& quantityTable();

const Outputs<Trajectory>& measureTable();

/// Of the moments before and after an event.
const Outputs<Moment, Moment>& eventTable();

} // namespace talweg::surface
