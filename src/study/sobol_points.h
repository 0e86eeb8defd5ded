#pragma once

#include "study/statistics.h"

#include <array>
#include <cstdint>
#include <vector>

namespace talweg {

/// Number of random shifts of a Sobol' sequence. Intervals come from the scatter of the results of the
/// shifts. If too small, intervals are wide; if too large, each sequence is short. A power of two.
inline constexpr std::size_t sobolShifts = 8;

/// The digits of the first points of Sobol's sequence, dimension by dimension, including the origin (Joe and
/// Kuo 2008, Constructing Sobol sequences with better two-dimensional projections). There must be 1 to 1000
/// dimensions.
std::vector<std::vector<std::uint64_t>> sobolDigits(std::size_t dimensions, std::size_t points);

/// The mean over the runs of each shift; all shifts have equally many runs.
std::array<double, sobolShifts> meansOfShifts(std::span<const double> values,
                                              std::span<const std::uint8_t> shift);

} // namespace talweg
