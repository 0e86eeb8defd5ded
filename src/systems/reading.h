#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Checks `value` against the kind, choices and range of the parameter. Empty if it is valid.
std::string complaint(const Parameter& parameter, const Value& value);

/// The problems of all values, each checked separately, in the order of the table.
std::vector<Problem> problems(const std::vector<Parameter>& parameters, const Values& values);

/// Reads text in the form of files and the command line: a decimal point, no grouping, a word, points as
/// "x:y, x:y, …", or a table as described at readTable. Also checks the range of the parameter.
Reading read(const Parameter& parameter, std::string_view text);

/// The text from which `read` returns the same value.
std::string write(const Parameter& parameter, const Value& value);

} // namespace talweg
