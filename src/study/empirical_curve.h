#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// Empirical distribution function: the share of values that do not exceed x, with a confidence band.
struct EmpiricalCurve {
    std::vector<double> x;     ///< increasing; the curve steps up at each
    std::vector<double> share; ///< cumulative share of the values, from 0 to 1
    double halfWidth = 0;      ///< of the confidence band; the band ends at 0 and 1
    std::size_t count = 0;     ///< number of finite values
};

/// Uses all finite values, or `points` of them, chosen by rank and including the least and the greatest; the
/// share at each is exact. The band is that of Dvoretzky, Kiefer and Wolfowitz 1956 with the constant of
/// Massart 1990 (The tight constant in the Dvoretzky–Kiefer–Wolfowitz inequality): for independent samples it
/// contains the whole curve of the distribution with the given confidence.
EmpiricalCurve empiricalCurve(std::span<const double> values, double confidence, std::size_t points = 1000);

} // namespace talweg
