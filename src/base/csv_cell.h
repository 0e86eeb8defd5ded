#pragma once

#include <string>

namespace talweg {

/// A text cell in CSV form, quoted if necessary. Text that looks like a number with a decimal point is also
/// quoted, to distinguish it from numbers.
std::string csvCell(const std::string& text);

/// A number in CSV form: "0" for negative zero, empty if not finite.
std::string csvCell(double number);

} // namespace talweg
