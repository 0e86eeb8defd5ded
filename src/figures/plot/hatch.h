#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace talweg {

/// Hatch patterns, so that areas can be distinguished without colours.
enum class Hatch { none, rising, falling, level, upright, diamonds, squares };

/// Fill of an area.
struct Fill {
    QColor ground;   ///< colour below the hatch lines
    QColor ink = {}; ///< colour of the hatch lines
    Hatch hatch = Hatch::none;
};

/// Fills a rectangle. Positions of hatch lines do not depend on the rectangle, so they continue in adjacent
/// areas. Each line is drawn separately, so that vector files contain lines.
void fillHatched(QPainter& painter, const QRectF& rect, const Fill& fill);

} // namespace talweg
