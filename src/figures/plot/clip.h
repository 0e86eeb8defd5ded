#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QVector>

#include <vector>

namespace talweg {

/// The parts of a line that lie in `rect`. Points that are not numbers are gaps.
std::vector<QPolygonF> clippedLine(const QVector<QPointF>& line, const QRectF& rect);

/// The part of an area that lies in `rect`.
QPolygonF clippedArea(const QPolygonF& area, const QRectF& rect);

/// A line without the points that make no visible difference. Of consecutive points within a quarter of a
/// pixel in width, or on one side outside the view, only the first, the highest, the lowest and the last are
/// kept.
QPolygonF thinnedLine(const QPolygonF& line, const QRectF& view);

} // namespace talweg
