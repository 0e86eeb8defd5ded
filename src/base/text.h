#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

namespace talweg {

/// What a projection of the items says, separated by commas; "none" for no items.
template <class List, class Projection = std::identity>
std::string listed(List&& items, Projection projection = {}) {
    std::string text;
    for (auto&& item : items) {
        if (!text.empty()) text += ", ";
        text += std::invoke(projection, item);
    }
    return text.empty() ? "none" : text;
}

/// Text between quotation marks; no more of it than a message can hold.
inline std::string inQuotes(std::string_view text) {
    std::size_t length = std::min<std::size_t>(text.size(), 60);
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        --length; // not within a character
    std::string result = "\"";
    result += text.substr(0, length);
    if (length < text.size()) result += "…";
    return result + "\"";
}

} // namespace talweg
