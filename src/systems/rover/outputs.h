#pragma once

#include "systems/outputs.h"
#include "systems/rover/solved.h"

namespace talweg::rover {

/// A run at an instant.
struct Moment {
    const Solved& solved;
    const State& state;
    const Losses& losses;
    double translational = 0, rotational = 0, potential = 0; ///< J
    Point tangent{1, 0};                                     ///< of the ground below, downrange
    Eigen::Quaterniond turning;
};
const Outputs<Moment>& quantityTable();

/// How a run has ended.
struct Finish {
    const Trajectory& trajectory;
    double maxHeight = 0;            ///< of the lowest point once climbing, m
    double lowestFrictionToRoll = 0; ///< on every face
};
const Outputs<Finish>& measureTable();

/// Of the states before and after an event.
const Outputs<State, State>& eventTable();

} // namespace talweg::rover
