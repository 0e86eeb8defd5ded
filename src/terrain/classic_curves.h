#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

// The curves of E. Neumann's Roller coaster and Brachistochrone (myphysicslab.com), built from exact pieces;
// lengths in metres. Adjacent pieces have the same tangent; the joints are computed.

/// (t, height − a t² + c t⁴) for −halfWidth ≤ t ≤ halfWidth.
PlaneCurve humpCurve(double height, double a, double c, double halfWidth);

/// Circle around the origin, counter-clockwise from the apex.
PlaneCurve circleCurve(double radius);

/// r = a √(2 cos 2φ), a horizontal figure of eight. Starts at the crossing and goes down into the right lobe.
PlaneCurve lemniscateCurve(double a);

/// a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), counter-clockwise from the cusp at the top. The parameter is
/// proportional to the arc length, so that the curve is regular at the cusp.
PlaneCurve cardioidCurve(double a);

/// Two half-circles joined by vertical straight lines, counter-clockwise from the apex. The lower one is
/// centred at the origin.
PlaneCurve ovalCurve(double radius, double straight);

/// A loop between two parabolas: down y = (x+1)² + 1 from x = left, counter-clockwise around a circle of the
/// given radius centred on x = 0, and out on y = (x−1)² + 1 to x = right. left ≤ 0 ≤ right.
PlaneCurve loopCurve(double radius, double left, double right);

/// The spiral s (cos s, sin s) times `pitch` (metres per radian), from its horizontal tangent near s = 4.9 to
/// its tangent at 135° near s = 26. Arcs of radius 8 pitch and straight lines close it. Counter-clockwise
/// from the apex of the upper arc.
PlaneCurve spiralCurve(double pitch);

/// Straight line from the origin to (dx, dy), dx > 0 > dy.
PlaneCurve straightCurve(double dx, double dy);
/// The brachistochrone from the origin to (dx, dy): a cycloid with its cusp at the origin. dx ≥ −dy/200.
PlaneCurve cycloidCurve(double dx, double dy);
/// Parabola with its vertex at (dx, dy).
PlaneCurve parabolaCurve(double dx, double dy);
/// Circular arc with its lowest point at (dx, dy).
PlaneCurve arcCurve(double dx, double dy);

/// A complete arch of an inverted cycloid, from cusp to cusp, lowest at the origin. The period of oscillation
/// is 4π √(radius/g) for every amplitude.
PlaneCurve cycloidBowl(double radius);

} // namespace talweg
