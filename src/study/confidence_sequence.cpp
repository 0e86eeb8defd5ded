#include "study/confidence_sequence.h"

#include "base/root.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>

namespace talweg {

namespace {

/// The logarithm of M(p), for p from 0 to 1.
double logMixture(double successes, double failures, double p) {
    using namespace boost::math;
    const auto policy = policies::make_policy(policies::promote_double<false>());
    const double logBeta = lgamma(successes + 1, policy) + lgamma(failures + 1, policy)
                           - lgamma(successes + failures + 2, policy);
    return logBeta + std::log(ibetac(successes + 1, failures + 1, p, policy)) - successes * std::log(p)
           - (failures + 1) * std::log1p(-p);
}

/// The lower end of the interval. M(p) decreases with p below S/(n + 1). If M(p) reaches the limit only above
/// this point, the point itself is returned; it is lower, and therefore safe.
double lowerEnd(std::size_t successes, std::size_t trials, double risk) {
    if (successes == 0) return 0;
    const auto s = static_cast<double>(successes), n = static_cast<double>(trials);
    const auto excess = [&](double p) { return logMixture(s, n - s, p) + std::log(risk); };
    double high = s / (n + 1), low = high / 2;
    if (excess(high) >= 0) return high;
    for (double factor = 4; excess(low) < 0; factor *= factor) {
        high = low;
        low /= factor;
    }
    return bracketRoot(excess, low, high).low;
}

} // namespace

Interval probabilitySequence(std::size_t successes, std::size_t trials, double confidence) {
    const double risk = (1 - confidence) / 2; // for each side
    return {lowerEnd(successes, trials, risk), 1 - lowerEnd(trials - successes, trials, risk)};
}

} // namespace talweg
