#include "study/statistics.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>

namespace talweg {

/// Two passes, so that a small spread about a large mean keeps its digits; the second takes back what the
/// mean was rounded by.
Spread spreadOf(std::span<const double> values) {
    const auto count = static_cast<double>(values.size());
    const double mean = sumOf(values, [](double value) { return value; }) / count;
    if (std::isnan(mean)) return {mean, mean, mean, mean}; // of what some runs have no number for
    const double squares = sumOf(values, [mean](double value) { return (value - mean) * (value - mean); });
    const double drift = sumOf(values, [mean](double value) { return value - mean; });
    const auto [min, max] = std::ranges::minmax(values);
    return {mean, std::sqrt(std::max(0.0, (squares - drift * drift / count) / count)), min, max};
}

Interval probabilityInterval(std::size_t successes, std::size_t trials, double confidence) {
    using Binomial = boost::math::binomial_distribution<double>;
    const auto n = static_cast<double>(trials), k = static_cast<double>(successes);
    const double risk = (1 - confidence) / 2; // to either side
    return {successes == 0 ? 0 : Binomial::find_lower_bound_on_p(n, k, risk),
            successes == trials ? 1 : Binomial::find_upper_bound_on_p(n, k, risk)};
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
