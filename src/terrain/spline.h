#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

/// A smooth curve through points: cubic between adjacent points, with continuous curvature at the points.
/// Between adjacent points the parameter increases by the square root of their distance (m½). The curvature
/// is zero at the ends of an open curve. Needs at least two points, or three for a closed curve; adjacent
/// points must differ.
PlaneCurve splineThrough(const Points& points, bool closed);

} // namespace talweg
