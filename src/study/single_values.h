#pragma once

#include <vector>

namespace talweg {

// Of single numbers that are as likely as their weights say; where they have none, all alike.

/// What of them is at least `min` and at most `max`, from 0 to 1.
double countedBetween(const std::vector<double>& numbers, const std::vector<double>& weights, double min,
                      double max);

/// The parts that some values stand for: each number counts for the nearest of `values`, for two that are as
/// near half each. Empty where none is between the least and the greatest of them.
std::vector<double> countedAt(const std::vector<double>& numbers, const std::vector<double>& weights,
                              const std::vector<double>& values);

} // namespace talweg
