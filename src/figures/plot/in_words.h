#pragma once

#include <QPolygonF>
#include <QString>

class QCPAbstractPlottable;

namespace talweg {

class PlotContent;

/// The unit at the end of an axis's label, "m" of "Height y (m)"; empty where there is none.
QString unitIn(const QString& label);

/// What a line does, for those who do not see it: "Height: from 0.3 m at 0 s to 0 m at 3.2 s; greatest 4.1 m
/// at 1 s, least −1 m at 2.2 s." Points with a number that is none are gaps. Empty where there is no line.
QString lineInWords(const QString& name, const QPolygonF& points, const QString& xUnit, const QString& yUnit);

/// The same of a line whose numbers have the units at the ends of the figure's axes' labels.
QString lineInWords(const PlotContent& content, const QString& name, const QPolygonF& points);

/// What a graph or curve is drawn through.
QPolygonF pointsOf(const QCPAbstractPlottable& line);

} // namespace talweg
