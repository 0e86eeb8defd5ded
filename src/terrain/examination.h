#pragma once

#include "terrain/cubic.h"

#include <optional>

namespace talweg {

/// A range where an expression is undefined; from == to for a single point.
struct UndefinedPart {
    double from = 0, to = 0;
    std::string reason;
};

/// A point where an expression is not smooth. Bends (only the second derivative jumps) count as breaks.
struct Break {
    enum class Kind {
        bend,    ///< only second or third derivatives jump
        kink,    ///< the slope jumps
        jump,    ///< the value jumps
        vertical ///< the slope is infinite
    };
    double at = 0;
    Kind kind = Kind::bend;
    Jet before, after; ///< limits just left and right of the point
};

/// A range on which an expression is smooth.
struct SmoothPiece {
    double from = 0, to = 0;
    Forks forks;
    /// Replaces the expression around a point where it has a limit but cannot be evaluated, such as sin(x)/x
    /// at 0 in x == 0 ? 1 : sin(x)/x.
    std::optional<Cubic> mend = {};

    Jet at(const Expression& expression, double x) const {
        return mend ? mend->at(x) : expression.at(x, forks);
    }
    JetBounds over(const Expression& expression, double lo, double hi) const {
        return mend ? mend->over(lo, hi) : expression.over(lo, hi, forks);
    }
};

/// Result of examining an expression over a range.
struct Examination {
    std::vector<UndefinedPart> undefined; ///< in order
    std::vector<Break> breaks;            ///< in order, inside the range
    std::vector<SmoothPiece> pieces;      ///< in order; they cover the range except the undefined parts
    bool tooMany = false;                 ///< there are too many breaks, and only the first are listed
    bool isCertain = true; ///< no breaks farther apart than 1e-10 of the range can have been missed
};

/// Examines the range from < to, both finite. Breaks are found from the signs of the quantities that decide
/// forks (and of denominators and the like). The range is halved until bounds show that no such quantity is
/// zero in a part, or that each is monotonic; then the sign change is located to rounding. The value at a
/// single point, such as where x == 2, is ignored: the expression continues from its neighbourhood.
Examination examine(const Expression& expression, double from, double to);

} // namespace talweg
