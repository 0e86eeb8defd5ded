#pragma once

#include "systems/run.h"
#include "systems/run_counts.h"

#include <QString>

namespace talweg {

/// A number for readers: six significant digits, without an exponent if possible, with a true minus sign.
QString readable(double number);

/// A number for a column: four decimals, so that decimal points are aligned.
QString aligned(double number);

/// A large integer with its digits in groups of three, e.g. "87 822".
QString grouped(std::size_t number);
/// A count for texts that have a singular and a plural form, with its digits in groups of three.
WrittenCount written(std::size_t number);

/// A symbol, or a text with symbols, as rich text: the letters after a letter and an underscore become its
/// index, such as "C<sub>d</sub>" for "C_d".
QString richText(const std::string& text);

/// The header of a column, such as "vₓ (m/s)".
QString columnTitle(const Quantity& quantity);

/// Label and symbol, such as "Downrange velocity vₓ".
QString labelWithSymbol(const Quantity& quantity);

/// A tool tip: the label and the description of the quantity.
QString explained(const Quantity& quantity);

} // namespace talweg
