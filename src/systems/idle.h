#pragma once

#include "systems/parameter.h"

namespace talweg {

/// A rule for an input without effect while any of these numbers is 0: a wind in a vacuum.
IdleRule idleAtZero(std::vector<std::string> ids);

/// The sentence that an input has no effect because of the value of another one.
std::string idleWhile(const Parameter& parameter, const Parameter& other, const Values& values);

} // namespace talweg
