#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// The result of reading a text that was typed into a field for a number.
struct TypedNumber {
    std::optional<double> number; ///< finite
    std::string error;            ///< complete sentence if there is no number
    bool workedOut = false; ///< whether the text is an expression or has a decimal comma, so that the number
                            ///< should be shown
    std::string hint;       ///< a remark for display; empty if none
    std::string expression = {}; ///< the text if it is a calculation; empty for a plain number
    /// The distribution if one was typed, in the notation for uncertain inputs of studies; otherwise empty.
    std::string distribution = {};
};

/// Reads a number with a decimal point or comma, or an expression such as `10*tan(15°)` (see
/// terrain/expression.h). The field's own unit may follow. A number with another compatible unit, such as `5
/// ft` or `12 km/h`, is converted (see base/unit.h). In a field in degrees, the result of an angle
/// expression, such as `atan(1/2)`, is converted to degrees. Numbers with digit grouping and mixed numbers
/// are rejected, because they are ambiguous.
TypedNumber readTyped(std::string_view text, std::string_view unit = {});

/// As above, but numbers without a unit are in the shown unit `plain`, which must be convertible to `unit`.
/// The result is in `unit`. `plain` is added to an expression as its unit, so that its meaning does not
/// depend on the unit shown later.
TypedNumber readTyped(std::string_view text, std::string_view unit, std::string_view plain);

/// A calculation and the unit after it, such as `10/4` and `ft`.
struct UnitBehind {
    std::string_view calculation;
    std::string_view unit = {}; ///< empty if there is none, or only that of the field
};
UnitBehind unitBehindCalculation(std::string_view text, std::string_view unit);
/// As above, but accepts any unit.
UnitBehind anyUnitBehindCalculation(std::string_view text);

} // namespace talweg
