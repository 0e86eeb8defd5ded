#pragma once

#include "systems/parameter.h"

#include <QString>

namespace talweg {

/// Label and symbol.
inline QString nameOf(const Parameter& parameter) {
    return parameter.symbol.empty() ? text(parameter.label)
                                    : text(parameter.label) + u' ' + text(parameter.symbol);
}

/// And the unit of its numbers: "Radius b (m)".
inline QString nameWithUnit(const Parameter& parameter) {
    return parameter.unit.empty() ? nameOf(parameter)
                                  : QStringLiteral("%1 (%2)").arg(nameOf(parameter), text(parameter.unit));
}

} // namespace talweg
