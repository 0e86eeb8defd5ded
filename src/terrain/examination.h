#pragma once

#include "terrain/cubic.h"

#include <optional>

namespace talweg {

/// Where an expression cannot be worked out; from == to at a single place.
struct UndefinedPart {
    double from = 0, to = 0;
    std::string reason;
};

/// A place at which an expression is not smooth. Bends (only the second derivative jumps) are breaks, too.
struct Break {
    enum class Kind {
        bend,    ///< only second or third derivatives jump
        kink,    ///< the slope jumps
        jump,    ///< the value jumps
        vertical ///< the slope is infinite
    };
    double at = 0;
    Kind kind = Kind::bend;
    Jet before, after; ///< just left and right of it
};

/// A stretch on which an expression is smooth.
struct SmoothPiece {
    double from = 0, to = 0;
    Forks forks;
    /// Stands for the expression around a place at which it has a limit but cannot be worked out, such as
    /// sin(x)/x at 0 in x == 0 ? 1 : sin(x)/x.
    std::optional<Cubic> mend = {};

    Jet at(const Expression& expression, double x) const {
        return mend ? mend->at(x) : expression.at(x, forks);
    }
    JetBounds over(const Expression& expression, double lo, double hi) const {
        return mend ? mend->over(lo, hi) : expression.over(lo, hi, forks);
    }
};

/// What there is to know of an expression over a range.
struct Examination {
    std::vector<UndefinedPart> undefined; ///< in order
    std::vector<Break> breaks;            ///< in order, inside the range
    std::vector<SmoothPiece> pieces;      ///< in order; they cover the range but for the undefined parts
    bool tooMany = false;                 ///< it breaks so often that only the first breaks are listed
    bool isCertain = true; ///< no two breaks can have been missed farther apart than 1e-10 of the range
};

/// Looks over the range from < to, both finite. Breaks are found from the signs of what the forks decide on
/// (and of denominators and the like): the range is halved until bounds say that none of them is zero in a
/// part, or that each goes one way, then the change of sign is closed in on to rounding. What an expression
/// is at a single place, such as that where x == 2, counts for nothing: there it is as beside.
Examination examine(const Expression& expression, double from, double to);

} // namespace talweg
