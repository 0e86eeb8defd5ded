#pragma once

#include <vector>

namespace talweg {

// Distributions of single numbers with weights; without weights all are equally likely.

/// The weight of the numbers from `min` to `max`, from 0 to 1.
double countedBetween(const std::vector<double>& numbers, const std::vector<double>& weights, double min,
                      double max);

/// The weights that some values represent: each number counts for the nearest of `values`, or half for each
/// of two equally near ones. Empty if no number lies between the least and the greatest of them.
std::vector<double> countedAt(const std::vector<double>& numbers, const std::vector<double>& weights,
                              const std::vector<double>& values);

} // namespace talweg
