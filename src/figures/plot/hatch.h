#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace talweg {

/// Lines over an area by which it is told from others without colours.
enum class Hatch { none, rising, falling, level, upright, diamonds, squares };

/// How an area is filled.
struct Fill {
    QColor ground;
    QColor ink = {}; ///< of the lines
    Hatch hatch = Hatch::none;
};

/// Fills a rectangle with lines that go on in the areas beside it: they lie at the same places of the
/// painter's plane whatever the rectangle. Drawn one by one, so that files have them as lines.
void fillHatched(QPainter& painter, const QRectF& rect, const Fill& fill);

} // namespace talweg
