#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// How an ending of a system's runs is drawn in every figure, whatever others occur: success plain, other
/// endings with lines over a paler ground, grey those that say nothing of success.
Fill endingFill(const Theme& theme, const System& system, std::size_t ending);

/// The colour of dots and edges of what is filled so.
QColor lineColor(const Fill& fill);

} // namespace talweg
