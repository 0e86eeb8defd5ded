#pragma once

#include <string>

namespace talweg {

/// A cell as CSV writes it, in quotes where it needs them. So does a text that reads as a number with a
/// decimal point, which tells it from numbers.
std::string csvCell(const std::string& text);

/// A number as CSV writes it; empty when not finite.
std::string csvCell(double number);

} // namespace talweg
