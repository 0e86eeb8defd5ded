#pragma once

#include <array>
#include <limits>

namespace talweg {

/// A time or place that does not exist.
inline constexpr double never = std::numeric_limits<double>::infinity();

/// Coefficients of c0 + c1 t + … + c4 t⁴.
using Quartic = std::array<double, 5>;

/// The first root in (lo, hi] at which the polynomial changes from positive to negative; `never` if there is
/// none. A root that Bernstein coefficients show to be the first is found by Newton's method. Otherwise the
/// interval is cut at the extrema (roots of the derivatives), so no pair of roots is missed, and TOMS 748
/// refines each bracket to the last bit. lo < hi, both finite.
double firstDescent(const Quartic& coefficients, double lo, double hi);

/// The first time t ≥ 0 at which x0 + v t + a t²/2 passes `bound` upwards; `never` if it does not. A start
/// beyond the bound counts as a start at the bound: the time is 0 if the motion from there is upwards.
double timeToPass(double x0, double v, double a, double bound);

} // namespace talweg
