#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// What somebody typed where a number belongs.
struct TypedNumber {
    std::optional<double> number; ///< finite
    std::string error;            ///< complete sentence when there is no number
    bool workedOut = false;       ///< an expression or a decimal comma: worth showing what was understood
    std::string hint;             ///< what to mind about it, for display; empty if nothing
    std::string expression = {};  ///< the calculation, or what can only be one; empty for a plain number
    /// Its distribution, as the uncertain inputs of studies have it; empty: nothing is said of that.
    std::string distribution = {};
};

/// Reads a number typed by a person: decimal point or comma, an expression such as `10*tan(15°)` (see
/// terrain/expression.h), and the field's own unit behind it; a number with another unit that fits, `5 ft` or
/// `12 km/h`, is converted (see base/unit.h). What an expression makes of angles, such as
/// `atan(1/2)`, is an angle, which a field in degrees takes in degrees. Grouped and mixed numbers are refused
/// with a message, since nobody can know what they mean.
TypedNumber readTyped(std::string_view text, std::string_view unit = {});

/// The same where what has no unit behind it is in the unit `plain`, which fits and is the one that people
/// are shown; the number is in `unit` all the same. An expression has `plain` behind it then: it keeps its
/// meaning whatever is shown later.
TypedNumber readTyped(std::string_view text, std::string_view unit, std::string_view plain);

/// A calculation and the unit behind it, such as `10/4` and `ft`.
struct UnitBehind {
    std::string_view calculation;
    std::string_view unit = {}; ///< empty where there is none, or only that of the field
};
UnitBehind unitBehindCalculation(std::string_view text, std::string_view unit);
/// The same with any unit at all behind it.
UnitBehind anyUnitBehindCalculation(std::string_view text);

} // namespace talweg
