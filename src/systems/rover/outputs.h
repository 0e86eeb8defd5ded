#pragma once

#include "systems/outputs.h"
#include "systems/rover/motion/contact_forces.h"
#include "systems/rover/solved.h"

namespace talweg::rover {

/// The data from which the quantities of a run at one time are computed.
struct Moment {
    const Solved& solved;
    const State& state;
    const Losses& losses;
    ContactForces forces;                                    ///< per unit mass
    double translational = 0, rotational = 0, potential = 0; ///< J
    Point tangent{1, 0};                                     ///< tangent of the ground below, downrange
    Eigen::Quaterniond turning;
    Attitude attitude; ///< `turning` as angles
};
const Outputs<Moment>& quantityTable();

/// The data from which the results of a run are computed at its end.
struct Finish {
    const Trajectory& trajectory;    ///< the run up to its verdict
    const Trajectory& whole;         ///< the run to its end; differs only if the run continues until rest
    double m = 0;                    ///< kg
    double maxHeight = 0;            ///< largest elevation of the lowest point after the sphere has touched
                                     ///< rising ground, m
    double reserve = 0;              ///< see motion/reserve.h, m
    double lowestFrictionToRoll = 0; ///< least coefficient of friction that allows rolling on every face
    double restartWind = 0;          ///< see motion/restart.h, m/s
};
const Outputs<Finish>& measureTable();

/// The data from which the columns of event lists are computed.
struct Happening {
    const State &before, &after;
    std::optional<Strike> strike; ///< for impacts
    double m = 0;                 ///< kg
    ContactLaw law;
};
const Outputs<Happening>& eventTable();

/// Names of the modes in the order of Mode.
std::vector<std::string> modeNames();

/// A part of a run in one mode on one piece of ground. A phase of bounces includes their impacts.
struct Phase {
    Mode mode{};
    std::string place;       ///< name of the ground, for display
    double from = 0, to = 0; ///< s
    State first, last;
    Losses before, after; ///< per unit mass; `after` includes the losses of the impact at the end
    double m = 0, g = 0;  ///< kg, m/s²
};
const Columns<Phase>& phaseTable();

} // namespace talweg::rover
