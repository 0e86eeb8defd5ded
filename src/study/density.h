#pragma once

#include "base/point.h"
#include "study/distribution.h"

namespace talweg {

/// What a distribution looks like, as it is drawn: cut by the range of its input.
struct Density {
    /// Its values, increasing, and how densely they lie there, of which the greatest is 1: from end to end,
    /// or where it has tails all but a few of a thousand draws.
    Points curve = {};
    bool isOfValues = false; ///< one of single values: `curve` has each, and how likely it is
    double mean = 0;
    double low = 0, median = 0, high = 0; ///< 5, 50 and 95 % quantile
};

/// Of a distribution that nothing is wrong with.
Density densityOf(const Distribution& distribution, const Range& range);

/// A distribution in words, such as "Uniform from 0.76 to 0.84 m".
std::string inWords(const Distribution& distribution, const std::string& unit);

/// The number that stands for an input of which only the distribution is known: its median, to four digits
/// where that is in the range.
double nominalOf(const Distribution& distribution, const Parameter& parameter);

} // namespace talweg
