#pragma once

#include "terrain/expression.h"

namespace talweg {

/// A cubic polynomial, given by its value and derivatives at one point.
struct Cubic {
    double place = 0;
    Jet jet;

    /// The cubic with the value and slope of `a` at `from` and those of `b` at `to`, from < to.
    static Cubic between(double from, const Jet& a, double to, const Jet& b);

    Jet at(double x) const;
    JetBounds over(double lo, double hi) const;
};

} // namespace talweg
