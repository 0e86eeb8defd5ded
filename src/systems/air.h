#pragma once

#include "systems/parameter.h"
#include "systems/system.h"

#include <string>
#include <vector>

namespace talweg {

/// The inputs of air, shared by all systems with air: density ρ, kg/m³, and drag coefficient C_d for the
/// cross-section of the body. Both belong to a group of the system and have a help text about their effect
/// there.
Parameter airDensity(std::string group, std::string help);
Parameter dragCoefficient(std::string group, std::string help);

/// Presets of the density for the group: a vacuum, the air of Mars and of the Earth.
std::vector<Preset> airPresets(const std::string& group);

} // namespace talweg
