#include "systems/rover/ground_presets.h"

#include "base/translation.h"

#include <utility>

namespace talweg::rover {

namespace {

Preset contactPreset(std::string name, Values values, std::string help) {
    return {tr("Contact"), std::move(name), std::move(help), std::nullopt,
            [values = std::move(values)](double) { return values; }};
}

Preset frictionPreset(std::string name, double mu, double muK, std::string help) {
    return contactPreset(std::move(name), {{"mu", mu}, {"mu_k", muK}}, std::move(help));
}

/// The presets for soils give the tangent of the friction angle, at which the soil itself shears.
Preset soilPreset(std::string name, double tangent, std::string help) {
    return frictionPreset(std::move(name), tangent, tangent, std::move(help));
}

Preset rollingPreset(std::string name, double resistance, std::string help) {
    return {tr("Air and ground"), std::move(name), std::move(help), std::nullopt, [resistance](double) {
                return Values{{"c_rr", resistance}};
            }};
}

} // namespace

std::vector<Preset> contactPresets() {
    constexpr double ball = 0.75; // √(141/254), in the middle of what the rules of tennis allow
    return {
        contactPreset(
            tr("Rubber ball on dry asphalt"), {{"e", ball}, {"mu", 0.65}, {"mu_k", 0.65}, {"c_rr", 0.02}},
            tr("e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, "
               "appendix I). μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of "
               "Vehicular Accidents, 1994). c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, "
               "Rolling Resistance).")),
        contactPreset(
            tr("Rubber ball on dry concrete"), {{"e", ball}, {"mu", 1.0}, {"mu_k", 0.7}},
            tr("e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, "
               "appendix I). μ = 1 and μ′ = 0.7: rubber on dry concrete (OpenStax, College Physics, table "
               "5.1).")),
        contactPreset(
            tr("Rock on rock"), {{"e", 0.83}, {"mu", 0.6}, {"mu_k", 0.6}},
            tr("e = 0.83 ± 0.06: granite spheres of 1 m at about 1 m/s (D. D. "
               "Durda and others, Icarus, 2011). μ = 0.6: granite on granite with rough surfaces (J. D. "
               "Byerlee, The Frictional Characteristics of Westerly Granite, thesis, MIT, 1966). μ′ is set "
               "to the same value.")),
        frictionPreset(
            tr("Rubber on dry asphalt"), 0.65, 0.65,
            tr("μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of Vehicular "
               "Accidents, 1994). Other tables give up to 0.8.")),
        frictionPreset(
            tr("Rough rock"), 0.6, 0.6,
            tr("μ = 0.6: granite on granite with rough surfaces (J. D. Byerlee, The Frictional "
               "Characteristics of Westerly Granite, thesis, MIT, 1966). The same source gives 0.2 for "
               "finely ground surfaces. μ′ is set to the same value.")),
        frictionPreset(
            tr("Ice"), 0.1, 0.05,
            tr("μ = 0.1 and μ′ = 0.05: shoes on ice (OpenStax, College Physics, table 5.1). For tyres on "
               "ice, Noon 1994 gives 0.10 to 0.15.")),
        soilPreset(
            tr("Martian soil"), 0.74,
            tr("μ = μ′ = tan 36.5° = 0.74: soil at the Pathfinder site, whose friction angles are 34° to 39° "
               "(H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides "
               "sooner than the soil shears.")),
        soilPreset(
            tr("Martian dust drift"), 0.51,
            tr("μ = μ′ = tan 27° = 0.51: drifts at the Pathfinder site, whose friction angles are 26° to 28° "
               "(H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides "
               "sooner than the drift shears.")),
        soilPreset(
            tr("Lunar regolith"), 0.75,
            tr("μ = μ′ = tan 37° = 0.75: the mean of the friction angles from boulder tracks, most of which "
               "are 24° to 47° (Boulder tracks and nature of lunar soil, NTRS 19730039283, 1973). A smooth "
               "skin slides sooner than the regolith shears.")),
    };
}

std::vector<Preset> rollingPresets() {
    return {
        rollingPreset(tr("Rolling on asphalt"), 0.02,
                      tr("c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, Rolling Resistance).")),
        rollingPreset(
            tr("Rolling on firm sand or gravel"), 0.06,
            tr("c_rr = 0.06: car tyres on solid sand, loose gravel or medium hard soil, for which the "
               "source gives 0.04 to 0.08 (The Engineering ToolBox, Rolling Resistance).")),
        rollingPreset(tr("Rolling on loose sand"), 0.3,
                      tr("c_rr = 0.3: car tyres on loose sand, for which the source gives 0.2 to 0.4 (The "
                         "Engineering ToolBox, Rolling Resistance).")),
    };
}

} // namespace talweg::rover
