#pragma once

#include <QPolygonF>
#include <QString>

class QCPAbstractPlottable;

namespace talweg {

class PlotContent;

/// The unit at the end of an axis label, such as "m" in "Height y (m)"; empty if there is none.
QString unitIn(const QString& label);

/// Describes a line for screen readers: "Height: from 0.3 m at 0 s to 0 m at 3.2 s; greatest 4.1 m at 1 s,
/// least −1 m at 2.2 s." Points that are not finite are gaps. Empty if the line has no points.
QString lineInWords(const QString& name, const QPolygonF& points, const QString& xUnit, const QString& yUnit);

/// As above, with the units from the axis labels of `content`.
QString lineInWords(const PlotContent& content, const QString& name, const QPolygonF& points);

/// The points of a graph or curve.
QPolygonF pointsOf(const QCPAbstractPlottable& line);

} // namespace talweg
