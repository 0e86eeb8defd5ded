#pragma once

#include "figures/theme.h"
#include "systems/run.h"

#include <qcustomplot.h>

namespace talweg {

/// Thin lines, readable ticks: one axis.
void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font);

/// Makes an axis logarithmic, or linear again.
void setLogarithmic(QCPAxis& axis, bool isLogarithmic);

/// Thin axes at the left and below, a light grid, readable ticks.
void styleAxes(QCustomPlot& plot, const Theme& theme);

/// As many ticks as there is room for; axis labels shortened to the length of their axis.
void fitTicks(QCustomPlot& plot, const QString& xLabel, const QString& yLabel);
/// The same of two axes of a plot of that size.
void fitTicks(QCPAxis& x, const QString& xLabel, QCPAxis& y, const QString& yLabel, const QSize& size);

/// A number as readers of a figure want it: the digits that matter where `span` fills the axis.
QString readable(double number, double span);

/// "4.1 m"; the number alone where there is no unit.
QString withUnit(const QString& number, const QString& unit);

/// "Height y (m)".
QString axisLabel(const Quantity& quantity);

} // namespace talweg
