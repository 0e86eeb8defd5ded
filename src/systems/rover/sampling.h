#pragma once

#include "systems/rover/simulation.h"
#include "systems/rover/turning.h"
#include "systems/run.h"

namespace talweg::rover {

/// A solved run with what is needed to ask it for any instant.
struct Solved {
    Inputs inputs;
    Ground ground;
    Result result;
    Turning turning = {}; ///< of runs that leave the vertical plane
};

/// As quantityTable says.
std::vector<double> quantitiesAt(const Solved& solved, double t, const State& state, const Losses& losses);
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

} // namespace talweg::rover
