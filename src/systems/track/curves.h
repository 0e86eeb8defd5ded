#pragma once

#include "systems/track/inputs.h"
#include "terrain/plane_curve.h"

namespace talweg::track {

/// What a kind of curve makes of the inputs, or what is wrong with them.
using Made = std::variant<PlaneCurve, Problem>;

/// A choice of the input "curve".
struct CurveKind {
    Choice word;
    Made (*make)(const Inputs&);
};
const std::vector<CurveKind>& curveKinds();

/// What people call a curve.
const std::string& nameOfCurve(const std::string& curve);

/// The track, or what is wrong with it.
Made curveOf(const Inputs& inputs);

} // namespace talweg::track
