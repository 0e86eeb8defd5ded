#pragma once

#include "systems/parameter.h"

namespace talweg {

/// The error in `value` according to the kind, choices and range of the parameter. Empty if it is valid.
std::string complaint(const Parameter& parameter, const Value& value);

/// The errors of single values, in the order of `parameters`. Conflicts between inputs are not checked.
std::vector<Problem> problems(const std::vector<Parameter>& parameters, const Values& values);

/// Reads a value as written in files and on the command line: a number with a decimal point and without
/// grouping, a word, points as "x:y, x:y, …", or a table as described at readTable. Also checks the range.
Reading read(const Parameter& parameter, std::string_view text);

/// The text from which `read` returns the same value.
std::string write(const Parameter& parameter, const Value& value);

} // namespace talweg
