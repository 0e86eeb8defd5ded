#pragma once

#include "systems/outputs.h"
#include "systems/rough_plane/solved.h"

namespace talweg::rough_plane {

/// The state of the body at one time, by one of the models.
struct Moment {
    State state;
    Energies energies;
    GeneralizedForce force = {}; ///< only of the main model
};
Moment momentOf(const Solved& solved, const Trajectory& trajectory, double t);

/// Outputs of the main model.
const Outputs<Moment>& quantityTable();
/// Outputs that exist for each model, with ids such as "x_coupled".
const Outputs<Moment>& modelTable();
/// Errors of the printed formulas of the decoupled model: from the state by these formulas and the state by
/// the corrected formulas.
const Outputs<State, State>& printedErrorTable();
/// Outputs for the position of the body in the 3-D scene.
const Outputs<InSpace>& spaceTable();

/// A run at its end, by the main model.
struct Finish {
    const Solved& solved;
    const Trajectory& trajectory; ///< trajectory of the main model
    State end;
    double energyBefore = 0, energyAfter = 0; ///< mechanical energy at the start and at the end, J
};
const Outputs<Finish>& measureTable();

/// A run at its end, by one of the models.
struct ModelEnd {
    const Solved& solved;
    Model model;
    const Trajectory& trajectory;
    State end;
};
const Columns<ModelEnd>& endTable();

/// Results of the decoupled model with Eberly's printed formulas, with the corrected formulas, or the
/// difference between them.
struct PrintedNumbers {
    std::string formulas;    ///< name of the formulas, or of the difference
    double deceleration = 0; ///< deceleration of the spin, rad/s²
    double meanDistance = 0; ///< mean distance of the contact from the centre of mass, m
    double away = 0;         ///< distance of the end from the start, m
    double turned = 0;       ///< angle at the end, °
    double spin = 0;         ///< spin at the end, rad/s
};
const Columns<PrintedNumbers>& printedTable();

/// Outputs of the body at an event.
const Outputs<State>& eventTable();

} // namespace talweg::rough_plane
