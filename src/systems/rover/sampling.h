#pragma once

#include "systems/rover/solved.h"
#include "systems/run.h"

namespace talweg::rover {

/// Values of the quantities at time t (s), in the order of quantityTable.
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

} // namespace talweg::rover
