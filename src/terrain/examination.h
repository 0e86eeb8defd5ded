#pragma once

#include "terrain/cubic.h"

#include <optional>

namespace talweg {

/// A range where an expression is undefined; from == to for a single point.
struct UndefinedPart {
    double from = 0, to = 0;
    std::string reason;
};

/// A point where an expression is not smooth, including bends, where only the second or third derivative
/// jumps.
struct Break {
    enum class Kind {
        bend,    ///< only second or third derivatives jump
        kink,    ///< the slope jumps
        jump,    ///< the value jumps
        vertical ///< the slope is infinite
    };
    double at = 0;
    Kind kind = Kind::bend;
    Jet before, after; ///< limits from the left and from the right
};

/// A range on which an expression is smooth.
struct SmoothPiece {
    double from = 0, to = 0;
    Forks forks;
    /// Replaces the expression around a point where it has a limit but cannot be evaluated. Example: sin(x)/x
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
    std::vector<UndefinedPart> undefined; ///< in ascending order
    std::vector<Break> breaks;            ///< in ascending order, inside the range
    std::vector<SmoothPiece> pieces;      ///< in ascending order; they cover the range except the undefined
                                          ///< parts
    bool tooMany = false;                 ///< there are too many breaks, of which only the first are listed
    bool isCertain = true; ///< true if no two breaks farther apart than 1e-10 of the range can have been
                           ///< missed
};

/// Finds where an expression is undefined or not smooth in the range from < to, both finite. Breaks are zeros
/// of guards: quantities that decide forks, and denominators and the like. The range is halved until bounds
/// show that in each part, no guard is zero or each guard is monotonic. Then sign changes are located to
/// rounding. A value at a single point (where x == 2, for example) is ignored: the expression is continued
/// from its neighbourhood.
Examination examine(const Expression& expression, double from, double to);

} // namespace talweg
