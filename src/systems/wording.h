#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Label and symbol, as messages name an input: "Depth dh".
std::string fullName(const Parameter& parameter);

/// The same within a sentence: "depth dh".
std::string inSentence(const Parameter& parameter);

/// A value as the form shows it: "30 °", "“Level ground”", "2 points".
std::string valueText(const Parameter& parameter, const Value& value);

/// Why the parameter has no effect while the other values are as they are, as a complete sentence; empty
/// when it has.
std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values);

} // namespace talweg
