#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// Empirical distribution function, which is the share of values that do not exceed x, with a confidence
/// band.
struct EmpiricalCurve {
    std::vector<double> x;     ///< increasing; the curve steps up at each value
    std::vector<double> share; ///< cumulative share of the values, from 0 to 1
    double halfWidth = 0;      ///< half width of the confidence band, which is limited to the range 0 to 1
    std::size_t count = 0;     ///< number of finite values
};

/// Computes the curve at all finite values, or at `points` of them. These are chosen by rank and include the
/// least and the greatest; the share at each is exact. For independent samples, the band contains the whole
/// distribution function with the given confidence. It is that of Dvoretzky, Kiefer and Wolfowitz 1956 with
/// the constant of Massart 1990 (The tight constant in the Dvoretzky–Kiefer–Wolfowitz inequality).
EmpiricalCurve empiricalCurve(std::span<const double> values, double confidence, std::size_t points = 1000);

} // namespace talweg
