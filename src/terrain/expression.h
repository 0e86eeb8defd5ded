#pragma once

#include "terrain/instruction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talweg {

/// A value and its first three derivatives with respect to x.
struct Jet {
    double value = 0, first = 0, second = 0, third = 0;

    /// Whether the value, the slope and the curvature are finite.
    bool isSmooth() const { return std::isfinite(value) && std::isfinite(first) && std::isfinite(second); }
};

/// Lower and upper bound of a quantity.
struct Bounds {
    double min = 0, max = 0;

    bool include(double x) const { return min <= x && x <= max; }
    double width() const { return max - min; }
    double maxSize() const { return std::max(-min, max); }
    double minSize() const { return std::max({0.0, min, -max}); }
};

/// Bounds of the value and the first three derivatives.
struct JetBounds {
    Bounds value, first, second, third;
    bool isFinite() const;
    /// The bounds, tightened where possible by the jet at the middle of the interval and the bounds of the
    /// next higher derivative. `half` is half the width of the interval.
    JetBounds tightened(const Jet& middle, double half) const;
};

/// An expression entered by a user for a curve, a number field or a requirement. Expressions of one variable
/// have exact derivatives.
///
/// The operators are + − * / % ^ (also **), < <= > >= == != && || ! and c ? a : b. Numbers have a decimal
/// point; the constants are pi and e; the functions are listed by `functionNames`. JavaScript's Math., ===,
/// !== and SQRT2 are read, too. Commas separate arguments. log is the natural logarithm, % has the sign of
/// its left operand, and ^ is right-associative and binds tighter than a preceding sign: −x^2 = −(x^2),
/// 2^3^2 = 2^9. Angles are in radians; ° or deg after a number or a bracket converts degrees to radians. sin,
/// cos and tan of a number of degrees are exact if they are 0, ±½ or ±1.
///
/// The text is compiled to a list of instructions, which are evaluated with truncated Taylor series up to the
/// third derivative. Text is data: it is never executed, and its length, nesting and memory are bounded.
class Expression {
public:
    /// Largest length of a text, in bytes. A few bytes make one instruction, and each instruction is
    /// evaluated at every point.
    static constexpr std::size_t longest = 4000;

    /// Reason why a text is not an expression.
    struct Mistake {
        std::string what;         ///< for example "a ')' is missing for the '(' at position 4"
        std::size_t position = 0; ///< position of the mistake, counted in characters from 1
        /// The mistake as the end of a sentence that begins with the expression: "has an error at position 7:
        /// a …".
        std::string sentence() const;
    };

    /// Reads a text whose only variable is named `variable`.
    static std::variant<Expression, Mistake> read(std::string_view text, std::string_view variable);
    /// Reads a text with any number of variables, which have these names.
    static std::variant<Expression, Mistake> readWith(std::string_view text, std::vector<std::string> names);
    /// An expression with the same value everywhere.
    static Expression constant(double number);

    /// Value and derivatives at x; not finite where the expression is undefined. At a fork, the derivatives
    /// are those of the branch taken at x itself; for abs, min and max, those of the branch for larger x.
    Jet at(double x) const;
    double value(double x) const { return at(x).value; }
    /// Value for given values of the variables, in the order of the names passed to readWith.
    double valueWith(std::span<const double> values) const;
    /// Indices of the names that the expression uses, in the list passed to readWith, without repetition.
    std::vector<std::size_t> namesUsed() const;

    /// Whether the value is an angle, as far as the form of the expression shows: ° and inverse trigonometric
    /// functions give angles; sums and multiples of angles are angles.
    enum class Sort {
        number,
        angle, ///< its value is in radians
        mixed  ///< inconsistent, for example the sum of an angle and a number
    };
    Sort sort() const;
    /// Whether the expression applies sin, cos or tan to an argument that is not an angle in this sense.
    bool takesRadians() const;

    /// Number of instructions, a measure of the cost of one evaluation.
    std::size_t length() const;

    Forks forksAt(double x) const;
    /// Like at(x), but on the branches `forks`, continued smoothly beyond their range. With the forks at x =
    /// 1, for example, |x| is x everywhere.
    Jet at(double x, const Forks& forks) const;

    /// Bounds over lo … hi on the branches `forks`; not finite if none were found. Wide if the same quantity
    /// occurs several times; tighter for narrower intervals.
    JetBounds over(double lo, double hi, const Forks& forks) const;
    /// What the bounds over lo … hi show about breaks (see examination.h).
    enum class Breaks {
        none,    ///< the expression is defined and smooth everywhere
        visible, ///< all guards are monotonic, so their signs at both ends show all breaks
        unknown
    };
    Breaks breaksOver(double lo, double hi) const;

    Jet at(double x, expression::Trace& trace) const;
    /// Reason why the value at x is not finite, for example "division by zero at position 3".
    std::string reasonAt(double x) const;
    /// The same on the branches `forks`.
    std::string reasonAt(double x, const Forks& forks) const;

private:
    std::shared_ptr<const std::vector<expression::Instruction>> m_instructions;
};

/// The functions that an expression may use, for help texts: "sin, cos, …".
std::string functionNames();

} // namespace talweg
