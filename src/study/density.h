#pragma once

#include "base/point.h"
#include "study/distribution.h"

namespace talweg {

/// The shape of a distribution for drawing, cut at the range of its input.
struct Density {
    /// Increasing values and their density relative to the maximum. Tails are cut at 0.2 % and 99.8 %.
    Points curve = {};
    bool isOfValues = false; ///< discrete distribution: `curve` has each value with its probability
    double mean = 0;
    double low = 0, median = 0, high = 0; ///< 5, 50 and 95 % quantiles
};

/// Computes the shape of a valid distribution.
Density densityOf(const Distribution& distribution, const Range& range);

/// A distribution in words, such as "Uniform from 0.76 to 0.84 m".
std::string inWords(const Distribution& distribution, const std::string& unit);

/// The value that represents an input with a distribution but no own value: the median, rounded to four
/// digits if the rounded number is in the range.
double nominalOf(const Distribution& distribution, const Parameter& parameter);

} // namespace talweg
