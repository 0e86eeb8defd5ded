#pragma once

#include "terrain/expression.h"
#include "terrain/plane_curve.h"

#include <string>
#include <variant>

namespace talweg {

/// Reason why expressions do not define a curve.
struct NoCurve {
    std::string sentence;
    bool isOfX = false; ///< whether the cause is x(t) alone
};

/// The curve (x(t), y(t)) for from ≤ t ≤ to, or the reason why the expressions define no curve. The curve is
/// divided into pieces where an expression breaks and where its speed is zero for an instant, as at a cusp.
/// It is closed if its ends coincide.
std::variant<PlaneCurve, NoCurve> expressedCurve(const Expression& x, const Expression& y, double from,
                                                 double to);

} // namespace talweg
