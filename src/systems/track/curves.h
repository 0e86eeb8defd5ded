#pragma once

#include "systems/track/inputs.h"
#include "terrain/plane_curve.h"

namespace talweg::track {

/// The curve described by the inputs, or the problem with it.
using Made = std::variant<PlaneCurve, Problem>;

/// An option of the input "curve", and the function that makes the curve.
struct CurveKind {
    Choice word;
    Made (*make)(const Inputs&);
};
const std::vector<CurveKind>& curveKinds();

/// The display name of a curve.
const std::string& nameOfCurve(const std::string& curve);

/// Makes the curve that the inputs describe.
Made curveOf(const Inputs& inputs);

} // namespace talweg::track
