#pragma once

#include "systems/run.h"

#include <QPen>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The line colours of the bodies of a run that names stand for; where several bodies have one name, the
/// first such name for the first of them, the second for the second. Nothing for what is no body's name, and
/// for bodies coloured by mode.
std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names);

/// The colours of a theme, from the first again when there are no more.
template <class Colors>
const QColor& cyclic(const Colors& colors, std::size_t index) {
    return colors[index % colors.size()];
}

/// The pen of the reference run of that number.
QPen pinnedPen(const QColor& color, std::size_t number);

} // namespace talweg
