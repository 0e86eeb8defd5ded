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

/// A value and its first three derivatives.
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
    /// Tightens each bound if the jet at the middle of the interval and the next higher derivative give a
    /// tighter one. `half` is half the width of the interval.
    JetBounds tightened(const Jet& middle, double half) const;
};

/// An expression typed by a user: the common language of curves, number fields and requirements. Expressions
/// of one variable have exact derivatives.
///
/// The operators are + − * / % ^ (also **), < <= > >= == != && || ! and c ? a : b. Numbers have a decimal
/// point; the constants are pi and e; the functions are listed by `functionNames`. Names may have the prefix
/// "Math.". Commas separate arguments. log is the natural logarithm, % has the sign of its left operand, ^
/// binds tighter than a preceding sign and is right-associative: −x^2 = −(x^2), 2^3^2 = 2^9. Angles are in
/// radians; ° or deg after a number or a bracket converts degrees to radians, and sin, cos and tan of a
/// number of degrees are exact where they are 0, ±½ or ±1.
///
/// The text is compiled to a list of instructions, which is evaluated with truncated Taylor series to obtain
/// derivatives up to the third. Text is data: it is never executed, and its length, nesting and memory are
/// bounded.
class Expression {
public:
    /// Largest length of a text, in bytes. A few bytes make one instruction, and each instruction is
    /// evaluated at every point.
    static constexpr std::size_t longest = 4000;

    /// Reason why a text is not an expression.
    struct Mistake {
        std::string what;         ///< such as "a ')' is missing for the '(' at position 4"
        std::size_t position = 0; ///< position of the mistake, counted in characters from 1
        /// The mistake as the end of a sentence that begins with the expression: "is not understood at
        /// position 7: a …".
        std::string sentence() const;
    };

    /// Reads a text whose only variable is named `variable`.
    static std::variant<Expression, Mistake> read(std::string_view text, std::string_view variable);
    /// Reads a text that may use several values with these names.
    static std::variant<Expression, Mistake> readWith(std::string_view text, std::vector<std::string> names);
    /// An expression with the same value everywhere.
    static Expression constant(double number);

    /// Value and derivatives at x; not finite where the expression is undefined. At a fork the derivatives
    /// are those of the branch taken at x itself; for abs, min and max those for larger x.
    Jet at(double x) const;
    double value(double x) const { return at(x).value; }
    /// Value for given values of the names, in the order in which they were passed to readWith.
    double valueWith(std::span<const double> values) const;
    /// Indices of the names that the expression uses, in the list passed to readWith, each once.
    std::vector<std::size_t> namesUsed() const;

    /// Whether the value is an angle, derived from the form of the expression: ° and inverse functions give
    /// angles; sums and multiples of angles are angles.
    enum class Sort {
        number,
        angle, ///< its value is in radians
        mixed  ///< inconsistent, such as the sum of an angle and a number
    };
    Sort sort() const;
    /// Whether the expression applies sin, cos or tan to an argument that is not an angle by its form.
    bool takesRadians() const;

    /// Number of instructions: the cost of evaluating it.
    std::size_t length() const;

    Forks forksAt(double x) const;
    /// Like `at`, but with the given forks, continued smoothly beyond their range: with the forks of x = 1,
    /// |x| is x everywhere.
    Jet at(double x, const Forks& forks) const;

    /// Bounds over lo … hi for the given forks. Wide if the same quantity occurs several times, tighter for
    /// narrower intervals; not finite if no bounds were found.
    JetBounds over(double lo, double hi, const Forks& forks) const;
    /// Information about breaks (see examination.h) over lo … hi.
    enum class Breaks {
        none,    ///< the expression is defined and smooth everywhere
        visible, ///< each deciding quantity is monotonic: the signs at both ends show all breaks
        unknown
    };
    Breaks breaksOver(double lo, double hi) const;

    Jet at(double x, expression::Trace& trace) const;
    /// Reason why the value at x is not finite, such as "division by zero at position 3".
    std::string reasonAt(double x) const;
    /// Reason why the value at x is not finite with the given forks.
    std::string reasonAt(double x, const Forks& forks) const;

private:
    std::shared_ptr<const std::vector<expression::Instruction>> m_instructions;
};

/// The functions that an expression may use, for help texts: "sin, cos, …".
std::string functionNames();

} // namespace talweg
