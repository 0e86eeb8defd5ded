#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// The share of values that are not greater than x, as a function of x, and where the distribution's own
/// lies.
struct EmpiricalCurve {
    std::vector<double> x;     ///< increasing; the curve steps up at each
    std::vector<double> share; ///< of values up to there, from 0 to 1
    double halfWidth = 0;      ///< of the band about it, which lies between 0 and 1
    std::size_t count = 0;     ///< values that are numbers
};

/// Of all values that are numbers, or of as many as `points` of them, by rank, with the least and the
/// greatest: the share at each is exact. The band is that of Dvoretzky, Kiefer and Wolfowitz 1956 with the
/// constant of Massart 1990 (The tight constant in the Dvoretzky–Kiefer–Wolfowitz inequality): with the
/// confidence it holds the whole of the distribution's curve, of values drawn independently.
EmpiricalCurve empiricalCurve(std::span<const double> values, double confidence, std::size_t points = 1000);

} // namespace talweg
