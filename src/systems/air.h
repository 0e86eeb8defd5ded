#pragma once

#include "systems/parameter.h"
#include "systems/system.h"

#include <string>
#include <vector>

namespace talweg {

/// The inputs of air, shared by all systems with air: density ρ, kg/m³, and drag coefficient C_d for the
/// cross-section of the body. `group` is their heading in the form; `help` describes their effect in the
/// system.
Parameter airDensity(std::string group, std::string help);
Parameter dragCoefficient(std::string group, std::string help);

/// Density presets for the group: a vacuum, the air of Mars and of the Earth.
std::vector<Preset> airPresets(const std::string& group);

} // namespace talweg
