#pragma once

#include "systems/number.h"

#include <string_view>

namespace talweg {

/// Takes the part before the separator off the text.
inline std::string_view takePart(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return trimmed(part);
}

} // namespace talweg
