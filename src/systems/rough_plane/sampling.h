#pragma once

#include "systems/rough_plane/solved.h"

namespace talweg::rough_plane {

/// Quantities of a run: those of the main model, those of each model with ids such as "x_coupled", the errors
/// of the printed formulas, then position and rotation in the 3-D scene.
const std::vector<Quantity>& quantities();
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

} // namespace talweg::rough_plane
