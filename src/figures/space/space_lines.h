#pragma once

#include "figures/space/space_sight.h"

#include <QPolygonF>
#include <vector>

namespace talweg {

/// The visible parts of a polyline, in a picture of the given size. Parts are omitted if they are hidden,
/// outside the picture, or next to a point that is not finite.
std::vector<QPolygonF> visibleParts(const SpaceSight& sight, const std::vector<Point3>& line,
                                    const QSizeF& size);

} // namespace talweg
