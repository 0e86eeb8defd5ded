#pragma once

#include "figures/space/space_sight.h"

#include <QPolygonF>
#include <vector>

namespace talweg {

/// The parts of a line through places that are seen in a picture of the given size: what is hidden, outside
/// the picture or next to a place that is not a number is left out.
std::vector<QPolygonF> visibleParts(const SpaceSight& sight, const std::vector<Point3>& line,
                                    const QSizeF& size);

} // namespace talweg
