#pragma once

#include "systems/outputs.h"
#include "systems/surface/solved.h"

namespace talweg::surface {

/// A run at one time.
struct Instant {
    const Solved& solved;
    const Moment& moment;
    Energies energies; ///< J/kg
    double total = 0;  ///< mechanical energy plus losses, J/kg
};
const Outputs<Instant>& quantityTable();

const Outputs<Trajectory>& measureTable();

/// The ground at equal steps of the abscissa between kinks, at most `step` (m), and the position of the
/// centre above it, which is NaN where the body does not fit. A kink has two rows, one for each side.
ResultTable groundTable(const Graph& ground, const RollingPath& path, double step);

/// The friction coefficients of the regularised model as functions of the slip.
ResultTable frictionTable(const Inputs& inputs);

/// The result of the published method for one step length.
struct StepRow {
    Stepping stepping;
    Ending ending;
    double change = nothing; ///< change of the speed at the end relative to the previous row, m/s
    double order = nothing;  ///< order of convergence, from the changes in this and the previous row
};
const Columns<StepRow>& stepTable();

/// Columns of an event, from the moments before and after it.
const Outputs<Moment, Moment>& eventTable();

} // namespace talweg::surface
