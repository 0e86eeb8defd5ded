#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

/// The smooth curve through points: cubic between adjacent points, with continuous curvature where they meet.
/// Between adjacent points the parameter advances by the square root of their distance (m½). An open curve is
/// straight at its ends. Needs at least two points, three for a closed curve; adjacent points must differ.
PlaneCurve splineThrough(const Points& points, bool closed);

} // namespace talweg
