#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace talweg {

/// Processes one input, which can be anything. Each fuzzer is a source file that defines this function.
void fuzz(std::string_view input);

/// Throws if a condition does not hold, so that the fuzzer reports the input.
inline void promise(bool kept, const std::string& what) {
    if (!kept) throw std::logic_error(what);
}

} // namespace talweg
