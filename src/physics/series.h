#pragma once

#include <array>
#include <cstddef>

namespace talweg {

/// A Taylor series in the time t (s) since the beginning of a step: coefficients of 1, t, t², …
inline constexpr std::size_t seriesOrder = 12;
using TaylorSeries = std::array<double, seriesOrder + 1>;

inline double valueOf(const TaylorSeries& c, double t) {
    double value = c[seriesOrder];
    for (std::size_t i = seriesOrder; i-- > 0;)
        value = value * t + c[i];
    return value;
}

inline TaylorSeries derivativeOf(const TaylorSeries& c) {
    TaylorSeries d{};
    for (std::size_t i = 1; i <= seriesOrder; ++i)
        d[i - 1] = static_cast<double>(i) * c[i];
    return d;
}

/// The n-th coefficient of a product.
inline double productTerm(const TaylorSeries& a, const TaylorSeries& b, std::size_t n) {
    double sum = 0;
    for (std::size_t i = 0; i <= n; ++i)
        sum += a[i] * b[n - i];
    return sum;
}

/// The product, truncated at seriesOrder.
inline TaylorSeries product(const TaylorSeries& a, const TaylorSeries& b) {
    TaylorSeries c;
    for (std::size_t n = 0; n <= seriesOrder; ++n)
        c[n] = productTerm(a, b, n);
    return c;
}

/// a + factor b.
inline TaylorSeries sum(const TaylorSeries& a, double factor, const TaylorSeries& b) {
    TaylorSeries c;
    for (std::size_t n = 0; n <= seriesOrder; ++n)
        c[n] = a[n] + factor * b[n];
    return c;
}

/// The series without its constant term, divided by t.
inline TaylorSeries withoutRoot(const TaylorSeries& c) {
    TaylorSeries d{};
    for (std::size_t i = 1; i <= seriesOrder; ++i)
        d[i - 1] = c[i];
    return d;
}

/// The first root in (lo, hi] at which the series changes from positive to negative; `never` if there is
/// none. Sign changes of Bernstein coefficients bound the number of roots. The interval is halved until a
/// single root remains, which TOMS 748 refines. lo < hi.
double firstDescent(const TaylorSeries& c, double lo, double hi);

/// The step size, s, at which the last two terms of a series reach the allowed truncation error relative to
/// `scale`. `last` and `lastButOne` are the magnitudes of the last two coefficients.
double stepOf(double last, double lastButOne, double scale);

} // namespace talweg
