#pragma once

#include "systems/outputs.h"
#include "systems/surface/solved.h"

namespace talweg::surface {

/// A run at one time.
struct Instant {
    const Solved& solved;
    const Moment& moment;
    Energies energies; ///< J/kg
    double total = 0;  ///< energies plus losses, J/kg
};
const Outputs<Instant>& quantityTable();

const Outputs<Trajectory>& measureTable();

/// The ground at equal steps of the abscissa between kinks, at most `step` (m), and the curve of the centre
/// above it, without values where the body does not fit. A kink has two rows, one for each side.
ResultTable groundTable(const Graph& ground, const RollingPath& path, double step);

/// The coefficients of friction of the regularised model against the slip.
ResultTable frictionTable(const Inputs& inputs);

/// The result of the published method for steps of one length.
struct StepRow {
    Stepping stepping;
    Ending ending;
    double change = nothing; ///< change of the speed at the end from the previous row, m/s
    double order = nothing;  ///< order of convergence, from the changes of this row and the previous one
};
const Columns<StepRow>& stepTable();

/// Outputs of the moments before and after an event.
const Outputs<Moment, Moment>& eventTable();

} // namespace talweg::surface
