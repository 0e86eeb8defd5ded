#pragma once

#include "base/root.h"

namespace talweg::surface {

/// Brackets the zero where f changes from positive (at lo) to negative (at hi). Returns {hi, hi} if the ends
/// do not have these signs.
template <class F>
Bracket bracketOf(const F& f, double lo, double hi) {
    const double atLo = f(lo), atHi = f(hi);
    if (!(lo < hi) || !(atLo > 0) || !(atHi < 0)) return {hi, hi};
    return bracketRoot(f, lo, hi, atLo, atHi);
}

} // namespace talweg::surface
