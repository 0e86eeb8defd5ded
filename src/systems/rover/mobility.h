#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/run.h"

#include <optional>

namespace talweg::rover {

/// Where the wind takes the body of an experiment, against the wind's speed at its reference height: the
/// speed at which it rolls steadily on level ground, 0 below the wind that sets it going, and the steepest
/// slope up which it is pushed, of its own mass, half of it and twice it; beside these the present wind, the
/// wind that sets it going, and the steepest face of the ground against the wind. Closed forms of
/// physics/mobility.h with the wind at the height b, as in contact. Where c_rr is above μ the body slides
/// instead, and μ and μ′ stand for it. Nothing without air, or where no wind comes down to the centre.
std::optional<ResultTable> mobilityOf(const Inputs& inputs, const Ground& ground);

/// The wind at heights above the ground, up to twice the height of the rover or to the reference height of
/// the wind. Nothing without wind or without air.
std::optional<ResultTable> windByHeight(const Inputs& inputs, const Ground& ground);

} // namespace talweg::rover
