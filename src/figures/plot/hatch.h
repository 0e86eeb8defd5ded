#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace talweg {

/// Hatch patterns that distinguish areas without colours.
enum class Hatch { none, rising, falling, level, upright, diamonds, squares };

/// Fill of an area.
struct Fill {
    QColor ground;
    QColor ink = {}; ///< colour of the hatch lines
    Hatch hatch = Hatch::none;
};

/// Fills a rectangle with hatch lines that continue in adjacent areas: their positions do not depend on the
/// rectangle. The lines are drawn one by one, so that vector files contain them as lines.
void fillHatched(QPainter& painter, const QRectF& rect, const Fill& fill);

} // namespace talweg
