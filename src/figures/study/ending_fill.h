#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// The fill of an outcome of a system's runs, the same in every figure: success is plain, other outcomes are
/// hatched over a paler ground, and outcomes that do not decide success are grey.
Fill endingFill(const Theme& theme, const System& system, std::size_t ending);

/// The colour of dots and edges that belong to a fill.
QColor lineColor(const Fill& fill);

} // namespace talweg
