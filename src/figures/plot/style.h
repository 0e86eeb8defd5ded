#pragma once

#include "figures/theme.h"
#include "systems/run.h"

#include <qcustomplot.h>

namespace talweg {

/// Styles one axis with thin lines and readable ticks.
void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font);

/// Makes an axis logarithmic or linear.
void setLogarithmic(QCPAxis& axis, bool isLogarithmic);

/// Styles a plot: thin axes at the left and bottom, a light grid, readable ticks.
void styleAxes(QCustomPlot& plot, const Theme& theme);

/// Adapts the number of ticks to the available space, and shortens axis labels to the length of their axis.
/// Units in brackets are kept.
void fitTicks(QCustomPlot& plot, const QString& xLabel, const QString& yLabel);
/// As above, for two axes of a plot of size `size`.
void fitTicks(QCPAxis& x, const QString& xLabel, QCPAxis& y, const QString& yLabel, const QSize& size);

/// A number as text, with as many significant digits as an axis of range `span` needs.
QString readable(double number, double span);

/// A number with its unit, such as "4.1 m"; only the number if the unit is empty.
QString withUnit(const QString& number, const QString& unit);

/// The axis label of a quantity, such as "Height y (m)".
QString axisLabel(const Quantity& quantity);

} // namespace talweg
