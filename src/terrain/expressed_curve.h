#pragma once

#include "terrain/expression.h"
#include "terrain/plane_curve.h"

#include <string>
#include <variant>

namespace talweg {

/// Reason why expressions do not define a curve.
struct NoCurve {
    std::string sentence;
    bool isOfX = false; ///< the cause is x(t) alone
};

/// The curve (x(t), y(t)) for from ≤ t ≤ to, divided into pieces where an expression breaks and where the
/// point stops for an instant, as at a cusp. Closed if its ends coincide. Otherwise the reason why the
/// expressions define no curve.
std::variant<PlaneCurve, NoCurve> expressedCurve(const Expression& x, const Expression& y, double from,
                                                 double to);

} // namespace talweg
