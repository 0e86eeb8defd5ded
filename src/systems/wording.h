#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Label and symbol, as messages name an input: "Depth dh".
std::string fullName(const Parameter& parameter);

/// The same within a sentence: "depth dh".
std::string inSentence(const Parameter& parameter);
/// The label as it stands within a sentence: small at its beginning, but for acronyms, and in languages that
/// write nouns large.
std::string inSentence(std::string label);

/// How many rows of a table there are: "4 bodies".
std::string countOfRows(const Parameter& table, std::size_t rows);

/// A value as the form shows it: "30 °", "“Level ground”", "2 points".
std::string valueText(const Parameter& parameter, const Value& value);

/// Why a parameter is not to be had in `values`: it is a cell, and the table has fewer rows. Empty when it
/// is.
std::string missingRow(const std::vector<Parameter>& parameters, const Parameter& parameter,
                       const Values& values);

/// Whether a parameter does not count with these values, by Parameter::onlyFor of it or of what rules it.
bool isRuledOut(const std::vector<Parameter>& parameters, const Parameter& parameter, const Values& values);

/// Why the parameter has no effect while the other values are as they are, as a complete sentence; empty
/// when it has.
std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values);

/// The range in words, e.g. "at least 0 ° and less than 90 °"; empty when everything is allowed.
std::string allowed(const Parameter& parameter);

} // namespace talweg
