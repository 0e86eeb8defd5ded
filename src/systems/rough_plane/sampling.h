#pragma once

#include "systems/rough_plane/solved.h"

namespace talweg::rough_plane {

/// Of the run: the main trajectory's, then those of each model under ids such as "x_coupled", the errors of
/// the printed formulas, then the place and turning in space.
const std::vector<Quantity>& quantities();
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

} // namespace talweg::rough_plane
