#pragma once

#include "systems/rover/solved.h"
#include "systems/run.h"

namespace talweg::rover {

/// Values in the order of quantityTable, at time t (s).
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

} // namespace talweg::rover
