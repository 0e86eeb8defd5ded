#pragma once

#include "base/to_qt.h"
#include "systems/parameter.h"

#include <QString>

namespace talweg {

/// Label and symbol of a parameter, e.g. "Radius b".
inline QString nameOf(const Parameter& parameter) {
    return parameter.symbol.empty() ? toQt(parameter.label)
                                    : toQt(parameter.label) + u' ' + toQt(parameter.symbol);
}

/// Label, symbol and unit of a parameter, e.g. "Radius b (m)".
inline QString nameWithUnit(const Parameter& parameter) {
    return parameter.unit.empty() ? nameOf(parameter)
                                  : QStringLiteral("%1 (%2)").arg(nameOf(parameter), toQt(parameter.unit));
}

} // namespace talweg
