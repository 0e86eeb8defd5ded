#pragma once

#include "base/number.h"
#include "systems/incline/trajectory.h"
#include "systems/outputs.h"

namespace talweg::incline {

/// A solved race with everything needed to evaluate it at any time.
struct Race {
    Inputs inputs;
    std::vector<Trajectory> trajectories;
    std::vector<Audit> audits;       ///< for each body
    std::vector<Finish> halved = {}; ///< published method: the finish of each body with half the time step
    double duration = 0;             ///< s
};

/// The indices of the bodies in order of arrival; bodies that have not arrived come last.
std::vector<std::size_t> arrivalOrder(const Race& race);
/// The largest energy residual among the bodies.
double energyResidual(const Race& race);

/// A body at one time.
struct Moment {
    const Trajectory& trajectory;
    State state;
    Energies energies;
};

/// Outputs for the position of a body; motionTable has its motion and energies.
const Outputs<Moment>& placeTable();
const Outputs<Moment>& motionTable();

/// A body at the end of a race.
struct Lane {
    const Race& race;
    const Trajectory& trajectory;
};
/// Outputs of a lane, counted from 0; each id ends in the number of the lane, counted from 1.
const Outputs<Lane>& laneTable(std::size_t lane);

/// Outputs of an arrival event.
const Outputs<Trajectory>& eventTable();

/// A body at the foot or at the time limit, and its rank in the order of arrival.
struct Arrival {
    const Race& race;
    const Trajectory& trajectory;
    double place = 0;
};
const Columns<Arrival>& arrivalTable();

/// The result of the published method for a body with one time step. The numbers are NaN if that takes too
/// many steps.
struct TimeStep {
    std::string name;
    double dt = 0;                          ///< s
    double time = nothing, error = nothing; ///< time to the foot, and its error, s
    double drift = nothing;                 ///< change of energy plus losses, J
    double order = nothing;                 ///< order of convergence, from the next larger step to this one
};
const Columns<TimeStep>& timeStepTable();

/// The quantities of one body, which every body of a race has.
std::vector<Quantity> bodyQuantities();
/// The quantities of all bodies, body by body. After a body has arrived, only its place is set.
std::vector<double> stateAt(const Race& race, double t);
/// Measures of a race: the winner's time, the measures of every possible lane, the energy residual.
std::vector<Quantity> measureQuantities();
/// The measures in the order of measureQuantities, for the lanes that have a body.
std::vector<Measure> measuresOf(const Race& race);

} // namespace talweg::incline
