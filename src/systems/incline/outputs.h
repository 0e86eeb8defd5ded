#pragma once

#include "base/number.h"
#include "systems/incline/trajectory.h"
#include "systems/outputs.h"

namespace talweg::incline {

/// A solved race, with everything needed to compute its state at any time.
struct Race {
    Inputs inputs;
    std::vector<Trajectory> trajectories;
    std::vector<Audit> audits;       ///< one for each body
    std::vector<Finish> halved = {}; ///< published method: the results at the foot with half the time step,
                                     ///< one for each body
    double duration = 0;             ///< s
};

/// The indices of the bodies in order of arrival, followed by those that have not arrived, the farthest
/// first.
std::vector<std::size_t> arrivalOrder(const Race& race);
/// The largest energy residual among the bodies.
double energyResidual(const Race& race);

/// A body at one time.
struct Moment {
    const Trajectory& trajectory;
    State state;
    Energies energies;
    double lane = 0;      ///< distance of the lane's middle from the middle of the ramp, m
    Contact contact = {}; ///< until the end of the trajectory
};

/// Outputs of placeTable give the position of a body; those of motionTable its motion and energies.
const Outputs<Moment>& placeTable();
const Outputs<Moment>& motionTable();

/// A body at the end of a race. Each body has its own lane, a strip of the ramp.
struct Lane {
    const Race& race;
    const Trajectory& trajectory;
};
/// Outputs of the body in a lane. `lane` counts from 0; the ids end in the number of the lane, counted from
/// 1.
const Outputs<Lane>& laneTable(std::size_t lane);

/// Columns of an arrival event.
const Outputs<Trajectory>& eventTable();

/// A body at the foot or at the time limit, and its rank in the order of arrival, from 1.
struct Arrival {
    const Race& race;
    const Trajectory& trajectory;
    double place = 0;
};
const Columns<Arrival>& arrivalTable();

/// Results of the published method for one body and one time step. The numbers are NaN if the run would take
/// too many steps.
struct TimeStep {
    std::string name;
    double dt = 0;                          ///< s
    double time = nothing, error = nothing; ///< time to the foot and its error relative to the exact method,
                                            ///< s
    double drift = nothing;                 ///< change of mechanical energy plus losses, J
    double order = nothing; ///< order of convergence, from the next larger time step to this one
};
const Columns<TimeStep>& timeStepTable();

/// The quantities that each body of a race has.
std::vector<Quantity> bodyQuantities();
/// The quantities of all bodies, body by body. After the arrival of a body, its quantities are NaN, except
/// its position.
std::vector<double> stateAt(const Race& race, double t);
/// Measures of a race: the winner's time, the measures of each possible lane, the energy residual.
std::vector<Quantity> measureQuantities();
/// The measures of this race, in the order of measureQuantities, without those of empty lanes.
std::vector<Measure> measuresOf(const Race& race);

} // namespace talweg::incline
