#include "systems/air.h"

#include "base/translation.h"
#include "systems/idle.h"

#include <utility>

namespace talweg {

Parameter airDensity(std::string group, std::string help) {
    return {.id = "rho",
            .symbol = "ρ",
            .label = tr("Air density"),
            .unit = "kg/m³",
            .group = std::move(group),
            .defaultValue = 0.0,
            .range = {.min = 0, .max = 1000},
            .step = 0.001,
            .help = std::move(help),
            .idle = idleAtZero({"cd"})};
}

Parameter dragCoefficient(std::string group, std::string help) {
    return {.id = "cd",
            .symbol = "C_d",
            .label = tr("Drag coefficient"),
            .group = std::move(group),
            .defaultValue = 0.5,
            .range = {.min = 0, .max = 100},
            .step = 0.1,
            .help = std::move(help),
            .idle = idleAtZero({"rho"})};
}

std::vector<Preset> airPresets(const std::string& group) {
    std::vector<Preset> list;
    const auto add = [&](std::string name, std::string help, double density) {
        list.push_back({group, std::move(name), std::move(help), std::nullopt, [density](double) {
                            return Values{{"rho", density}};
                        }});
    };
    add(tr("Vacuum"), tr("No air: ρ = 0, as on the Moon."), 0);
    add(tr("Air of Mars"),
        tr("ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas at 6.36 hPa and 214 K."), airOfMars);
    add(tr("Denser air on Mars"),
        tr("ρ = 0.020 kg/m³: the density at the surface of Mars (NASA, Mars fact sheet)."), 0.02);
    add(tr("Air of the Earth"), tr("ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533)."),
        airOfEarth);
    add(tr("Air of Titan"),
        tr("ρ = 5.28 kg/m³: nitrogen as an ideal gas at 1467 hPa and 93.65 K, as measured by Huygens (M. "
           "Fulchignoni and others, Nature, 2005). Methane is neglected."),
        airOfTitan);
    return list;
}

} // namespace talweg
