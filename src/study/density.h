#pragma once

#include "base/point.h"
#include "study/distribution.h"

namespace talweg {

/// The shape of a distribution for drawing, cut at the range of its input.
struct Density {
    /// Its values, increasing, with their density relative to the maximum: from end to end, or for
    /// distributions with tails all but a few of a thousand samples.
    Points curve = {};
    bool isOfValues = false; ///< single values: `curve` has each value with its probability
    double mean = 0;
    double low = 0, median = 0, high = 0; ///< 5, 50 and 95 % quantile
};

/// For a distribution without errors.
Density densityOf(const Distribution& distribution, const Range& range);

/// A distribution in words, such as "Uniform from 0.76 to 0.84 m".
std::string inWords(const Distribution& distribution, const std::string& unit);

/// The number that represents an input of which only the distribution is known: its median, rounded to four
/// digits if that is in the range.
double nominalOf(const Distribution& distribution, const Parameter& parameter);

} // namespace talweg
