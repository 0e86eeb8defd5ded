#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Label and symbol of an input for messages: "Depth dh".
std::string fullName(const Parameter& parameter);

/// Label and symbol within a sentence: "depth dh".
std::string inSentence(const Parameter& parameter);
/// The label within a sentence: lower-case at its beginning, except for acronyms and for nouns in languages
/// that capitalize them.
std::string inSentence(std::string label);

/// The number of rows of a table in words: "4 bodies".
std::string countOfRows(const Parameter& table, std::size_t rows);

/// A value as shown in the form: "30 °", "“Level ground”", "2 points".
std::string valueText(const Parameter& parameter, const Value& value);

/// The reason why a parameter does not exist in `values`: it is a cell, and the table has fewer rows. Empty
/// if it exists.
std::string missingRow(const std::vector<Parameter>& parameters, const Parameter& parameter,
                       const Values& values);

/// Whether a parameter is unused with these values because of Parameter::onlyFor, its own or that of an input
/// that it depends on.
bool isRuledOut(const std::vector<Parameter>& parameters, const Parameter& parameter, const Values& values);

/// The reason why the parameter has no effect with the present values of the other inputs, as a complete
/// sentence; empty if it has an effect.
std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values);

/// The range in words, e.g. "at least 0 ° and less than 90 °"; empty if all numbers are allowed.
std::string allowed(const Parameter& parameter);

} // namespace talweg
