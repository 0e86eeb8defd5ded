#pragma once

#include "systems/parameter.h"

#include <QString>

namespace talweg {

inline QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

/// Label and symbol.
inline QString nameOf(const Parameter& parameter) {
    return parameter.symbol.empty() ? text(parameter.label)
                                    : text(parameter.label) + u' ' + text(parameter.symbol);
}

} // namespace talweg
