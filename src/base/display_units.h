#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace talweg {

/// The units in which quantities are shown to people and taken from them. Everything that is kept, solved and
/// written for scripts has the program's own units: SI, and degrees for angles.
class DisplayUnits {
public:
    /// What has a unit of its own to be chosen.
    struct Kind {
        std::string_view id;                 ///< as in files, e.g. "length"
        std::string_view own;                ///< the program's unit of it, e.g. "m"
        std::vector<std::string_view> units; ///< that can be chosen, the program's own first
    };
    static const std::vector<Kind>& kinds();

    /// The program's own units.
    DisplayUnits() = default;
    /// Degrees, feet, feet per second, pounds, feet per second squared.
    static DisplayUnits usCustomary();

    /// Chooses one of the units of the kind with that id; false where there is no such kind or unit.
    bool choose(std::string_view kind, std::string_view unit);
    /// What is chosen for the kind with that id, which there is.
    std::string_view chosen(std::string_view kind) const;
    /// Whether everything is shown as the program has it.
    bool areOwn() const { return *this == DisplayUnits(); }

    /// The unit in which what the program has in `own` is shown: areas and inverse lengths go with lengths;
    /// units that cannot be chosen are shown as they are.
    std::string_view unitFor(std::string_view own) const;
    /// Whether that is another one.
    bool changes(std::string_view own) const { return unitFor(own) != own; }
    /// A number of the program's unit `own` in the unit that is shown, and back; without rounding dust.
    double shown(double number, std::string_view own) const;
    double stored(double number, std::string_view own) const;
    /// What a number of the unit `own` is multiplied by to show it.
    double factor(std::string_view own) const { return shown(1, own); }

    friend bool operator==(const DisplayUnits&, const DisplayUnits&) = default;

private:
    std::array<std::uint8_t, 5> m_chosen{}; ///< per kind, the place among its units
};

} // namespace talweg
