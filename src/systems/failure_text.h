#pragma once

#include <string>

namespace talweg {

/// What the exception that is being handled says, as a sentence or its end; to be called in a catch block.
std::string failureText();

} // namespace talweg
