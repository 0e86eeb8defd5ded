#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

// The curves of E. Neumann's Roller coaster and Brachistochrone (myphysicslab.com) as exact pieces, lengths
// in metres. Adjacent pieces have the same tangent; the joints are computed.

/// (t, height − a t² + c t⁴) for −halfWidth ≤ t ≤ halfWidth.
PlaneCurve humpCurve(double height, double a, double c, double halfWidth);

/// Circle around the origin; from the apex counter-clockwise.
PlaneCurve circleCurve(double radius);

/// r = a √(2 cos 2φ): a figure of eight lying down; from the crossing into the right lobe, downwards.
PlaneCurve lemniscateCurve(double a);

/// a (sin φ (1 + cos φ), −cos φ (1 + cos φ)); from the cusp at the top counter-clockwise. The parameter is
/// proportional to the arc length, so the cusp is an ordinary point of it.
PlaneCurve cardioidCurve(double a);

/// Two half-circles joined by vertical straights, the lower one around the origin; from the apex
/// counter-clockwise.
PlaneCurve ovalCurve(double radius, double straight);

/// Down y = (x+1)² + 1 from x = left, up into a circle of the given radius centred on x = 0, around it
/// counter-clockwise, and out on y = (x−1)² + 1 to x = right. left ≤ 0 ≤ right.
PlaneCurve loopCurve(double radius, double left, double right);

/// The spiral s (cos s, sin s) times `pitch` (metres per radian), from its level tangent near s = 4.9 to its
/// tangent at 135° near s = 26, closed by arcs of radius 8 pitch and straights; from the apex of the upper
/// arc counter-clockwise.
PlaneCurve spiralCurve(double pitch);

/// From the origin to (dx, dy), dx > 0 > dy.
PlaneCurve straightCurve(double dx, double dy);
/// The cycloid with its cusp at the origin: the fastest way down. dx ≥ −dy/200.
PlaneCurve cycloidCurve(double dx, double dy);
/// Parabola with its vertex at (dx, dy).
PlaneCurve parabolaCurve(double dx, double dy);
/// Circular arc with its lowest point at (dx, dy).
PlaneCurve arcCurve(double dx, double dy);

/// A whole arch of an upside-down cycloid, cusp to cusp, lowest at the origin: every swing takes 4π
/// √(radius/g), whatever its width.
PlaneCurve cycloidBowl(double radius);

} // namespace talweg
