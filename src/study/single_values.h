#pragma once

#include <vector>

namespace talweg {

// Distributions of single numbers with weights; without weights all are equally likely.

/// The share, from 0 to 1, of the total weight that numbers from `min` to `max` have.
double countedBetween(const std::vector<double>& numbers, const std::vector<double>& weights, double min,
                      double max);

/// For each of `values`, the weight of the numbers nearest to it; a number midway between two values counts
/// half for each. Empty if no number lies between the least and the greatest of `values`.
std::vector<double> countedAt(const std::vector<double>& numbers, const std::vector<double>& weights,
                              const std::vector<double>& values);

} // namespace talweg
