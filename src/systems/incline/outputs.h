#pragma once

#include "base/number.h"
#include "systems/incline/trajectory.h"
#include "systems/outputs.h"

namespace talweg::incline {

/// A solved race with what is needed to ask it for any instant.
struct Race {
    Inputs inputs;
    std::vector<Trajectory> trajectories;
    std::vector<Audit> audits;       ///< of each
    std::vector<Finish> halved = {}; ///< published method: of each, with half the time step
    double duration = 0;             ///< s
};

/// The bodies' numbers in order of arrival; those that have not arrived come last.
std::vector<std::size_t> arrivalOrder(const Race& race);
/// The greatest of any body.
double energyResidual(const Race& race);

/// A body at an instant.
struct Moment {
    const Trajectory& trajectory;
    State state;
    Energies energies;
};

/// Where a body is, then how it moves and what energies it has.
const Outputs<Moment>& placeTable();
const Outputs<Moment>& motionTable();

/// How a body of a race has ended.
struct Lane {
    const Race& race;
    const Trajectory& trajectory;
};
/// Of a lane, counted from 0; the ids end in its number counted from 1.
const Outputs<Lane>& laneTable(std::size_t lane);

/// Of an arrival.
const Outputs<Trajectory>& eventTable();

/// A body at the foot, or at the time limit, and its place in the order of arrival.
struct Arrival {
    const Race& race;
    const Trajectory& trajectory;
    double place = 0;
};
const Columns<Arrival>& arrivalTable();

/// What the published method makes of a body with one time step. Not numbers where that takes too many steps.
struct TimeStep {
    std::string name;
    double dt = 0;                          ///< s
    double time = nothing, error = nothing; ///< to the foot, and off the exact one by, s
    double drift = nothing;                 ///< change of energy and losses, J
    double order = nothing;                 ///< of convergence, from the next larger step to this one
};
const Columns<TimeStep>& timeStepTable();

/// Of each body.
std::vector<Quantity> bodyQuantities();
/// The values of every body in turn. But for its place nothing once it has arrived.
std::vector<double> stateAt(const Race& race, double t);
/// Of a race: the winner's time, the measures of every lane there can be, the energy residual.
std::vector<Quantity> measureQuantities();
/// In that order, of the lanes that have a body.
std::vector<Measure> measuresOf(const Race& race);

} // namespace talweg::incline
