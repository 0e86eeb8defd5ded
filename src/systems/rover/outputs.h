#pragma once

#include "systems/outputs.h"
#include "systems/rover/motion/contact_forces.h"
#include "systems/rover/solved.h"

namespace talweg::rover {

/// A run at a time.
struct Moment {
    const Solved& solved;
    const State& state;
    const Losses& losses;
    ContactForces forces;                                    ///< per unit mass
    double translational = 0, rotational = 0, potential = 0; ///< J
    Point tangent{1, 0};                                     ///< of the ground below, downrange
    Eigen::Quaterniond turning;
    Attitude attitude; ///< the same as angles
};
const Outputs<Moment>& quantityTable();

/// The end of a run.
struct Finish {
    const Trajectory& trajectory;    ///< up to the verdict
    const Trajectory& whole;         ///< to the end of the run; differs only if the run continues until rest
    double m = 0;                    ///< kg
    double maxHeight = 0;            ///< of the lowest point once climbing, m
    double reserve = 0;              ///< see motion/reserve.h, m
    double lowestFrictionToRoll = 0; ///< on every face
    double restartWind = 0;          ///< see motion/restart.h, m/s
};
const Outputs<Finish>& measureTable();

/// An event as listed.
struct Happening {
    const State &before, &after;
    std::optional<Strike> strike; ///< of an impact
    double m = 0;                 ///< kg
    ContactLaw law;
};
const Outputs<Happening>& eventTable();

/// In the order of Mode.
std::vector<std::string> modeNames();

/// A part of a run in one mode on one piece of ground; a phase of bounces includes their impacts.
struct Phase {
    Mode mode{};
    std::string place;       ///< for people
    double from = 0, to = 0; ///< s
    State first, last;
    Losses before, after; ///< per unit mass; `after` includes the losses of the impact at the end
    double m = 0, g = 0;  ///< kg, m/s²
};
const Columns<Phase>& phaseTable();

} // namespace talweg::rover
