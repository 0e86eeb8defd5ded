#include "study/measured_source.h"

#include <algorithm>
#include <array>

namespace talweg {

namespace {

/// Whether a text is a complete file name of a table, possibly with options after "?".
bool isTable(std::string_view name) {
    constexpr std::array<std::string_view, 6> endings{".csv", ".tsv", ".txt", ".dat", ".tab", ".xy"};
    const std::string_view path = name.substr(0, name.rfind('?'));
    return std::ranges::any_of(endings, [path](std::string_view ending) { return path.ends_with(ending); });
}

} // namespace

MeasuredSource measuredSource(std::string_view text) {
    auto colon = text.find(':');
    while (colon != std::string_view::npos && !isTable(text.substr(0, colon)))
        colon = text.find(':', colon + 1);
    if (colon == std::string_view::npos) colon = text.rfind(':');
    if (colon == std::string_view::npos) return {{}, std::string(text)};
    return {std::string(text.substr(0, colon)), std::string(text.substr(colon + 1))};
}

} // namespace talweg
