#pragma once

#include "study/statistics.h"

#include <array>
#include <cstdint>
#include <vector>

namespace talweg {

/// Number of random shifts of a Sobol' sequence. Intervals follow from the scatter of the results between the
/// shifts. If too small, intervals are wide; if too large, each sequence is short. Must be a power of two.
inline constexpr std::size_t sobolShifts = 8;

/// The digits of the first points of Sobol's sequence, by dimension; the first point is the origin (Joe and
/// Kuo 2008, Constructing Sobol sequences with better two-dimensional projections). `dimensions` must be from
/// 1 to 1000.
std::vector<std::vector<std::uint64_t>> sobolDigits(std::size_t dimensions, std::size_t points);

/// Means of the values of each shift. `shift` has the index of the shift of each value; all shifts must have
/// equally many values.
std::array<double, sobolShifts> meansOfShifts(std::span<const double> values,
                                              std::span<const std::uint8_t> shift);

} // namespace talweg
