#pragma once

#include "figures/space/space_light.h"

#include <QImage>

namespace talweg {

/// Draws what is in sight: ground with light, shadows and a grid, and bodies; hiding is exact at every pixel,
/// and edges are smooth. `size` has to be that which the sight was made for.
QImage drawSpace(const SpaceSight& sight, const SpaceLook& look, const QSize& size);

} // namespace talweg
