#pragma once

#include "terrain/instruction.h"
#include "terrain/interval.h"

#include <limits>
#include <numbers>

/// Truncated Taylor series with coefficients that are numbers or intervals.
namespace talweg::expression {

using std::acos, std::acosh, std::asin, std::asinh, std::atan, std::atan2, std::atanh, std::cbrt, std::cos,
    std::cosh, std::exp, std::log, std::log10, std::log2, std::pow, std::sin, std::sinh, std::sqrt, std::tan,
    std::tanh;

/// c0 + c1 h + c2 h² + c3 h³ + …, h = x − x0.
template <class T>
struct Series {
    T c0, c1, c2, c3;

    bool isConstant() const { return isZero(c1) && isZero(c2) && isZero(c3); }
};

template <class T>
Series<T> operator+(const Series<T>& a, const Series<T>& b) {
    return {a.c0 + b.c0, a.c1 + b.c1, a.c2 + b.c2, a.c3 + b.c3};
}
template <class T>
Series<T> operator-(const Series<T>& a, const Series<T>& b) {
    return {a.c0 - b.c0, a.c1 - b.c1, a.c2 - b.c2, a.c3 - b.c3};
}
template <class T>
Series<T> operator*(const std::type_identity_t<T>& f, const Series<T>& a) {
    return {f * a.c0, f * a.c1, f * a.c2, f * a.c3};
}
template <class T>
Series<T> operator*(const Series<T>& a, const Series<T>& b) {
    if (b.isConstant()) return b.c0 * a;
    if (a.isConstant()) return a.c0 * b;
    return {a.c0 * b.c0, a.c0 * b.c1 + a.c1 * b.c0, a.c0 * b.c2 + a.c1 * b.c1 + a.c2 * b.c0,
            a.c0 * b.c3 + a.c1 * b.c2 + a.c2 * b.c1 + a.c3 * b.c0};
}
template <class T>
Series<T> operator/(const Series<T>& a, const Series<T>& b) {
    if (b.isConstant()) return {a.c0 / b.c0, a.c1 / b.c0, a.c2 / b.c0, a.c3 / b.c0};
    const T q0 = a.c0 / b.c0;
    const T q1 = (a.c1 - q0 * b.c1) / b.c0;
    const T q2 = (a.c2 - q0 * b.c2 - q1 * b.c1) / b.c0;
    return {q0, q1, q2, (a.c3 - q0 * b.c3 - q1 * b.c2 - q2 * b.c1) / b.c0};
}

/// f(a), where f has the value f0 and the derivatives f1, f2, f3 at a.c0.
template <class T>
Series<T> composed(const Series<T>& a, const std::type_identity_t<T>& f0, const std::type_identity_t<T>& f1,
                   const std::type_identity_t<T>& f2, const std::type_identity_t<T>& f3) {
    if (a.isConstant()) return {f0, 0, 0, 0};
    return {f0, f1 * a.c1, f1 * a.c2 + f2 / 2.0 * a.c1 * a.c1,
            f1 * a.c3 + f2 * a.c1 * a.c2 + f3 / 6.0 * a.c1 * a.c1 * a.c1};
}

/// The square. Unlike a product, the square of an interval that contains 0 is never negative.
template <class T>
Series<T> squared(const Series<T>& a) {
    Series<T> result = a * a;
    result.c0 = square(a.c0);
    return result;
}

/// Power by repeated squaring. Exact for negative bases and at 0.
template <class T>
Series<T> wholePower(Series<T> base, unsigned exponent) {
    Series<T> result{1, 0, 0, 0};
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base;
        if (exponent > 1) base = base * base;
    }
    return result;
}

template <class T>
Series<T> logarithm(const Series<T>& a) {
    const T x = a.c0;
    return composed(a, log(x), 1.0 / x, -1.0 / (x * x), 2.0 / (x * x * x));
}

template <class T>
Series<T> exponential(const Series<T>& a) {
    const T f = exp(a.c0);
    return composed(a, f, f, f, f);
}

template <class T>
Series<T> squareRoot(const Series<T>& a) {
    const T f = sqrt(a.c0);
    return composed(a, f, 0.5 / f, -0.25 / (f * a.c0), 0.375 / (f * a.c0 * a.c0));
}

template <class T>
Series<T> realPower(const Series<T>& a, const Series<T>& b) {
    Series<T> result = exponential(b * logarithm(a));
    result.c0 = pow(a.c0, b.c0);
    return result;
}

/// Power with a constant exponent b.
template <class T>
Series<T> power(const Series<T>& a, const Series<T>& b) {
    const double p = single(b.c0);
    if (std::isnan(p)) return realPower(a, b);
    if (p == std::floor(p) && std::abs(p) <= maxMultiplied) {
        Series<T> whole = wholePower(a, static_cast<unsigned>(std::abs(p)));
        if (p < 0) whole = Series<T>{1, 0, 0, 0} / whole;
        whole.c0 = pow(a.c0, p);
        return whole;
    }
    const T x = a.c0;
    return composed(a, pow(x, p), p * pow(x, p - 1), p * (p - 1) * pow(x, p - 2),
                    p * (p - 1) * (p - 2) * pow(x, p - 3));
}

/// asinh or acosh. With the first derivative r, the second derivative is −x r³ and the third −r³ + 3 x² r⁵.
template <class T>
Series<T> areaFunction(const Series<T>& a, const T& f0, const T& r) {
    const T x = a.c0;
    const T r3 = r * r * r;
    return composed(a, f0, r, -x * r3, -r3 + 3.0 * x * x * r3 * r * r);
}

template <class T>
Series<T> arcSine(const Series<T>& a) {
    const T x = a.c0;
    const T r = 1.0 / sqrt((1.0 - x) * (1.0 + x));
    const T r3 = r * r * r;
    return composed(a, asin(x), r, x * r3, r3 + 3.0 * x * x * r3 * r * r);
}

/// The angle of (x, y); its derivative (x y' − y x')/(x² + y²) is integrated term by term.
template <class T>
Series<T> angleOf(const Series<T>& y, const Series<T>& x) {
    const auto derivative = [](const Series<T>& s) { return Series<T>{s.c1, 2.0 * s.c2, 3.0 * s.c3, 0}; };
    const Series<T> d = (x * derivative(y) - y * derivative(x)) / (squared(x) + squared(y));
    const T value = atan2(y.c0, x.c0);
    if (x.isConstant() && y.isConstant()) return {value, 0, 0, 0};
    return {value, d.c0, d.c1 / 2.0, d.c2 / 3.0};
}

/// A function of one argument that has no forks.
template <class T>
Series<T> smooth(Op op, const Series<T>& a) {
    const T x = a.c0;
    switch (op) {
    case Op::negate:
        return -1 * a;
    case Op::sin: {
        const T s = sin(x), c = cos(x);
        return composed(a, s, c, -s, -c);
    }
    case Op::cos: {
        const T s = sin(x), c = cos(x);
        return composed(a, c, -s, -c, s);
    }
    case Op::tan: {
        const T t = tan(x), s = 1.0 + square(t);
        return composed(a, t, s, 2.0 * t * s, s * (2.0 + 6.0 * square(t)));
    }
    case Op::asin:
        return arcSine(a);
    case Op::acos: {
        Series<T> s = -1 * arcSine(a);
        s.c0 = acos(x);
        return s;
    }
    case Op::atan: {
        const T q = 1.0 / (1.0 + square(x));
        return composed(a, atan(x), q, -2.0 * x * q * q, (6.0 * square(x) - 2.0) * q * q * q);
    }
    case Op::sinh:
        return composed(a, sinh(x), cosh(x), sinh(x), cosh(x));
    case Op::cosh:
        return composed(a, cosh(x), sinh(x), cosh(x), sinh(x));
    case Op::tanh: {
        const T t = tanh(x), s = 1.0 / square(cosh(x));
        return composed(a, t, s, -2.0 * t * s, s * (6.0 * square(t) - 2.0));
    }
    case Op::asinh:
        return areaFunction(a, asinh(x), 1.0 / sqrt(1.0 + square(x)));
    case Op::acosh:
        return areaFunction(a, acosh(x), 1.0 / sqrt((x - 1.0) * (x + 1.0)));
    case Op::atanh: {
        const T q = 1.0 / ((1.0 - x) * (1.0 + x));
        return composed(a, atanh(x), q, 2.0 * x * q * q, (2.0 + 6.0 * square(x)) * q * q * q);
    }
    case Op::exp:
        return exponential(a);
    case Op::log:
        return logarithm(a);
    case Op::log10: {
        Series<T> s = std::numbers::log10e * logarithm(a);
        s.c0 = log10(x);
        return s;
    }
    case Op::log2: {
        Series<T> s = std::numbers::log2e * logarithm(a);
        s.c0 = log2(x);
        return s;
    }
    case Op::sqrt:
        return squareRoot(a);
    case Op::cbrt: {
        const T f = cbrt(x);
        return composed(a, f, f / (3.0 * x), -2.0 * f / (9.0 * x * x), 10.0 * f / (27.0 * x * x * x));
    }
    default: {
        const double none = std::numeric_limits<double>::quiet_NaN();
        return {none, none, none, none};
    }
    }
}

} // namespace talweg::expression
