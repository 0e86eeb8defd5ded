#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// Standard deviation of the noise of a smooth series, from the median absolute third difference, which is
/// insensitive to the few differences that span an impact. 0 if no four samples are evenly spaced.
double noiseOf(std::span<const double> t, std::span<const double> y);

/// Smallest number of samples in a piece: three determine a parabola, and one more gives a residual.
inline constexpr std::size_t leastPiece = 4;

/// First indices of the pieces of the optimal partition of y(t) into parabolas, starting with 0. It minimizes
/// Σ(residual/σ)² + penalty · number of pieces by PELT (Killick, Fearnhead and Eckley 2012, JASA 107, 1590).
std::vector<std::size_t> parabolicPieces(std::span<const double> t, std::span<const double> y, double sigma,
                                         double penalty);

} // namespace talweg
