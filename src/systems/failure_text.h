#pragma once

#include <string>

namespace talweg {

/// The text of the exception being handled, as a sentence or its end; call in a catch block.
std::string failureText();

} // namespace talweg
