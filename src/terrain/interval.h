#pragma once

#include <algorithm>
#include <boost/numeric/interval.hpp>
#include <cmath>

/// Interval arithmetic, with functions that Boost lacks. Bounds are valid up to rounding. They are not finite
/// if a function is undefined on part of the interval.
namespace talweg::expression {

namespace library = boost::numeric::interval_lib;
using Interval = boost::numeric::interval<
    double, library::policies<library::save_state_nothing<library::rounded_transc_exact<double>>,
                              library::checking_base<double>>>;

/// Largest integer exponent for which powers are computed by multiplication. Larger powers use logarithms,
/// which need positive numbers and give wider bounds.
inline constexpr double maxMultiplied = 64;

inline bool isZero(double x) {
    return x == 0;
}
inline bool isZero(const Interval& x) {
    return x.lower() == 0 && x.upper() == 0;
}
inline double square(double x) {
    return x * x;
}
using boost::numeric::square;

/// The number in an interval of width zero; otherwise NaN.
inline double single(double x) {
    return x;
}
inline double single(const Interval& x) {
    return x.lower() == x.upper() ? x.lower() : std::nan("");
}

inline Interval cbrt(const Interval& x) {
    return {std::cbrt(x.lower()), std::cbrt(x.upper())};
}
inline Interval log2(const Interval& x) {
    return {std::log2(x.lower()), std::log2(x.upper())};
}
inline Interval log10(const Interval& x) {
    return {std::log10(x.lower()), std::log10(x.upper())};
}
inline Interval pow(const Interval& x, double p) {
    if (p == std::floor(p) && std::abs(p) <= maxMultiplied)
        return boost::numeric::pow(x, static_cast<int>(p));
    return boost::numeric::exp(p * boost::numeric::log(x));
}
inline Interval pow(const Interval& x, const Interval& p) {
    const double one = single(p);
    return std::isnan(one) ? boost::numeric::exp(p * boost::numeric::log(x)) : pow(x, one);
}
inline Interval atan2(const Interval& y, const Interval& x) {
    const double quarter = std::atan2(1.0, 0.0);
    if (x.lower() > 0) return boost::numeric::atan(y / x);
    if (y.lower() > 0) return quarter - boost::numeric::atan(x / y);
    if (y.upper() < 0) return -quarter - boost::numeric::atan(x / y);
    return {-2 * quarter, 2 * quarter};
}

} // namespace talweg::expression
