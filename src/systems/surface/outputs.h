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

/// The ground at even steps of the abscissa, from kink to kink at most `step` (m), and the centre's curve
/// above: nothing of that where the body does not fit. Two rows at a kink, one of either side.
ResultTable groundTable(const Graph& ground, const RollingPath& path, double step);

/// The coefficients of friction of the regularised model against the slip.
ResultTable frictionTable(const Inputs& inputs);

/// What the published method makes of a run with steps of one length.
struct StepRow {
    Stepping stepping;
    Ending ending;
    double change = nothing; ///< of the speed at the end, from the row before, m/s
    double order = nothing;  ///< of convergence, from the changes of this row and the one before
};
const Columns<StepRow>& stepTable();

/// Of the moments before and after an event.
const Outputs<Moment, Moment>& eventTable();

} // namespace talweg::surface
