#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace talweg {

/// What is done with every input, whatever it is. Each fuzzer is one source that defines this.
void fuzz(std::string_view input);

/// Throws, and so reports the input, where a promise is broken.
inline void promise(bool kept, const std::string& what) {
    if (!kept) throw std::logic_error(what);
}

} // namespace talweg
