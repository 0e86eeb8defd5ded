#pragma once

#include "base/contract.h"

#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>
#include <utility>

namespace talweg {

/// The result of a root search: two adjacent points, as close as floating point allows, between which a
/// function changes sign.
struct Bracket {
    double low = 0, high = 0;
    double middle() const { return low + 0.5 * (high - low); }
};

/// Finds a sign change of a continuous function between two points, in either order. The given values at
/// these points must have opposite signs, or one must be zero. Uses TOMS 748 (Alefeld, Potra and Shi 1995).
template <class Function>
Bracket bracketRoot(const Function& f, double lo, double hi, double atLo, double atHi) {
    TALWEG_EXPECTS(!(atLo < 0 && atHi < 0) && !(atLo > 0 && atHi > 0));
    if (lo > hi) {
        std::swap(lo, hi);
        std::swap(atLo, atHi);
    }
    std::uintmax_t iterations = 200; // limit for functions that never converge; four times the number that
                                     // bisection needs
    const auto [low, high] = boost::math::tools::toms748_solve(
        f, lo, hi, atLo, atHi, boost::math::tools::eps_tolerance<double>(), iterations);
    return {low, high};
}

template <class Function>
Bracket bracketRoot(const Function& f, double lo, double hi) {
    return bracketRoot(f, lo, hi, f(lo), f(hi));
}

/// The end of the bracket where the function is closer to zero.
template <class Function>
double betterEnd(const Function& f, const Bracket& root) {
    return std::abs(f(root.low)) <= std::abs(f(root.high)) ? root.low : root.high;
}

} // namespace talweg
