#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

// Units that people may type, in addition to the program's own. The factors are exact by definition:
// international yard and pound (1959) and standard acceleration of free fall 9.80665 m/s² (NIST SP 811,
// appendix B).

/// Converts a number from the unit `from` to the unit `to`, for example 5 ft to 1.524 m; nothing if the units
/// are incompatible. The result is rounded to 15 digits if that is within rounding error.
std::optional<double> converted(double number, std::string_view from, std::string_view to);

/// Whether this is a unit of any kind of quantity.
bool isUnit(std::string_view name);

/// A unit of the program as powers of metres, seconds and kilograms: m/s² is m¹ s⁻² kg⁰.
struct Dimension {
    int length = 0, time = 0, mass = 0;

    friend bool operator==(const Dimension&, const Dimension&) = default;
};

/// The dimension of one of the program's own units; empty for a pure number. Nothing for angles and for units
/// that are not the program's own.
std::optional<Dimension> dimensionOf(std::string_view own);
/// The program's own unit with this dimension; nothing if it does not exist.
std::optional<std::string_view> ownUnitOf(const Dimension& dimension);
/// The program's own units to which the unit can be converted. "g" has two: m/s² (standard gravity) and kg
/// (gram).
std::vector<std::string_view> ownUnitsOf(std::string_view name);
/// The names of all units.
std::vector<std::string_view> allUnits();

/// The unit that follows a number at the end of a text; empty if there is none. `isNumber` recognizes the
/// number.
std::string_view unitBehind(std::string_view text, bool (*isNumber)(std::string_view));

/// All units that can be converted to this unit, including itself.
std::vector<std::string_view> unitsThatFit(std::string_view unit);

/// Display text with all units that can be converted to this unit, which comes first: "m/s, cm/s, km/s,
/// km/h".
std::string unitsFor(std::string_view unit);

} // namespace talweg
