#include "physics/roots.h"

#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>

namespace talweg {

namespace {

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
    std::uintmax_t iterations = 100;
    const auto f = [&](double t) { return valueAt(c, degree, t); };
    const auto bracket = boost::math::tools::toms748_solve(
        f, lo, hi, atLo, atHi, boost::math::tools::eps_tolerance<double>(52), iterations);
    return bracket.first + 0.5 * (bracket.second - bracket.first);
}

/// All sign changes of the polynomial in [lo, hi], in order.
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

} // namespace

double firstDescent(const Quartic& coefficients, double lo, double hi) {
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
