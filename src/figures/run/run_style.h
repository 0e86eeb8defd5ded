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

/// The line colours of the bodies of a run that names stand for; where several bodies have one name, the
/// first such name for the first of them, the second for the second. Nothing for what is no body's name, and
/// for bodies coloured by mode.
std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names);

/// The colours of a theme, or other styles, from the first again when there are no more.
template <class Colors>
const auto& cyclic(const Colors& colors, std::size_t index) {
    return colors[index % colors.size()];
}

/// The pen of the reference run of that number.
QPen pinnedPen(const QColor& color, std::size_t number);
/// The same of one that may have a line colour of its own.
QPen pinnedPen(const Pinned& pinned, const QColor& color, std::size_t number, const Theme& theme);

/// How a run that is compared with others is drawn: no two of the first eight alike in colour, dash or
/// marker.
/// @{
QPen comparedPen(const Theme& theme, std::size_t line);
QCPScatterStyle::ScatterShape comparedMarker(std::size_t line);
/// @}
/// The marker of a reference run; none of one that has no line colour of its own.
QCPScatterStyle::ScatterShape markerOf(const Pinned& pinned);
/// The pen of a quantity in a legend where colours are those of runs; `dashed` where it is drawn so.
QPen quantityPen(const Theme& theme, std::size_t number, bool dashed);
/// What a quantity is dashed by where several are drawn and colours are those of runs.
void dashBy(QPen& pen, std::size_t quantity);

} // namespace talweg
