#pragma once

#include <vector>

namespace talweg {

// Distributions of single numbers with weights. If `weights` is empty, all numbers are equally likely.

/// The share of the total weight, from 0 to 1, that belongs to numbers from `min` to `max`.
double countedBetween(const std::vector<double>& numbers, const std::vector<double>& weights, double min,
                      double max);

/// For each of `values`, the weight of the numbers that are nearest to it. Half of the weight of a number
/// goes to each of two values if it is midway between them. Empty if no number lies between the least and the
/// greatest value.
std::vector<double> countedAt(const std::vector<double>& numbers, const std::vector<double>& weights,
                              const std::vector<double>& values);

} // namespace talweg
