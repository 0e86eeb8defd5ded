#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// The branch that an expression takes at each fork: the sign in an abs, the whole number in a floor, the
/// smaller in a min, the truth of a comparison. Between two breaks (see examination.h) it is constant except
/// at single points, such as where x == 2.
using Forks = std::vector<std::int32_t>;

} // namespace talweg

/// The instructions that a parsed expression consists of.
namespace talweg::expression {

/// Operation of an instruction on the topmost values of a stack.
enum class Op : std::uint8_t {
    number,
    variable,
    // one value
    negate,
    sin,
    cos,
    tan,
    asin,
    acos,
    atan,
    sinh,
    cosh,
    tanh,
    asinh,
    acosh,
    atanh,
    exp,
    log,
    log10,
    log2,
    sqrt,
    cbrt,
    abs,
    sign,
    floor,
    ceil,
    round,
    invert,
    degree, ///< radians of degrees
    // two values
    add,
    subtract,
    multiply,
    divide,
    remainder,
    power,
    realPower, ///< the exponent varies: no powers of negative numbers
    atan2,
    hypot,
    min,
    max,
    less,
    lessEqual,
    greater,
    greaterEqual,
    equal,
    unequal,
    both,
    either,
    // three values
    choose
};

inline int operands(Op op) {
    if (op == Op::number || op == Op::variable) return 0;
    if (op == Op::choose) return 3;
    return op < Op::add ? 1 : 2;
}

/// Reason why an instruction has no value, such as "division by zero at position 3".
std::string undefinedBecause(Op op, std::size_t position);

struct Instruction {
    Op op = Op::number;
    double number = 0;        ///< of Op::number
    std::size_t position = 0; ///< in the text, counted in characters from 1
    std::uint32_t name = 0;   ///< of Op::variable: index in the list of names
};

/// Largest number of values on a stack; the reader guarantees it. The stack lies on the thread's own stack,
/// as Series of 32 bytes and as bounds of 64 bytes each.
inline constexpr std::size_t deepestStack = 128;

/// Record of an evaluation. Guards and forks have the same order and number at every point. Those in parts
/// that do not decide, such as the branch of ?: that is not taken, hold no value.
struct Trace {
    /// A quantity that crosses zero where the expression may break.
    struct Guard {
        double value = 0, slope = 0;
        bool pole = false; ///< the expression is undefined where it is zero
        Op op = Op::number;
        std::size_t position = 0;
        bool decides = true; ///< false in a part that does not decide
    };
    std::vector<Guard> guards;
    Forks forks;                          ///< 0 in a part that does not decide
    const Instruction* culprit = nullptr; ///< if a value is not finite, the instruction that caused it
};

} // namespace talweg::expression
