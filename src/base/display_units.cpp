#include "base/display_units.h"

#include "base/contract.h"
#include "base/unit.h"

#include <algorithm>

namespace talweg {

const std::vector<DisplayUnits::Kind>& DisplayUnits::kinds() {
    static const std::vector<Kind> all{{"angle", "°", {"°", "rad"}},
                                       {"length", "m", {"m", "ft"}},
                                       {"speed", "m/s", {"m/s", "km/h", "ft/s"}},
                                       {"mass", "kg", {"kg", "lb"}},
                                       {"acceleration", "m/s²", {"m/s²", "g", "ft/s²"}}};
    return all;
}

DisplayUnits DisplayUnits::usCustomary() {
    DisplayUnits units;
    for (const auto& [kind, unit] : {std::pair("length", "ft"), std::pair("speed", "ft/s"),
                                     std::pair("mass", "lb"), std::pair("acceleration", "ft/s²")})
        units.choose(kind, unit);
    return units;
}

bool DisplayUnits::choose(std::string_view kind, std::string_view unit) {
    const auto found = std::ranges::find(kinds(), kind, &Kind::id);
    if (found == kinds().end()) return false;
    const auto place = std::ranges::find(found->units, unit);
    if (place == found->units.end()) return false;
    m_chosen[static_cast<std::size_t>(found - kinds().begin())] =
        static_cast<std::uint8_t>(place - found->units.begin());
    return true;
}

std::string_view DisplayUnits::chosen(std::string_view kind) const {
    const auto found = std::ranges::find(kinds(), kind, &Kind::id);
    TALWEG_EXPECTS(found != kinds().end());
    return found->units[m_chosen[static_cast<std::size_t>(found - kinds().begin())]];
}

std::string_view DisplayUnits::unitFor(std::string_view own) const {
    const auto found = std::ranges::find(kinds(), own, &Kind::own);
    if (found != kinds().end()) return chosen(found->id);
    if (chosen("length") == "ft") {
        if (own == "m²") return "ft²";
        if (own == "1/m") return "1/ft";
        if (own == "1/m³") return "1/ft³";
    }
    return own;
}

double DisplayUnits::shown(double number, std::string_view own) const {
    const std::string_view unit = unitFor(own);
    return unit == own ? number : converted(number, own, unit).value();
}

double DisplayUnits::stored(double number, std::string_view own) const {
    const std::string_view unit = unitFor(own);
    return unit == own ? number : converted(number, unit, own).value();
}

} // namespace talweg
