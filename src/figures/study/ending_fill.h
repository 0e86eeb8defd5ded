#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// The fill of an outcome of a system's runs, the same in every figure: success plain, other outcomes hatched
/// over a paler ground, outcomes that do not decide success grey.
Fill endingFill(const Theme& theme, const System& system, std::size_t ending);

/// The colour of dots and edges of what is filled so.
QColor lineColor(const Fill& fill);

} // namespace talweg
