#pragma once

#include "study/statistics.h"

#include <array>
#include <cstdint>
#include <vector>

namespace talweg {

/// How often a Sobol' sequence is taken, with other random shifts each time. The intervals of what comes out
/// of it are from the scatter of so many values; fewer make them wider, more leave a shorter sequence for
/// each. A power of two.
inline constexpr std::size_t sobolShifts = 8;

/// The digits of the first points of Sobol's sequence, dimension by dimension, the origin among them
/// (Joe and Kuo 2008, Constructing Sobol sequences with better two-dimensional projections). There are from
/// 1 to 1000 dimensions.
std::vector<std::vector<std::uint64_t>> sobolDigits(std::size_t dimensions, std::size_t points);

/// The mean over the runs of each shift, of which there are equally many.
std::array<double, sobolShifts> meansOfShifts(std::span<const double> values,
                                              std::span<const std::uint8_t> shift);

} // namespace talweg
