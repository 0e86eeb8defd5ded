#pragma once

#include "systems/parameter.h"

namespace talweg {

/// `value` checked against the parameter's kind, choices and range. Empty when it is fine.
std::string complaint(const Parameter& parameter, const Value& value);

/// The problems of all values taken one at a time, in the order of the table.
std::vector<Problem> problems(const std::vector<Parameter>& parameters, const Values& values);

/// Reads text as files and the command line write it: a decimal point, no grouping, a word, points
/// as "x:y, x:y, …", or a table as readTable says. Checks the parameter's range as well.
Reading read(const Parameter& parameter, std::string_view text);

/// The text that `read` reads back as the same value.
std::string write(const Parameter& parameter, const Value& value);

} // namespace talweg
