#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace talweg {

/// Chebyshev interpolation: polynomials through values at the n points cos((i + ½) π/n) between −1 and 1.
/// Accurate to rounding for functions that are smooth there.
template <std::size_t n>
class Interpolation {
public:
    /// One number for each point, or for each power of u, starting with u⁰.
    using Numbers = std::array<double, n>;

    /// The interpolation points, in descending order.
    static const Numbers& places() { return cosines()[1]; }

    /// Coefficients of the polynomial with the given values at the points. A value is a number or an array of
    /// numbers.
    template <class Value>
    static std::array<Value, n> through(const std::array<Value, n>& values) {
        static constexpr Square powers = chebyshev();
        const Square& at = cosines();
        std::array<Value, n> coefficients;
        for (std::size_t k = 0; k < n; ++k) {
            Value part = values[0] * at[k][0];
            for (std::size_t i = 1; i < n; ++i)
                part += values[i] * at[k][i];
            part *= (k == 0 ? 1.0 : 2.0) / n;
            // the nonzero coefficients of T_k are those of x^k, x^(k−2), …
            coefficients[k] = part * powers[k][k];
            for (std::size_t i = k % 2; i < k; i += 2)
                coefficients[i] += part * powers[k][i];
        }
        return coefficients;
    }
    /// Largest contribution of the two highest Chebyshev polynomials to the polynomial with these
    /// coefficients; an error estimate.
    template <class Value>
    static Value lastParts(const std::array<Value, n>& coefficients) {
        static constexpr Square powers = chebyshev();
        using std::abs;
        return abs(coefficients[n - 1] / powers[n - 1][n - 1])
               + abs(coefficients[n - 2] / powers[n - 2][n - 2]);
    }

private:
    using Square = std::array<Numbers, n>;

    /// cos(k θ) at the points cos θ; the first index is k.
    static const Square& cosines() {
        static const Square all = [] {
            Square made{};
            for (std::size_t k = 0; k < n; ++k)
                for (std::size_t i = 0; i < n; ++i)
                    made[k][i] = std::cos(static_cast<double>(k * (2 * i + 1)) * std::numbers::pi / (2 * n));
            return made;
        }();
        return all;
    }

    /// Coefficients of the Chebyshev polynomials.
    static constexpr Square chebyshev() {
        Square t{};
        t[0][0] = 1;
        t[1][1] = 1;
        for (std::size_t k = 2; k < n; ++k)
            for (std::size_t i = 0; i <= k; ++i)
                t[k][i] = (i > 0 ? 2 * t[k - 1][i - 1] : 0) - t[k - 2][i];
        return t;
    }
};

} // namespace talweg
