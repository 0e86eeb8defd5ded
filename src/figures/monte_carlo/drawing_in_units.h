#pragma once

#include "base/display_units.h"
#include "figures/monte_carlo/monte_carlo_drawing.h"

namespace talweg {

/// Converts a drawing to the shown units. Returns null for null.
std::shared_ptr<const MonteCarloDrawing> inUnits(const std::shared_ptr<const MonteCarloDrawing>& drawing,
                                                 const DisplayUnits& units);

} // namespace talweg
