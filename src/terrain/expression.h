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
    /// The same bounds, or those that follow from the jet in the middle and the next higher derivative where
    /// they are tighter. `half` is half the width of the interval.
    JetBounds tightened(const Jet& middle, double half) const;
};

/// An expression as typed by a user: the one language of curves, number fields and requirements. Of one
/// variable it has exact derivatives.
///
/// Known are + − * / % ^ (also **), < <= > >= == != && || ! and c ? a : b, numbers with a decimal point, the
/// constants pi and e, and the functions that `functionNames` lists; names may have the prefix "Math.".
/// Commas separate arguments. log is the natural logarithm, % has the sign of its left side, ^ binds tighter
/// than a sign before it and to the right: −x^2 = −(x^2), 2^3^2 = 2^9. Angles are in radians; a ° or deg
/// behind a number or a bracket makes radians of degrees, and sin, cos and tan of degrees are exact at right
/// angles and their halves.
///
/// Derivatives to the third need the parsed form, so the text is read here into a list of instructions which
/// is worked out on truncated Taylor series. Text is data: nothing is run, and length, nesting and memory are
/// bounded.
class Expression {
public:
    /// Longer texts are rejected, in bytes. A few bytes make one instruction, and each is evaluated at every
    /// point.
    static constexpr std::size_t longest = 4000;

    /// Reason why a text is not an expression.
    struct Mistake {
        std::string what;         ///< such as "a ')' is missing for the '(' at position 4"
        std::size_t position = 0; ///< of the mistake, counted in characters from 1
        /// The end of a sentence that begins with the text: "is not understood at position 7: a …".
        std::string sentence() const;
    };

    /// Reads a text whose only variable is named `variable`.
    static std::variant<Expression, Mistake> read(std::string_view text, std::string_view variable);
    /// Reads a text that may use several values with these names.
    static std::variant<Expression, Mistake> readWith(std::string_view text, std::vector<std::string> names);
    /// An expression with the same value everywhere.
    static Expression constant(double number);

    /// Not a number, or infinite, where the expression is undefined. At a fork the derivatives are those of
    /// the branch taken at x itself; for abs, min or max those of larger x.
    Jet at(double x) const;
    double value(double x) const { return at(x).value; }
    /// Value for given values of the names it was read with, in their order.
    double valueWith(std::span<const double> values) const;
    /// Indices of the names it uses, in the list it was read with, each once.
    std::vector<std::size_t> namesUsed() const;

    /// What the value is, as far as the form shows: ° and inverse functions make an angle; sums of angles and
    /// multiples of an angle stay angles.
    enum class Sort {
        number,
        angle, ///< its value is in radians
        mixed  ///< neither, such as the sum of an angle and a number
    };
    Sort sort() const;
    /// Whether it applies sin, cos or tan to something that is not an angle by its form.
    bool takesRadians() const;

    /// Number of instructions: the cost of evaluating it.
    std::size_t length() const;

    Forks forksAt(double x) const;
    /// Like `at`, but with the given forks, continued smoothly beyond them: |x| with the forks of x = 1 is x
    /// everywhere.
    Jet at(double x, const Forks& forks) const;

    /// Bounds over lo … hi for the given forks. They are wide if the same quantity occurs several times, and
    /// tighter for narrower intervals; infinite or not numbers if no bounds were found.
    JetBounds over(double lo, double hi, const Forks& forks) const;
    /// What is known of the breaks (see examination.h) over lo … hi.
    enum class Breaks {
        none,    ///< it is defined and smooth everywhere
        visible, ///< each deciding quantity is monotonic: the signs at both ends show all breaks
        unknown
    };
    Breaks breaksOver(double lo, double hi) const;

    Jet at(double x, expression::Trace& trace) const;
    /// Reason why the value at x is not finite, such as "division by zero at position 3".
    std::string reasonAt(double x) const;
    /// The same for given forks.
    std::string reasonAt(double x, const Forks& forks) const;

private:
    std::shared_ptr<const std::vector<expression::Instruction>> m_instructions;
};

/// The functions that an expression may use, for help texts: "sin, cos, …".
std::string functionNames();

} // namespace talweg
