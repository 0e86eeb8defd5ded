#pragma once

#include "figures/run/shown.h"
#include "figures/theme.h"
#include "systems/run.h"

#include <qcustomplot.h>

#include <QPen>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The line colours of bodies of a run, given by name. If several bodies have the same name, its first
/// occurrence stands for the first of them, and so on. Nothing for unknown names, and for bodies coloured by
/// mode.
std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names);

/// The colour, or other style, with this index; colours repeat if there are too few.
template <class Colors>
const auto& cyclic(const Colors& colors, std::size_t index) {
    return colors[index % colors.size()];
}

/// The pen of a reference run; `number` is its index.
QPen pinnedPen(const QColor& color, std::size_t number);
/// As above, for a reference run that may have its own line colour. A measured track has only dots, in the
/// colour of the pen.
QPen pinnedPen(const Pinned& pinned, const QColor& color, std::size_t number, const Theme& theme);

/// Style of runs that are compared as equals. The first eight differ in colour, dash or marker. @{
QPen comparedPen(const Theme& theme, std::size_t line);
QCPScatterStyle::ScatterShape comparedMarker(std::size_t line);
/// @} The marker of a reference run in a legend, and the shape of the dots of a track; none for a run without
/// its own line colour.
QCPScatterStyle::ScatterShape markerOf(const Pinned& pinned);
/// The dots of a measured track; none for a run.
QCPScatterStyle dotsOf(const Pinned& pinned, const QColor& color);
/// The pen of a quantity in a legend in which colours distinguish runs; `dashed` if its line is dashed.
QPen quantityPen(const Theme& theme, std::size_t number, bool dashed);
/// Sets the dash of a quantity, if colours distinguish runs.
void dashBy(QPen& pen, std::size_t quantity);

} // namespace talweg
