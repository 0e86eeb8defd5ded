#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// The meaning of a text typed as a number.
struct TypedNumber {
    std::optional<double> number; ///< finite
    std::string error;            ///< complete sentence when there is no number
    bool workedOut = false;       ///< an expression or a decimal comma: the interpretation is worth showing
    std::string hint;             ///< a remark for display; empty if none
    std::string expression = {};  ///< the calculation, or what can only be one; empty for a number
    /// Its distribution, in the form of uncertain inputs of studies; empty if none was typed.
    std::string distribution = {};
};

/// Reads a number typed by a person: with decimal point or comma, as an expression such as `10*tan(15°)` (see
/// terrain/expression.h), and followed by the field's own unit. A number with another compatible unit, such
/// as `5 ft` or `12 km/h`, is converted (see base/unit.h). The result of an angle expression, such as
/// `atan(1/2)`, is converted to degrees in a field in degrees. Grouped and mixed numbers are rejected because
/// they are ambiguous.
TypedNumber readTyped(std::string_view text, std::string_view unit = {});

/// The same if numbers without a unit are in the shown unit `plain`, which must be convertible to `unit`. The
/// result is in `unit`. An expression gets `plain` as its unit, so its meaning does not depend on the unit
/// shown later.
TypedNumber readTyped(std::string_view text, std::string_view unit, std::string_view plain);

/// A calculation and the unit that follows it, such as `10/4` and `ft`.
struct UnitBehind {
    std::string_view calculation;
    std::string_view unit = {}; ///< empty if there is none, or only that of the field
};
UnitBehind unitBehindCalculation(std::string_view text, std::string_view unit);
/// The same, but accepts any unit.
UnitBehind anyUnitBehindCalculation(std::string_view text);

} // namespace talweg
