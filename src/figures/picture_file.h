#pragma once

#include "figures/export.h"

#include <QSize>

namespace talweg {

/// The size of a figure's PNG.
QSize pixelSize(const FigureSize& size);

/// The size of the drawing in its own units, 96 to the inch.
QSizeF logicalSize(const FigureSize& size);

} // namespace talweg
