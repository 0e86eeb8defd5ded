#pragma once

#include "systems/run.h"
#include "systems/run_counts.h"

#include <QString>

namespace talweg {

/// A number as text: six significant digits, a true minus sign, and an exponent only for very large or very
/// small numbers.
QString readable(double number);

/// A number for a column of a table: four decimals, so that decimal points are aligned.
QString aligned(double number);

/// A large integer with its digits in groups of three, e.g. "87 822".
QString grouped(std::size_t number);
/// A count for translated texts with singular and plural forms; its digits are in groups of three.
WrittenCount written(std::size_t number);

/// A symbol or a text as HTML. Letters after a single letter and an underscore become a subscript: "C_d"
/// becomes "C<sub>d</sub>".
QString richText(const std::string& text);

/// The header of a column: symbol (or label) and unit, e.g. "vₓ (m/s)".
QString columnTitle(const Quantity& quantity);

/// Label and symbol, e.g. "Downrange velocity vₓ".
QString labelWithSymbol(const Quantity& quantity);

/// A tool tip with the label and the description of the quantity.
QString explained(const Quantity& quantity);

} // namespace talweg
