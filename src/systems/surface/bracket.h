#pragma once

#include "base/root.h"

namespace talweg::surface {

/// The place where a function changes from positive (at lo) to not positive (at hi); hi if the ends do not
/// have these signs.
template <class F>
Bracket bracketOf(const F& f, double lo, double hi) {
    const double atLo = f(lo), atHi = f(hi);
    if (!(lo < hi) || !(atLo > 0) || !(atHi < 0)) return {hi, hi};
    return bracketRoot(f, lo, hi, atLo, atHi);
}

} // namespace talweg::surface
