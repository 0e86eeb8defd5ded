#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// Standard deviation of the noise of a smooth series. It is computed from the median absolute third
/// difference, which is insensitive to the few differences across impacts. 0 if no four successive samples
/// are evenly spaced.
double noiseOf(std::span<const double> t, std::span<const double> y);

/// Smallest number of samples in a piece: three determine a parabola, and a fourth gives a residual.
inline constexpr std::size_t leastPiece = 4;

/// First indices of the pieces of the optimal partition of y(t) into parabolas, starting with 0. The
/// partition minimizes Σ(residual/σ)² + penalty · number of pieces and is found by PELT (Killick, Fearnhead
/// and Eckley 2012, JASA 107, 1590).
std::vector<std::size_t> parabolicPieces(std::span<const double> t, std::span<const double> y, double sigma,
                                         double penalty);

} // namespace talweg
