#pragma once

#include "figures/file/figure_size.h"
#include "figures/run/shown.h"

#include <vector>

namespace talweg {

/// Runs with a sample for every dot of a picture from left to right, unless they already have more. @{
Shown sampledFor(const Shown& shown, const FigureSize& size);
std::vector<Pinned> sampledFor(std::vector<Pinned> pinned, const FigureSize& size);
/// @}

} // namespace talweg
