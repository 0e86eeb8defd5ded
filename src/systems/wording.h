#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Label and symbol of an input for messages: "Depth dh".
std::string fullName(const Parameter& parameter);

/// Label and symbol within a sentence: "depth dh".
std::string inSentence(const Parameter& parameter);
/// The label within a sentence. Its first letter becomes lower case, except in acronyms and in languages that
/// capitalize nouns.
std::string inSentence(std::string label);

/// The number of rows of a table in words: "4 bodies".
std::string countOfRows(const Parameter& table, std::size_t rows);

/// A value as shown in the form: "30 °", "“Level ground”", "2 points".
std::string valueText(const Parameter& parameter, const Value& value);

/// A sentence if the parameter is a cell of a row that the table in `values` does not have; otherwise empty.
std::string missingRow(const std::vector<Parameter>& parameters, const Parameter& parameter,
                       const Values& values);

/// Whether a parameter is unused because of its Parameter::onlyFor, or because the choice named there is
/// itself unused.
bool isRuledOut(const std::vector<Parameter>& parameters, const Parameter& parameter, const Values& values);

/// Why the parameter has no effect with these values, as a complete sentence. Empty if it has an effect.
std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values);

/// The range in words, e.g. "at least 0 ° and less than 90 °"; empty if all numbers are allowed.
std::string allowed(const Parameter& parameter);

} // namespace talweg
