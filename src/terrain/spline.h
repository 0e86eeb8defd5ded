#pragma once

#include "terrain/plane_curve.h"

namespace talweg {

/// The smooth curve through points: cubic between neighbours, with continuous curvature where they meet. The
/// parameter between neighbours is the square root of their distance (m½). An open curve is straight at its
/// ends. At least two points, of a closed curve three; neighbours differ.
PlaneCurve splineThrough(const Points& points, bool closed);

} // namespace talweg
