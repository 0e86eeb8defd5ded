#pragma once

#include <QPolygonF>
#include <QString>

class QCPAbstractPlottable;

namespace talweg {

class PlotContent;

/// The unit at the end of an axis label, "m" in "Height y (m)"; empty if there is none.
QString unitIn(const QString& label);

/// A description of a line for screen readers: "Height: from 0.3 m at 0 s to 0 m at 3.2 s; greatest 4.1 m at
/// 1 s, least −1 m at 2.2 s." Points that are not numbers are gaps. Empty if there is no line.
QString lineInWords(const QString& name, const QPolygonF& points, const QString& xUnit, const QString& yUnit);

/// The same, with the units from the axis labels of the content.
QString lineInWords(const PlotContent& content, const QString& name, const QPolygonF& points);

/// The points of a graph or curve.
QPolygonF pointsOf(const QCPAbstractPlottable& line);

} // namespace talweg
