#pragma once

#include "terrain/expression.h"
#include "terrain/plane_curve.h"

#include <string>
#include <variant>

namespace talweg {

/// Reason why expressions do not define a curve.
struct NoCurve {
    std::string sentence;
    bool isOfX = false; ///< only x(t) is the cause
};

/// The curve (x(t), y(t)) for from ≤ t ≤ to, cut where an expression breaks and where the point stands still
/// for an instant, as at a cusp. Closed if it ends where it begins. Otherwise the reason why there is no
/// curve.
std::variant<PlaneCurve, NoCurve> expressedCurve(const Expression& x, const Expression& y, double from,
                                                 double to);

} // namespace talweg
