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

} // namespace talweg
