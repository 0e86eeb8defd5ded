#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QVector>

#include <vector>

namespace talweg {

/// The parts of a line that lie in `rect`. Points that are not finite are gaps.
std::vector<QPolygonF> clippedLine(const QVector<QPointF>& line, const QRectF& rect);

/// The part of an area that lies in `rect`.
QPolygonF clippedArea(const QPolygonF& area, const QRectF& rect);

/// Removes points of a line that make no visible difference. Of consecutive points in a pixel column a
/// quarter of a pixel wide, or beyond the same side of the view, only the first, the highest, the lowest and
/// the last are kept.
QPolygonF thinnedLine(const QPolygonF& line, const QRectF& view);

} // namespace talweg
