#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

// Units in which people type quantities, beside those in which the program has them. The factors are exact by
// definition: of the international yard and pound (1959) and of the standard acceleration of free fall
// 9.80665 m/s² (NIST SP 811, appendix B).

/// A number of the unit `from` as one of the unit `to`, such as 5 ft as 1.524 m and 1.524 m as 5 ft, with
/// fifteen digits where these are as near; nothing where it cannot be made into that.
std::optional<double> converted(double number, std::string_view from, std::string_view to);

/// Whether it is a unit of any kind of quantity.
bool isUnit(std::string_view name);

/// How a unit of the program's own is made of metres, seconds and kilograms: m/s² is m¹ s⁻² kg⁰.
struct Dimension {
    int length = 0, time = 0, mass = 0;

    friend bool operator==(const Dimension&, const Dimension&) = default;
};

/// The dimension of one of the program's own units; that of a pure number is empty. Nothing for angles and
/// for what is no unit of its own.
std::optional<Dimension> dimensionOf(std::string_view own);
/// The program's own unit of a dimension; nothing where it has none.
std::optional<std::string_view> ownUnitOf(const Dimension& dimension);
/// The program's own units that a unit can be made into: of "ft" m, of "g" m/s² and kg.
std::vector<std::string_view> ownUnitsOf(std::string_view name);
/// The names of all units.
std::vector<std::string_view> allUnits();

/// The unit at the end of a text, with a number before it that `isNumber` knows; empty if there is none.
std::string_view unitBehind(std::string_view text, bool (*isNumber)(std::string_view));

/// All units that can be made into one, and that one.
std::vector<std::string_view> unitsThatFit(std::string_view unit);

/// All units that can be made into one, that one first, for display: "m/s, cm/s, km/s, km/h".
std::string unitsFor(std::string_view unit);

} // namespace talweg
