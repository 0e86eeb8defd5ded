#pragma once

#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>
#include <utility>

namespace talweg::surface {

/// The two neighbouring numbers between which a function passes from positive (at lo) to what is not positive
/// (at hi), by TOMS 748; (hi, hi) where it is not so at the ends.
template <class F>
std::pair<double, double> bracketOf(const F& f, double lo, double hi) {
    const double atLo = f(lo), atHi = f(hi);
    if (!(lo < hi) || !(atLo > 0) || !(atHi < 0)) return {hi, hi};
    std::uintmax_t most = 100;
    return boost::math::tools::toms748_solve(f, lo, hi, atLo, atHi,
                                             boost::math::tools::eps_tolerance<double>(52), most);
}

} // namespace talweg::surface
