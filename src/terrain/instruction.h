#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// The branches that an expression takes at its forks, one number each: the sign for abs, the integer for
/// floor, the index of the smaller argument for min, the truth of a comparison. They are constant between two
/// breaks (see examination.h), except at single points: x = 2 for x == 2, for example.
using Forks = std::vector<std::int32_t>;

} // namespace talweg

/// The instructions to which an expression is compiled.
namespace talweg::expression {

/// Operation of an instruction on the topmost values of the stack.
enum class Op : std::uint8_t {
    number,
    variable,
    // operations on one value
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
    trunc, ///< towards zero
    invert,
    degree, ///< converts degrees to radians
    // operations on two values
    add,
    subtract,
    multiply,
    divide,
    remainder,
    power,
    realPower, ///< power with a variable exponent; undefined for negative bases
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
    // operations on three values
    choose
};

inline int operands(Op op) {
    if (op == Op::number || op == Op::variable) return 0;
    if (op == Op::choose) return 3;
    return op < Op::add ? 1 : 2;
}

/// Reason why an instruction has no value, for example "division by zero at position 3".
std::string undefinedBecause(Op op, std::size_t position);

struct Instruction {
    Op op = Op::number;
    double number = 0;        ///< value of Op::number
    std::size_t position = 0; ///< in the text, counted in characters from 1
    std::uint32_t name = 0;   ///< for Op::variable: index in the list of names
};

/// Largest number of values on the evaluation stack, guaranteed by the reader. The values are on the call
/// stack of the thread: a Series takes 32 bytes, bounds take 64.
inline constexpr std::size_t deepestStack = 128;

/// Record of an evaluation. The number and order of guards and forks are the same at every point. Entries
/// from parts that do not affect the result (the branch of ?: that is not taken, for example) have no value.
struct Trace {
    /// A quantity whose zeros are possible breaks of the expression.
    struct Guard {
        double value = 0, slope = 0;
        bool pole = false; ///< the expression is undefined where the guard is zero
        Op op = Op::number;
        std::size_t position = 0;
        bool decides = true; ///< whether the guard affects the result
    };
    std::vector<Guard> guards;
    Forks forks;                          ///< 0 for forks that do not affect the result
    const Instruction* culprit = nullptr; ///< the instruction that caused a value that is not finite; null if
                                          ///< all are finite
};

} // namespace talweg::expression
