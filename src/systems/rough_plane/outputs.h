#pragma once

#include "systems/outputs.h"
#include "systems/rough_plane/solved.h"

namespace talweg::rough_plane {

/// The body at an instant, as one of the models moves it.
struct Moment {
    State state;
    Energies energies;
};
Moment momentOf(const Solved& solved, const Trajectory& trajectory, double t);

/// Of the main motion.
const Outputs<Moment>& quantityTable();
/// Those of them that every model's motion has as well, under ids such as "x_coupled".
const Outputs<Moment>& modelTable();
/// What the printed formulas of the decoupled model are off by: of a state by them, and one by the corrected.
const Outputs<State, State>& printedErrorTable();
/// Where the body is in space, for the scene there.
const Outputs<InSpace>& spaceTable();

/// How a run has ended.
struct Finish {
    const Solved& solved;
    const Trajectory& trajectory; ///< the main one
    State end;
    double energyBefore = 0, energyAfter = 0; ///< mechanical, J
};
const Outputs<Finish>& measureTable();

/// How a run has ended by one of the models.
struct ModelEnd {
    const Solved& solved;
    Model model;
    const Trajectory& trajectory;
    State end;
};
const Columns<ModelEnd>& endTable();

/// Numbers of the decoupled model by the document's formulas, by the corrected ones, or their difference.
struct PrintedNumbers {
    std::string formulas;    ///< which
    double deceleration = 0; ///< of the spin, rad/s²
    double meanDistance = 0; ///< of the body from its centre of mass, m
    double away = 0;         ///< from the start at the end, m
    double turned = 0;       ///< at the end, °
    double spin = 0;         ///< at the end, rad/s
};
const Columns<PrintedNumbers>& printedTable();

/// Of the body as the event happens.
const Outputs<State>& eventTable();

} // namespace talweg::rough_plane
