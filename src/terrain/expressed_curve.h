#pragma once

#include "terrain/expression.h"
#include "terrain/plane_curve.h"

#include <string>
#include <variant>

namespace talweg {

/// Why expressions make no curve.
struct NoCurve {
    std::string sentence;
    bool isOfX = false; ///< x(t) alone is to blame
};

/// The curve (x(t), y(t)) for from ≤ t ≤ to, cut where an expression breaks and where the place stands still
/// for an instant, as at a cusp. Closed if it ends where it begins. Otherwise why there is no such curve.
std::variant<PlaneCurve, NoCurve> expressedCurve(const Expression& x, const Expression& y, double from,
                                                 double to);

} // namespace talweg
