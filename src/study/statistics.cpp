#include "study/statistics.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>
#include <vector>

namespace talweg {

/// Two passes, so that a small spread around a large mean keeps its precision. The second pass also corrects
/// the rounding error of the mean.
Spread spreadOf(std::span<const double> values) {
    const auto count = static_cast<double>(values.size());
    const double mean = sumOf(values, [](double value) { return value; }) / count;
    if (std::isnan(mean)) return {mean, mean, mean, mean}; // some runs have no number
    const double squares = sumOf(values, [mean](double value) { return (value - mean) * (value - mean); });
    const double drift = sumOf(values, [mean](double value) { return value - mean; });
    const auto [min, max] = std::ranges::minmax(values);
    return {mean, std::sqrt(std::max(0.0, (squares - drift * drift / count) / count)), min, max};
}

double quantileOf(std::span<const double> values, double share) {
    if (std::ranges::any_of(values, [](double value) { return std::isnan(value); }))
        return std::numeric_limits<double>::quiet_NaN();
    std::vector<double> sorted(values.begin(), values.end());
    const auto count = static_cast<double>(sorted.size());
    // In floating-point numbers, 0.07 × 100 is slightly more than 7, but 7 % of a hundred values must be
    // seven values.
    const double wanted = share * count * (1 - 4 * std::numeric_limits<double>::epsilon());
    const auto rank = static_cast<std::size_t>(std::clamp(std::ceil(wanted) - 1, 0.0, count - 1));
    std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(rank));
    return sorted[rank];
}

Interval probabilityInterval(std::size_t successes, std::size_t trials, double confidence) {
    using Binomial = boost::math::binomial_distribution<double>;
    const auto n = static_cast<double>(trials), k = static_cast<double>(successes);
    const double risk = (1 - confidence) / 2; // for each side
    return {successes == 0 ? 0 : Binomial::find_lower_bound_on_p(n, k, risk),
            successes == trials ? 1 : Binomial::find_upper_bound_on_p(n, k, risk)};
}

double confidenceOfEach(double confidence, std::size_t intervals) {
    return 1 - (1 - confidence) / static_cast<double>(std::max<std::size_t>(1, intervals));
}

PairedDifference pairedDifference(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second,
                                  double confidence) {
    PairedDifference found;
    for (std::size_t run = 0; run < first.size(); ++run) {
        found.onlyFirst += first[run] && !second[run];
        found.onlySecond += second[run] && !first[run];
    }
    const auto runs = static_cast<double>(first.size()), b = static_cast<double>(found.onlyFirst),
               c = static_cast<double>(found.onlySecond);
    found.difference = (b - c) / runs;
    const double n = runs + 2, uneven = b + c + 1,
                 d = (b - c) / n; // half a run is added to each combination of outcomes
    const boost::math::normal_distribution<double> normal;
    const double half =
        quantile(complement(normal, (1 - confidence) / 2)) * std::sqrt(uneven - n * d * d) / n;
    found.interval = {std::max(-1.0, d - half), std::min(1.0, d + half)};
    if (b + c > 0) {
        const boost::math::binomial_distribution<double> even(b + c, 0.5);
        found.chance = std::min(1.0, 2 * cdf(even, std::min(b, c)));
    }
    const auto extend = [&interval = found.interval](double low, double high) {
        interval = {std::min(low, interval.low), std::max(high, interval.high)};
    };
    if (found.chance >= 1 - confidence) extend(0, 0);
    if (found.onlyFirst + found.onlySecond < PairedDifference::few) {
        const double each = confidenceOfEach(confidence, 2);
        const Interval one = probabilityInterval(found.onlyFirst, first.size(), each),
                       other = probabilityInterval(found.onlySecond, first.size(), each);
        extend(one.low - other.high, one.high - other.low);
    }
    return found;
}

Interval meanInterval(double mean, double sd, std::size_t size, double confidence) {
    const double infinity = std::numeric_limits<double>::infinity();
    if (size < 2) return {-infinity, infinity};
    const boost::math::students_t_distribution<double> t(static_cast<double>(size - 1));
    const double half =
        quantile(complement(t, (1 - confidence) / 2)) * sd / std::sqrt(static_cast<double>(size));
    return {mean - half, mean + half};
}

} // namespace talweg
