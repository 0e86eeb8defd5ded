#pragma once

#include "systems/track/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace talweg::track {

/// The elevation (m) below which a body that has left the track cannot land any more.
double fallFloor(const Rail& rail);

/// Computes the motion from a spot with the speed v of the centre, towards larger p.
///
/// On the track p″ = −(g dy/dp)/(1 + k) − (c/m) p′/(1 + k) (E. Neumann, Roller coaster, equation 3, with p
/// the length of the centre's path). With damping, this is integrated by Dormand–Prince 8(5,3) in the curve's
/// parameter. Without damping, the speed at every place follows from the energy, and the time from a
/// quadrature. No step passes a whole cell of the rail. A step whose energy does not close is repeated with a
/// shorter step; after each step the state is projected onto the energy at the beginning of the contact.
/// Heights beside a level place are measured from that place, so that a body never passes a crest for which
/// its energy does not suffice. A bead passes a corner with its speed unchanged, as on a narrow bend. On a
/// one-sided track it leaves an outer corner and hits an inner one.
/// The motion of a ball with finite friction is computed by GripStepper, from regime to regime: rolling,
/// slipping, rest.
Trajectory simulate(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
                    const std::stop_token& stop, const std::function<void(double)>& progress);

} // namespace talweg::track
