#pragma once

#include "systems/track/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace talweg::track {

/// The elevation (m) below which a body that has left the track has nothing to land on.
double fallFloor(const Rail& rail);

/// The motion from a spot with the speed v (of the centre, towards larger p).
///
/// On the track p″ = −(g dy/dp)/(1 + k) − (c/m) p′/(1 + k) (E. Neumann, Roller coaster, equation 3, with p
/// the length of the centre's path) is, with damping, integrated by Dormand–Prince 8(5,3) in the curve's
/// parameter; without, the energy tells the speed at every place and a quadrature the time. No step
/// passes a whole cell of the rail; one whose energy does not close is repeated with a shorter step, and each
/// is then put onto the energy at the beginning of the contact. Heights beside a level place are
/// taken from there, so that a body never passes a crest it has no energy for. A bead passes a corner with
/// its speed unchanged, as on a narrow bend; of a one-sided track it leaves an outer corner and hits an inner
/// one.
/// A ball on finite friction goes by GripStepper from regime to regime: rolling, slipping, rest.
Trajectory simulate(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
                    const std::stop_token& stop, const std::function<void(double)>& progress);

} // namespace talweg::track
