#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Reads and checks single values: a number, a word or a text, in a field of a form or a cell of a table. For
/// points and tables see reading.h.

/// The error in `value` according to the kind, choices and range of the parameter. Empty if it is valid.
std::string complaintAboutCell(const Parameter& parameter, const Value& value);

/// Reads a number with a decimal point and without grouping, a word or a text, and checks its range.
Reading readCell(const Parameter& parameter, std::string_view text);

/// The text or, if it is too long to quote in a message, its beginning and "…".
std::string shortened(std::string_view text);

} // namespace talweg
