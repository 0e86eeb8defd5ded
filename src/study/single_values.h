#pragma once

#include "study/distribution.h"

namespace talweg {

// Of a distribution of single values: a list, weights, or a column of a table.

/// What of it is at least `min` and at most `max`, from 0 to 1.
double countedBetween(const Distribution& distribution, double min, double max);

/// As weightsOf: each of its values counts for the nearest of `values`, for two that are as near half each.
std::vector<double> countedAt(const Distribution& distribution, const std::vector<double>& values);

} // namespace talweg
