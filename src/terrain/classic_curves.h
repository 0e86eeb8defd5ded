#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

// The curves of E. Neumann's Roller coaster and Brachistochrone (myphysicslab.com), as exact pieces. Lengths
// in metres. Where pieces join they have the same tangent; the joints are solved for.

/// (t, height − a t² + c t⁴) for −halfWidth ≤ t ≤ halfWidth.
PlaneCurve humpCurve(double height, double a, double c, double halfWidth);

/// About the origin; from the apex counter-clockwise.
PlaneCurve circleCurve(double radius);

/// r = a √(2 cos 2φ): a figure of eight lying down; from the crossing into the right lobe, downwards.
PlaneCurve lemniscateCurve(double a);

/// a (sin φ (1 + cos φ), −cos φ (1 + cos φ)); from the cusp on top of it counter-clockwise. Its parameter is
/// proportional to the arc length, so that the cusp is an ordinary place for it.
PlaneCurve cardioidCurve(double a);

/// Two half-circles joined by upright straights, the lower one about the origin; from the apex
/// counter-clockwise.
PlaneCurve ovalCurve(double radius, double straight);

/// Down y = (x+1)² + 1 from x = left, up into a circle of the radius whose centre has x = 0, around it
/// counter-clockwise, and out on y = (x−1)² + 1 to x = right. left ≤ 0 ≤ right.
PlaneCurve loopCurve(double radius, double left, double right);

/// The spiral s (cos s, sin s) times `pitch` (metres per radian), from its place of level tangent near s
/// = 4.9 to that of a tangent at 135° near s = 26, closed by arcs of radius 8 pitch and straights; from the
/// apex of the upper arc counter-clockwise.
PlaneCurve spiralCurve(double pitch);

/// From the origin to (dx, dy), dx > 0 > dy.
PlaneCurve straightCurve(double dx, double dy);
/// The cycloid with its cusp at the origin: the quickest way down. dx ≥ −dy/200.
PlaneCurve cycloidCurve(double dx, double dy);
/// With its vertex in (dx, dy).
PlaneCurve parabolaCurve(double dx, double dy);
/// Of a circle, with its lowest place in (dx, dy).
PlaneCurve arcCurve(double dx, double dy);

/// A whole arch of a cycloid turned upside down, cusp to cusp, lowest at the origin: every swing takes
/// 4π √(radius/g), however wide.
PlaneCurve cycloidBowl(double radius);

} // namespace talweg
