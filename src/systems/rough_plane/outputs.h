#pragma once

#include "systems/outputs.h"
#include "systems/rough_plane/solved.h"

namespace talweg::rough_plane {

/// The body at a time, as moved by one of the models.
struct Moment {
    State state;
    Energies energies;
};
Moment momentOf(const Solved& solved, const Trajectory& trajectory, double t);

/// Quantities of the main motion.
const Outputs<Moment>& quantityTable();
/// The quantities that the motion of every model also has, with ids such as "x_coupled".
const Outputs<Moment>& modelTable();
/// Errors of the printed formulas of the decoupled model: from a state by them and a state by the corrected
/// ones.
const Outputs<State, State>& printedErrorTable();
/// Position of the body in space, for the 3-D scene.
const Outputs<InSpace>& spaceTable();

/// The end of a run.
struct Finish {
    const Solved& solved;
    const Trajectory& trajectory; ///< the main one
    State end;
    double energyBefore = 0, energyAfter = 0; ///< mechanical, J
};
const Outputs<Finish>& measureTable();

/// The end of a run by one of the models.
struct ModelEnd {
    const Solved& solved;
    Model model;
    const Trajectory& trajectory;
    State end;
};
const Columns<ModelEnd>& endTable();

/// Numbers of the decoupled model by the formulas of the document, by the corrected ones, or their
/// difference.
struct PrintedNumbers {
    std::string formulas;    ///< which
    double deceleration = 0; ///< of the spin, rad/s²
    double meanDistance = 0; ///< of the body from its centre of mass, m
    double away = 0;         ///< from the start at the end, m
    double turned = 0;       ///< at the end, °
    double spin = 0;         ///< at the end, rad/s
};
const Columns<PrintedNumbers>& printedTable();

/// The body at the event.
const Outputs<State>& eventTable();

} // namespace talweg::rough_plane
