#pragma once

#include "systems/parameter.h"
#include "systems/system.h"

#include <string>
#include <vector>

namespace talweg {

/// The inputs of air, shared by all systems with air: density ρ, kg/m³, and drag coefficient C_d, which
/// refers to the cross-section of the body. `group`: heading in the form. `help`: effect of the input in the
/// system.
Parameter airDensity(std::string group, std::string help);
Parameter dragCoefficient(std::string group, std::string help);

/// Densities of air at the ground, kg/m³; airPresets names their sources.
inline constexpr double airOfMars = 0.0155, airOfEarth = 1.225, airOfTitan = 5.28;

/// Presets for the density: vacuum, and the air of Mars, the Earth and Titan.
std::vector<Preset> airPresets(const std::string& group);

} // namespace talweg
