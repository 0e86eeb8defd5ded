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

/// The unit at the end of a text, with a number before it that `isNumber` knows; empty if there is none.
std::string_view unitBehind(std::string_view text, bool (*isNumber)(std::string_view));

/// All units that can be made into one, and that one.
std::vector<std::string_view> unitsThatFit(std::string_view unit);

/// All units that can be made into one, that one first, for display: "m/s, cm/s, km/s, km/h".
std::string unitsFor(std::string_view unit);

} // namespace talweg
