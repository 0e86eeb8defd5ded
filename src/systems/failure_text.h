#pragma once

#include <string>

namespace talweg {

/// The message of the current exception, as a sentence or the end of one. Call it in a catch block.
std::string failureText();

} // namespace talweg
