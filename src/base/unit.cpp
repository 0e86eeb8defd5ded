#include "base/unit.h"

#include "base/angle.h"
#include "base/number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

/// A unit that equals `times`/`by` of the program's own unit `own`.
struct Unit {
    std::string_view name, own;
    double times, by = 1;
};

constexpr double foot = 0.3048, pound = 0.45359237, freeFall = 9.80665;

constexpr std::array units{
    Unit{"mm", "m", 1, 1000},
    Unit{"cm", "m", 1, 100},
    Unit{"km", "m", 1000},
    Unit{"in", "m", foot, 12},
    Unit{"ft", "m", foot},
    Unit{"yd", "m", 3 * foot},
    Unit{"mi", "m", 5280 * foot},
    Unit{"cm/s", "m/s", 1, 100},
    Unit{"km/s", "m/s", 1000},
    Unit{"km/h", "m/s", 1000, 3600},
    Unit{"ft/s", "m/s", foot},
    Unit{"mph", "m/s", 5280 * foot, 3600},
    Unit{"kn", "m/s", 1852, 3600},
    Unit{"m/s^2", "m/s²", 1},
    Unit{"cm/s²", "m/s²", 1, 100},
    Unit{"ft/s²", "m/s²", foot},
    Unit{"ft/s^2", "m/s²", foot},
    Unit{"g", "m/s²", freeFall},
    Unit{"ms", "s", 1, 1000},
    Unit{"min", "s", 60},
    Unit{"h", "s", 3600},
    Unit{"g", "kg", 1, 1000},
    Unit{"t", "kg", 1000},
    Unit{"lb", "kg", pound},
    Unit{"oz", "kg", pound, 16},
    Unit{"°/s", "rad/s", 1, degreesPerRadian},
    Unit{"deg/s", "rad/s", 1, degreesPerRadian},
    Unit{"rpm", "rad/s", 6, degreesPerRadian},
    Unit{"rad", "°", degreesPerRadian},
    Unit{"kN", "N", 1000},
    Unit{"lbf", "N", pound* freeFall},
    Unit{"cm²", "m²", 1, 10'000},
    Unit{"ft²", "m²", foot* foot},
    Unit{"1/ft", "1/m", 1, foot},
    Unit{"1/ft³", "1/m³", 1, foot* foot* foot},
    Unit{"kg/m^3", "kg/m³", 1},
    Unit{"g/cm³", "kg/m³", 1000},
};

struct OwnUnit {
    std::string_view name;
    Dimension dimension;
};

constexpr std::array ownUnits{
    OwnUnit{"", {}},
    OwnUnit{"m", {1, 0, 0}},
    OwnUnit{"m²", {2, 0, 0}},
    OwnUnit{"1/m", {-1, 0, 0}},
    OwnUnit{"1/m³", {-3, 0, 0}},
    OwnUnit{"s", {0, 1, 0}},
    OwnUnit{"m/s", {1, -1, 0}},
    OwnUnit{"m/s²", {1, -2, 0}},
    OwnUnit{"rad/s", {0, -1, 0}},
    OwnUnit{"kg", {0, 0, 1}},
    OwnUnit{"kg/m³", {-3, 0, 1}},
    OwnUnit{"kg m²", {2, 0, 1}},
    OwnUnit{"kg/s", {0, -1, 1}},
    OwnUnit{"N", {1, -2, 1}},
};

/// All units with this name, from the table and among the program's own. A name can have several meanings.
std::vector<Unit> unitsCalled(std::string_view name) {
    std::vector<Unit> found;
    for (const Unit& unit : units) {
        if (unit.name == name) found.push_back(unit);
        if (unit.own == name) found.push_back({name, name, 1});
    }
    return found;
}

} // namespace

std::optional<double> converted(double number, std::string_view from, std::string_view to) {
    for (const Unit& given : unitsCalled(from))
        for (const Unit& wanted : unitsCalled(to)) {
            if (given.own != wanted.own) continue;
            const double made = number * (given.times * wanted.by) / (given.by * wanted.times);
            const double neat = rounded(made, 15);
            return std::abs(neat - made) <= 2 * epsilon * std::abs(made) ? neat : made;
        }
    return {};
}

bool isUnit(std::string_view name) {
    return std::ranges::any_of(units,
                               [name](const Unit& one) { return one.name == name || one.own == name; });
}

std::optional<Dimension> dimensionOf(std::string_view own) {
    const auto found = std::ranges::find(ownUnits, own, &OwnUnit::name);
    return found == ownUnits.end() ? std::nullopt : std::optional(found->dimension);
}

std::optional<std::string_view> ownUnitOf(const Dimension& dimension) {
    const auto found = std::ranges::find(ownUnits, dimension, &OwnUnit::dimension);
    return found == ownUnits.end() ? std::nullopt : std::optional(found->name);
}

std::vector<std::string_view> ownUnitsOf(std::string_view name) {
    std::vector<std::string_view> found;
    for (const Unit& unit : unitsCalled(name))
        if (std::ranges::find(found, unit.own) == found.end()) found.push_back(unit.own);
    if (found.empty() && !name.empty() && dimensionOf(name)) found.push_back(name);
    return found;
}

std::vector<std::string_view> allUnits() {
    std::vector<std::string_view> names;
    for (const Unit& unit : units)
        names.push_back(unit.name);
    for (const OwnUnit& own : ownUnits)
        if (!own.name.empty()) names.push_back(own.name);
    return names;
}

std::string_view unitBehind(std::string_view text, bool (*isNumber)(std::string_view)) {
    for (const Unit& unit : units)
        for (const std::string_view name : {unit.name, unit.own})
            if (text.ends_with(name) && isNumber(trimmed(text.substr(0, text.size() - name.size()))))
                return text.substr(text.size() - name.size());
    return {};
}

std::vector<std::string_view> unitsThatFit(std::string_view unit) {
    std::vector<std::string_view> names{unit};
    for (const Unit& same : unitsCalled(unit)) {
        if (same.own != unit) names.push_back(same.own);
        for (const Unit& one : units)
            if (one.own == same.own && one.name != unit) names.push_back(one.name);
        break;
    }
    return names;
}

std::string unitsFor(std::string_view unit) {
    std::string list;
    for (const std::string_view name : unitsThatFit(unit))
        if (name.find('^') == std::string_view::npos) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace talweg
