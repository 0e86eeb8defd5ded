#include "study/grid_text.h"

#include "base/number.h"
#include "study/typed_number.h"

#include <functional>

namespace talweg {

namespace {

/// Replaces every number or calculation in a text by the result of `convert`. Blanks and separators stay.
std::string withNumbers(std::string_view text,
                        const std::function<std::string(std::string_view number)>& convert) {
    std::string converted;
    const auto add = [&](std::string_view part) {
        const std::string_view number = trimmed(part);
        if (number.empty()) return void(converted.append(part));
        const auto at = static_cast<std::size_t>(number.data() - part.data());
        converted.append(part.substr(0, at)).append(convert(number)).append(part.substr(at + number.size()));
    };
    int open = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        open += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if ((text[i] != ':' && text[i] != ',') || open > 0) continue;
        add(text.substr(from, i - from));
        converted += text[i];
        from = i + 1;
    }
    add(text.substr(from));
    return converted;
}

/// The unit after a number or calculation; empty if there is none.
std::string_view unitOf(std::string_view number, std::string_view own) {
    if (!own.empty() && number.ends_with(own)) return own;
    return unitBehindCalculation(number, own).unit;
}

} // namespace

std::string keptGrid(std::string_view typed, std::string_view own, std::string_view shown) {
    if (own == shown) return std::string(typed);
    return withNumbers(typed, [&](std::string_view number) {
        std::string kept(number);
        return unitOf(number, own).empty() ? kept.append(" ").append(shown) : kept;
    });
}

std::string shownGrid(std::string_view kept, std::string_view own, std::string_view shown) {
    if (own == shown) return std::string(kept);
    return withNumbers(kept, [&](std::string_view number) {
        const std::string_view unit = unitOf(number, own);
        if (unit.empty()) return std::string(number).append(" ").append(own);
        return std::string(unit == shown ? trimmed(number.substr(0, number.size() - unit.size())) : number);
    });
}

} // namespace talweg
