#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// The fill of a run's outcome, the same in every figure. Success is plain. Other outcomes are hatched over a
/// paler colour. Outcomes that do not decide success are grey.
Fill endingFill(const Theme& theme, const System& system, std::size_t ending);

/// The colour of dots and edges in the style of a fill.
QColor lineColor(const Fill& fill);

} // namespace talweg
