#pragma once

#include <array>
#include <limits>

namespace talweg {

/// Represents a time or place that does not exist.
inline constexpr double never = std::numeric_limits<double>::infinity();

/// Coefficients of c0 + c1 t + … + c4 t⁴.
using Quartic = std::array<double, 5>;

/// The first root in (lo, hi] at which the polynomial changes from positive to negative; `never` if there is
/// none. lo < hi, both finite. If Bernstein coefficients prove that a root is the first, Newton's method
/// finds it. Otherwise the interval is divided at the extrema (roots of the derivatives), so that no pair of
/// roots is missed, and TOMS 748 refines each bracket to the last bit.
double firstDescent(const Quartic& coefficients, double lo, double hi);

/// The first time t ≥ 0 at which x0 + v t + a t²/2 passes `bound` upwards; `never` if it does not. A start
/// above the bound is treated as a start at the bound: the time is 0 if the motion from there is upwards.
double timeToPass(double x0, double v, double a, double bound);

} // namespace talweg
