#pragma once

#include "systems/parameter.h"

namespace talweg {

/// A rule that an input has no effect while any of these numbers is 0, such as a wind in a vacuum.
IdleRule idleAtZero(std::vector<std::string> ids);

/// The sentence that states that an input has no effect because of the value of another input.
std::string idleWhile(const Parameter& parameter, const Parameter& other, const Values& values);

} // namespace talweg
