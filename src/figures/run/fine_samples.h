#pragma once

#include "figures/file/figure_size.h"
#include "figures/run/shown.h"

#include <vector>

namespace talweg {

/// Samples runs again, so that a picture has a sample for every pixel column. Finer samples are kept. @{
Shown sampledFor(const Shown& shown, const FigureSize& size);
std::vector<Pinned> sampledFor(std::vector<Pinned> pinned, const FigureSize& size);
/// @}

} // namespace talweg
