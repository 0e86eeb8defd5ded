#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace talweg {

/// Units in which quantities are shown to people and read from them. Stored values, solvers and output for
/// scripts use the program's own units: SI, and degrees for angles.
class DisplayUnits {
public:
    /// A kind of quantity whose unit can be chosen.
    struct Kind {
        std::string_view id;                 ///< id as in files, e.g. "length"
        std::string_view own;                ///< the program's own unit, e.g. "m"
        std::vector<std::string_view> units; ///< available units, the program's own first
    };
    static const std::vector<Kind>& kinds();

    /// The program's own units.
    DisplayUnits() = default;
    /// Degrees, feet, feet per second, pounds, feet per second squared.
    static DisplayUnits usCustomary();

    /// Chooses a unit for the kind with this id; false if the kind or the unit does not exist.
    bool choose(std::string_view kind, std::string_view unit);
    /// The chosen unit of the kind with this id, which must exist.
    std::string_view chosen(std::string_view kind) const;
    /// Whether all quantities are shown in the program's own units.
    bool areOwn() const { return *this == DisplayUnits(); }

    /// The unit in which quantities with the program's unit `own` are shown. Areas and inverse lengths follow
    /// the chosen unit of length. Quantities whose unit cannot be chosen keep it.
    std::string_view unitFor(std::string_view own) const;
    /// Whether the shown unit differs from `own`.
    bool changes(std::string_view own) const { return unitFor(own) != own; }
    /// Converts a number from the program's unit `own` to the shown unit (`shown`) or back (`stored`),
    /// without rounding noise.
    double shown(double number, std::string_view own) const;
    double stored(double number, std::string_view own) const;
    /// Factor from the unit `own` to the shown unit.
    double factor(std::string_view own) const { return shown(1, own); }

    friend bool operator==(const DisplayUnits&, const DisplayUnits&) = default;

private:
    std::array<std::uint8_t, 5> m_chosen{}; ///< index of the chosen unit of each kind
};

} // namespace talweg
