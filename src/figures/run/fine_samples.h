#pragma once

#include "figures/file/figure_size.h"
#include "figures/run/shown.h"

#include <vector>

namespace talweg {

/// Resamples runs so that a picture has a sample for every pixel column, unless they already have more. @{
Shown sampledFor(const Shown& shown, const FigureSize& size);
std::vector<Pinned> sampledFor(std::vector<Pinned> pinned, const FigureSize& size);
/// @}

} // namespace talweg
