#pragma once

#include "base/point.h"
#include "study/distribution.h"

namespace talweg {

/// The shape of a distribution for drawing, cut at the range of its input.
struct Density {
    /// Increasing values with their density relative to the maximum, over the whole range. Tails are cut
    /// where only a few of a thousand samples lie beyond.
    Points curve = {};
    bool isOfValues = false; ///< single values: `curve` has each value with its probability
    double mean = 0;
    double low = 0, median = 0, high = 0; ///< 5, 50 and 95 % quantiles
};

/// The distribution must be valid.
Density densityOf(const Distribution& distribution, const Range& range);

/// A distribution in words, such as "Uniform from 0.76 to 0.84 m".
std::string inWords(const Distribution& distribution, const std::string& unit);

/// The number that represents an input with a known distribution but no value: the median, rounded to four
/// digits if the rounded number is in the range.
double nominalOf(const Distribution& distribution, const Parameter& parameter);

} // namespace talweg
