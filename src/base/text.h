#pragma once

#include "base/translation.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// The projections of the items, separated by commas; "none" for an empty list.
template <class List, class Projection = std::identity>
std::string listed(List&& items, Projection projection = {}) {
    std::string text;
    for (auto&& item : items) {
        if (!text.empty()) text += tr(", ");
        text += std::invoke(projection, item);
    }
    return text.empty() ? tr("none") : text;
}

/// The items as a choice: "a, b or c".
inline std::string orListed(const std::vector<std::string>& items) {
    if (items.size() < 2) return listed(items);
    return tr("%1 or %2", listed(std::vector(items.begin(), items.end() - 1)), items.back());
}

/// Largest length in bytes of user text quoted in a message: enough to recognise the text, short enough to
/// keep the message within a line or two.
inline constexpr std::size_t maxQuoted = 60;

/// Text in quotation marks, shortened to fit into a message.
inline std::string inQuotes(std::string_view text) {
    std::size_t length = std::min(text.size(), maxQuoted);
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        --length; // do not cut inside a UTF-8 character
    const std::string_view shown = text.substr(0, length);
    return length < text.size() ? tr("\"%1…\"", shown) : tr("\"%1\"", shown);
}

} // namespace talweg
