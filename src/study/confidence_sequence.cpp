#include "study/confidence_sequence.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>

namespace talweg {

namespace {

/// Of M(p), for p from 0 to 1.
double logMixture(double successes, double failures, double p) {
    using boost::math::lgamma;
    const double logBeta = lgamma(successes + 1) + lgamma(failures + 1) - lgamma(successes + failures + 2);
    return logBeta + std::log(boost::math::ibetac(successes + 1, failures + 1, p)) - successes * std::log(p)
           - (failures + 1) * std::log1p(-p);
}

/// Below S/(n + 1) the mixture falls with p. What it crosses beyond is taken to be there, which is lower.
double lowerEnd(std::size_t successes, std::size_t trials, double risk) {
    if (successes == 0) return 0;
    const auto s = static_cast<double>(successes), n = static_cast<double>(trials);
    double low = 0, high = s / (n + 1);
    for (double middle = high / 2; middle > low && middle < high; middle = (low + high) / 2)
        (logMixture(s, n - s, middle) >= -std::log(risk) ? low : high) = middle;
    return low;
}

} // namespace

Interval probabilitySequence(std::size_t successes, std::size_t trials, double confidence) {
    const double risk = (1 - confidence) / 2; // to either side
    return {lowerEnd(successes, trials, risk), 1 - lowerEnd(trials - successes, trials, risk)};
}

} // namespace talweg
