#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace talweg {

/// Standard deviation of the noise of a smooth series, from its third differences: their median absolute
/// value is insensitive to the few that span an impact. 0 where no four samples are evenly spaced.
double noiseOf(std::span<const double> t, std::span<const double> y);

/// Pieces of fewer samples are not cut off: a parabola needs three, and one more to be judged.
inline constexpr std::size_t leastPiece = 4;

/// The indices at which the pieces of the partition begin whose parabolas fit y(t) best: that of the least
/// Σ(residual/σ)² + penalty · pieces (Killick, Fearnhead and Eckley 2012, JASA 107, 1590: PELT). The first
/// index is 0.
std::vector<std::size_t> parabolicPieces(std::span<const double> t, std::span<const double> y, double sigma,
                                         double penalty);

} // namespace talweg
