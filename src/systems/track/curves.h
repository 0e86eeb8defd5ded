#pragma once

#include "systems/track/inputs.h"
#include "terrain/plane_curve.h"

namespace talweg::track {

/// The curve that the inputs describe, or the problem with it.
using Made = std::variant<PlaneCurve, Problem>;

/// An option of the input "curve".
struct CurveKind {
    Choice word;
    Made (*make)(const Inputs&);
};
const std::vector<CurveKind>& curveKinds();

/// The display name of a curve.
const std::string& nameOfCurve(const std::string& curve);

/// The track that the inputs describe, or the problem with it.
Made curveOf(const Inputs& inputs);

} // namespace talweg::track
