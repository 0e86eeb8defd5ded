#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Reads and checks the content of a field of a form or a cell of a table: numbers, words and texts. For
/// points and tables see reading.h.

/// Checks `value` against the kind, choices and range of the parameter. Empty if it is valid.
std::string complaintAboutCell(const Parameter& parameter, const Value& value);

/// Reads a number with a decimal point and without grouping, a word or a text, and checks its range.
Reading readCell(const Parameter& parameter, std::string_view text);

/// The beginning of a text, long enough to recognise the text.
std::string shortened(std::string_view text);

} // namespace talweg
