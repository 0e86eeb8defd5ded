#pragma once

#include "systems/parameter.h"

namespace talweg {

/// A rule for Parameter::idle: the input has no effect while any of these numbers is 0. Example: wind in a
/// vacuum.
IdleRule idleAtZero(std::vector<std::string> ids);

/// A sentence: `parameter` has no effect because of the value of `other`.
std::string idleWhile(const Parameter& parameter, const Parameter& other, const Values& values);

} // namespace talweg
