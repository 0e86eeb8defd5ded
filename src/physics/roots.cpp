#include "physics/roots.h"

#include "base/contract.h"
#include "base/root.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Number of steps towards a first root before Newton's method starts. Each covers most of the remaining
/// distance, and a few steps decide most searches. The result does not depend on this number.
constexpr int approachSteps = 12;
/// Step length, as a fraction of the interval, below which these steps end because Newton's method is faster.
/// The result does not depend on it.
constexpr double smallStep = 1e-3;
/// Tolerance that separates "no root" or "a single root" from rounding, relative to the polynomial's value at
/// the start or to the sum of its coefficients. The rounding error is ten thousand times smaller. Cases
/// within the tolerance are decided by the roots of the derivatives, which is slower. If too large, this
/// happens more often.
constexpr double surelyPositive = 1e-11;
/// Smallest slope at a root, relative to the sum of the coefficients, at which Newton's method can
/// distinguish a root from a near miss. Flatter roots are also decided by the roots of the derivatives.
constexpr double minDescent = 1e-6;
/// Newton's method ends when its relative step is below this value. The next step would be about its square,
/// below rounding.
constexpr double lastNewton = 1e-9;
/// Limit for Newton's method if it does not converge.
constexpr int maxNewtonSteps = 20;

struct Roots {
    std::array<double, 5> at{};
    int count = 0;
    void add(double root) { at[static_cast<std::size_t>(count++)] = root; }
};

double valueAt(const Quartic& c, int degree, double t) {
    double value = c[static_cast<std::size_t>(degree)];
    for (int i = degree - 1; i >= 0; --i)
        value = value * t + c[static_cast<std::size_t>(i)];
    return value;
}

double close(const Quartic& c, int degree, double lo, double hi, double atLo, double atHi) {
    return bracketRoot([&](double t) { return valueAt(c, degree, t); }, lo, hi, atLo, atHi).middle();
}

/// All places in [lo, hi] at which the polynomial changes sign, in ascending order.
Roots signChanges(const Quartic& c, int degree, double lo, double hi) {
    Roots found;
    while (degree > 0 && c[static_cast<std::size_t>(degree)] == 0)
        --degree;
    if (degree == 0) return found;
    Quartic slope{};
    for (int i = 1; i <= degree; ++i)
        slope[static_cast<std::size_t>(i - 1)] = i * c[static_cast<std::size_t>(i)];
    Roots cuts;
    if (degree > 1) cuts = signChanges(slope, degree - 1, lo, hi);
    cuts.add(hi);
    double left = lo;
    double atLeft = valueAt(c, degree, left);
    for (int i = 0; i < cuts.count; ++i) {
        const double right = cuts.at[static_cast<std::size_t>(i)];
        const double atRight = valueAt(c, degree, right);
        if ((atLeft < 0) != (atRight < 0)) found.add(close(c, degree, left, right, atLeft, atRight));
        left = right;
        atLeft = atRight;
    }
    return found;
}

/// c(lo + (hi − lo) u) as a polynomial in u.
Quartic onUnitInterval(Quartic c, double lo, double hi) {
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t j = 4; j-- > i;)
            c[j] += lo * c[j + 1];
    double factor = 1;
    for (double& coefficient : c) {
        coefficient *= factor;
        factor *= hi - lo;
    }
    return c;
}

struct Approach {
    double at;
    bool clear; ///< whether there is no root on (0, 1]
};

/// Moves from 0 towards the first root on (0, 1] without passing it. Each step follows a straight line that
/// lies below the polynomial, as the Bernstein coefficients of the remaining interval show. Requires c0 > 0.
Approach approachFirstRoot(const Quartic& c) {
    double at = 0;
    Quartic p = c;
    for (int i = 0; i < approachSteps; ++i) {
        const double r = 1 - at;
        const double p1 = p[1] * r;
        const double p2 = p[2] * r * r;
        const double p3 = p[3] * r * r * r;
        const double p4 = p[4] * r * r * r * r;
        // Slopes from the first control point to the others.
        const double slope = std::min({p1, p1 + p2 / 3, p1 + (2 * p2 + p3) / 3, p1 + p2 + p3 + p4});
        if (p[0] + std::min(slope, 0.0) > surelyPositive * c[0]) return {at, true};
        const double step = p[0] / -slope * r;
        if (step < smallStep) break;
        at = std::min(at + step, 1.0);
        p = onUnitInterval(c, at, at + 1);
    }
    return {at, false};
}

double polished(const Quartic& c, double at) {
    for (int i = 0; i < maxNewtonSteps; ++i) {
        const double slope = ((4 * c[4] * at + 3 * c[3]) * at + 2 * c[2]) * at + c[1];
        const double step = valueAt(c, 4, at) / slope;
        at -= step;
        if (!(std::abs(step) > lastNewton * std::abs(at))) break;
    }
    return at;
}

/// Whether c falls through zero at `at` and has no earlier root: the Bernstein coefficients of its quotient
/// by (u − at) on [0, at] are then all negative. Also false if rounding could decide.
bool isFirstDescent(const Quartic& c, double at) {
    if (!(at > 0 && at < 1 - surelyPositive)) return false;
    const double h2 = c[3] + c[4] * at;
    const double h1 = c[2] + h2 * at;
    const double q0 = c[1] + h1 * at;
    const double q1 = h1 * at;
    const double q2 = h2 * at * at;
    const double q3 = c[4] * at * at * at;
    const double highest = std::max({q0, q0 + q1 / 3, q0 + (2 * q1 + q2) / 3, q0 + q1 + q2 + q3});
    double size = 0;
    for (const double coefficient : c)
        size += std::abs(coefficient);
    // Newton's method does not converge at a near miss.
    return highest < -minDescent * size && std::abs(valueAt(c, 4, at)) <= surelyPositive * size;
}

} // namespace

double firstDescent(const Quartic& coefficients, double lo, double hi) {
    TALWEG_EXPECTS(lo < hi);
    if (valueAt(coefficients, 4, lo) > 0) {
        const Quartic c = onUnitInterval(coefficients, lo, hi);
        const Approach approach = approachFirstRoot(c);
        if (approach.clear) return never;
        const double at = polished(c, approach.at);
        if (isFirstDescent(c, at)) return std::clamp(polished(coefficients, lo + (hi - lo) * at), lo, hi);
    }
    const Roots roots = signChanges(coefficients, 4, lo, hi);
    if (valueAt(coefficients, 4, lo) >= 0) return roots.count > 0 ? roots.at[0] : never;
    return roots.count > 1 ? roots.at[1] : never;
}

double timeToPass(double x0, double v, double a, double bound) {
    const double d = bound - x0;
    if (d <= 0) {
        if (v > 0 || (v == 0 && a > 0)) return 0;
        return a > 0 ? -2 * v / a : never;
    }
    const double discriminant = v * v + 2 * a * d;
    if (discriminant < 0) return never;
    const double speed = std::sqrt(discriminant);
    if (v > 0) return 2 * d / (v + speed);
    return a > 0 ? (speed - v) / a : never;
}

} // namespace talweg
