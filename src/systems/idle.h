#pragma once

#include "systems/parameter.h"

namespace talweg {

/// The rule of an input that has no effect while any of these numbers is 0: a wind in a vacuum.
IdleRule idleAtZero(std::vector<std::string> ids);

/// The sentence that an input has no effect while another one is what it is.
std::string idleWhile(const Parameter& parameter, const Parameter& other, const Values& values);

} // namespace talweg
