#pragma once

#include "systems/parameter.h"

namespace talweg {

/// What stands in a field of a form or a cell of a table, which are numbers, words and texts, read and
/// checked; reading.h does so for points and tables as well.

/// `value` checked against the parameter's kind, choices and range. Empty when it is fine.
std::string complaintAboutCell(const Parameter& parameter, const Value& value);

/// A number with a decimal point and without grouping, a word or a text, in range.
Reading readCell(const Parameter& parameter, std::string_view text);

/// Enough of a text to recognise it by.
std::string shortened(std::string_view text);

} // namespace talweg
