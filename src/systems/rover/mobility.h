#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/run.h"

#include <optional>

namespace talweg::rover {

/// Mobility of the body by wind, for a range of wind speeds at the reference height. Columns: the speed of
/// steady rolling on level ground (0 if the wind is too weak to start the body), and the steepest slope up
/// which the wind pushes the body, for its own mass, half of it and twice it. Also given: the actual wind,
/// the wind that starts the body, and the steepest face of the ground against the wind. Uses the closed forms
/// of physics/mobility.h with the wind at the height b, as in contact. If c_rr exceeds μ, the body slides; μ
/// and μ′ then replace c_rr. Nothing without air, or if no wind reaches the height of the centre.
std::optional<ResultTable> mobilityOf(const Inputs& inputs, const Ground& ground);

/// The wind speed by height above the ground, up to twice the height of the rover or to the reference height
/// of the wind. Nothing without wind or without air.
std::optional<ResultTable> windByHeight(const Inputs& inputs, const Ground& ground);

} // namespace talweg::rover
