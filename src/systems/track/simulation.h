#pragma once

#include "systems/track/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace talweg::track {

/// The elevation (m) below which a body that has left the track counts as lost.
double fallFloor(const Rail& rail);

/// Computes the motion from a spot with the speed v of the centre (m/s), positive towards larger p.
///
/// On the track, p″ = −(g dy/dp)/(1 + k) − (c/m) p′/(1 + k) (E. Neumann, Roller coaster, equation 3, with p
/// the length of the centre's path). With losses, it is integrated by Dormand–Prince 8(5,3) in the curve's
/// parameter. Without losses, the speed follows from the energy, and the time from a quadrature.
/// No step passes a whole cell of the rail. A step with an energy error is repeated with a shorter step.
/// After each step, the state is projected onto the energy at the beginning of the contact. Heights beside a
/// level point are relative to that point, so that a body never passes a crest with too little energy.
/// A bead passes a corner with unchanged speed, as in a narrow bend. On a one-sided track, it leaves the
/// track at a convex corner and hits the track at a concave one.
/// The motion of a ball with finite friction is computed by GripStepper, from regime to regime: rolling,
/// slipping, rest.
Trajectory simulate(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
                    const std::stop_token& stop, const std::function<void(double)>& progress);

} // namespace talweg::track
