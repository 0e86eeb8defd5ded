#pragma once

#include "systems/parameter.h"
#include "systems/system.h"

#include <string>
#include <vector>

namespace talweg {

/// The inputs of air, alike in every system that has it: its density ρ, kg/m³, and the drag coefficient C_d
/// of a body's section. Both are in a group of the system's, and say what they do there.
Parameter airDensity(std::string group, std::string help);
Parameter dragCoefficient(std::string group, std::string help);

/// Of the density, in the group it is in: a vacuum, the air of Mars and that of the Earth.
std::vector<Preset> airPresets(const std::string& group);

} // namespace talweg
