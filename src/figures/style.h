#pragma once

#include "figures/theme.h"
#include "systems/run.h"
#include "systems/system.h"

#include <qcustomplot.h>

#include <optional>

namespace talweg {

/// The font of ticks and legends beside that of axis labels.
QFont smallFont(const QFont& font);

/// Thin lines, readable ticks: one axis.
void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font);

/// Thin axes at the left and below, a light grid, readable ticks.
void styleAxes(QCustomPlot& plot, const Theme& theme);

/// As many ticks as there is room for; axis labels shortened to the length of their axis.
void fitTicks(QCustomPlot& plot, const QString& xLabel, const QString& yLabel);

/// A number as readers of a figure want it: the digits that matter where `span` fills the axis.
QString readable(double number, double span);

/// "Height y (m)".
QString axisLabel(const Quantity& quantity);

/// The place of a quantity in System::quantities.
std::optional<std::size_t> columnOf(const System& system, const std::string& id);

/// The line colours of the bodies of a run that names stand for; where several bodies have one name, the
/// first such name for the first of them, the second for the second. Nothing for what is no body's name, and
/// for bodies coloured by mode.
std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names);

/// A colour for what stands back: mixed half with the background.
QColor muted(const QColor& color, const Theme& theme);

/// The pen of the reference run of that number.
QPen pinnedPen(const QColor& color, std::size_t number);

} // namespace talweg
