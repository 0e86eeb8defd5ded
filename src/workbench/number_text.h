#pragma once

#include <QString>
#include <optional>

namespace talweg {

/// What somebody typed into a number field.
struct TypedNumber {
    std::optional<double> number;
    QString error;          ///< complete sentence when there is no number
    bool workedOut = false; ///< an expression or a decimal comma: worth showing what was understood
};

/// Reads a number typed by a person: decimal point or comma, an expression such as `10*tan(15)` with
/// angles in degrees, and the field's own unit behind it. Grouped and mixed numbers are refused with a
/// message, since nobody can know what they mean.
TypedNumber readTyped(const QString& text, const QString& unit = {});

} // namespace talweg
