#pragma once

#include "figures/space/space_sight.h"

#include <QPolygonF>
#include <vector>

namespace talweg {

/// The visible parts of a polyline in a picture of the given size. Parts that are hidden, outside the picture
/// or adjacent to a point that is not a number are omitted.
std::vector<QPolygonF> visibleParts(const SpaceSight& sight, const std::vector<Point3>& line,
                                    const QSizeF& size);

} // namespace talweg
