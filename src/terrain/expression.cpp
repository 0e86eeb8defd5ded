#include "terrain/expression.h"

#include "base/angle.h"
#include "terrain/series.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace talweg {

namespace {

using namespace expression;
using Series = expression::Series<double>;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

double compared(Op op, double a, double b) {
    switch (op) {
    case Op::less:
        return a < b;
    case Op::lessEqual:
        return a <= b;
    case Op::greater:
        return a > b;
    case Op::greaterEqual:
        return a >= b;
    case Op::equal:
        return a == b;
    default:
        return a != b;
    }
}

/// The sign of the series just to the right of x0.
int signOf(const Series& a) {
    for (const double c : {a.c0, a.c1, a.c2, a.c3})
        if (c != 0) return c > 0 ? 1 : -1;
    return 0;
}

/// Evaluates the instructions at one point.
class Evaluation {
public:
    /// Takes the branches in `forced` or, if it is null, those that the values select. Records the evaluation
    /// in `trace` unless that is null.
    Evaluation(const double* values, const Forks* forced, Trace* trace)
        : m_values(values), m_forced(forced), m_trace(trace) {}

    Series run(const std::vector<Instruction>& code) {
        for (const Instruction& instruction : code) {
            const auto count = static_cast<std::size_t>(operands(instruction.op));
            const std::size_t slot = m_height - count;
            if (m_trace && count == 0) m_origins[slot] = here();
            Series* const arguments = m_stack.data() + slot;
            const Series result = step(instruction, arguments);
            if (m_trace && !std::isfinite(result.c0))
                m_origins[slot].culprit = culpritOf(instruction, slot, count);
            *arguments = result;
            m_height = slot + 1;
        }
        if (m_trace && !std::isfinite(m_stack.front().c0)) m_trace->culprit = m_origins.front().culprit;
        return m_stack.front();
    }

private:
    /// Start of the trace entries that belong to a value on the stack.
    struct Origin {
        std::size_t guards, forks;
        const Instruction* culprit; ///< the instruction that made the value infinite or NaN
    };

    Origin here() const { return {m_trace->guards.size(), m_trace->forks.size(), nullptr}; }

    /// The instruction that made an operand infinite or NaN (the first of such operands); otherwise this
    /// instruction.
    const Instruction* culpritOf(const Instruction& instruction, std::size_t slot, std::size_t count) const {
        if (instruction.op == Op::choose && !std::isnan(m_way))
            return m_origins[slot + (m_way != 0 ? 1 : 2)].culprit;
        for (std::size_t i = slot; i < slot + count; ++i)
            if (!std::isfinite(m_stack[i].c0)) return m_origins[i].culprit;
        return &instruction;
    }

    /// Marks a part of the trace that does not affect the result.
    void drop(const Origin& from, const Origin& to) {
        for (std::size_t i = from.guards; i < to.guards; ++i)
            m_trace->guards[i] = {.decides = false};
        for (std::size_t i = from.forks; i < to.forks; ++i)
            m_trace->forks[i] = 0;
    }

    /// Selects a branch of ?: and marks the trace of the other branch as without effect.
    Series choose(const Series* arguments) {
        const std::size_t slot = m_height - 3;
        const Origin end = m_trace ? here() : Origin{};
        m_way = fork(arguments[0].c0 != 0, arguments[0]);
        if (m_trace && !(m_way != 0)) drop(m_origins[slot + 1], m_origins[slot + 2]);
        if (m_trace && !(m_way == 0)) drop(m_origins[slot + 2], end);
        return std::isnan(m_way) ? whole(m_way) : arguments[m_way != 0 ? 1 : 2];
    }

    Series step(const Instruction& instruction, const Series* arguments) {
        const Op op = instruction.op;
        const Series& a = arguments[0];
        switch (op) { // most frequent operations first
        case Op::number:
            return whole(instruction.number);
        case Op::variable:
            return {m_values[instruction.name], 1, 0, 0};
        case Op::negate:
            return -1 * a;
        case Op::add:
            return a + arguments[1];
        case Op::subtract:
            return a - arguments[1];
        case Op::multiply:
            return a * arguments[1];
        default:
            break;
        }
        m_instruction = &instruction;
        if (operands(op) == 1) return one(op, a);
        if (op == Op::choose) return choose(arguments);
        return two(op, a, arguments[1]);
    }

    Series one(Op op, const Series& a) {
        switch (op) {
        case Op::abs:
            guard(a);
            return fork(signOf(a), a) < 0 ? -1 * a : a; // NaN stays NaN
        case Op::sign:
            guard(a);
            return whole(fork(a.c0 > 0 ? 1 : a.c0 < 0 ? -1 : 0, a));
        case Op::floor:
            return whole(fork(std::floor(a.c0), a));
        case Op::ceil:
            return whole(fork(std::ceil(a.c0), a));
        case Op::round:
            return whole(fork(std::floor(a.c0 + 0.5), a));
        case Op::trunc:
            return whole(fork(std::trunc(a.c0), a));
        case Op::invert:
            guard(a);
            return whole(fork(a.c0 == 0, a));
        case Op::degree:
            return radiansPerDegree * a;
        case Op::tan:
            guard({std::cos(a.c0), -std::sin(a.c0) * a.c1, 0, 0}, true);
            break;
        case Op::log:
        case Op::log10:
        case Op::log2:
        case Op::sqrt:
        case Op::cbrt:
            guard(a);
            break;
        case Op::asin:
        case Op::acos:
            guard(whole(1) - a * a);
            break;
        default:
            break;
        }
        return smooth(op, a);
    }

    Series two(Op op, const Series& a, const Series& b) {
        switch (op) {
        case Op::divide:
            guard(b, true);
            return a / b;
        case Op::remainder: {
            guard(b, true);
            const double times = fork(std::trunc(a.c0 / b.c0), b);
            Series result = times == 0 ? a : a - times * b; // times may be 0 with an infinite b
            if (!m_forced && !std::isnan(times)) result.c0 = std::fmod(a.c0, b.c0);
            return result;
        }
        case Op::power:
            guard(b.c0 == std::floor(b.c0) && b.c0 >= 0 ? whole(1) : a, b.c0 < 0);
            return power(a, b);
        case Op::realPower: {
            guard(a, b.c0 < 0);
            Series result = realPower(a, b);
            if (a.c0 < 0)
                result.c0 = std::numeric_limits<double>::quiet_NaN(); // undefined even if b happens to be an
                                                                      // integer here
            return result;
        }
        case Op::atan2:
            guard(b.c0 > 0 ? whole(1) : a);
            return angleOf(a, b);
        case Op::hypot: {
            Series result = squareRoot(squared(a) + squared(b));
            result.c0 = std::hypot(a.c0, b.c0);
            guard(result);
            return result;
        }
        case Op::min:
        case Op::max: {
            const Series difference = a - b;
            guard(difference);
            const double smaller = fork(signOf(difference) < 0, difference);
            if (std::isnan(smaller)) return whole(smaller);
            return (smaller != 0) == (op == Op::min) ? a : b;
        }
        case Op::both:
            return logical(a, b, false);
        case Op::either:
            return logical(a, b, true);
        default:
            guard(a - b);
            return whole(fork(compared(op, a.c0, b.c0), a - b));
        }
    }

    /// && is 0 if one side is 0, and || is 1 if one side is not 0, even if the other side is undefined. The
    /// other side then does not affect the result. `settling` is the truth value that decides: false for &&,
    /// true for ||.
    Series logical(const Series& a, const Series& b, bool settling) {
        const auto settles = [&](const Series& s) { return !std::isnan(s.c0) && (s.c0 != 0) == settling; };
        const bool settled = settles(a) || settles(b);
        if (m_trace && settled) {
            const Origin &left = m_origins[m_height - 2], &right = m_origins[m_height - 1];
            if (settles(a))
                drop(right, here());
            else
                drop(left, right);
        }
        return whole(fork(settled == settling, settled ? whole(0) : a + b));
    }

    static Series whole(double number) { return {number, 0, 0, 0}; }

    /// The branch taken at a fork that depends on `on`; NaN if `on` is NaN.
    double fork(double way, const Series& on) {
        constexpr double max = 1e9; // the type of forks holds numbers up to ±2.1·10⁹
        const bool defined = !std::isnan(on.c0) && std::abs(way) < max;
        if (m_forced) return m_next < m_forced->size() ? (*m_forced)[m_next++] : notANumber;
        if (m_trace) m_trace->forks.push_back(defined ? static_cast<std::int32_t>(way) : 0);
        return defined ? way : notANumber;
    }

    void guard(const Series& quantity, bool pole = false) {
        if (m_trace)
            m_trace->guards.push_back(
                {quantity.c0, quantity.c1, pole, m_instruction->op, m_instruction->position});
    }

    const double* m_values; ///< values of the variables
    const Forks* m_forced;
    Trace* m_trace;
    const Instruction* m_instruction = nullptr;
    std::size_t m_next = 0;
    std::size_t m_height = 0;
    double m_way = 0; ///< branch taken by the last ?:; NaN if undefined
    std::array<Series, deepestStack> m_stack;
    std::array<Origin, deepestStack> m_origins; ///< origins of the values on the stack; used only with a
                                                ///< trace
};

using Sort = Expression::Sort;

/// The sort of a result if both operands must have the same sort, as in a sum.
Sort together(Sort a, Sort b) {
    return a == b ? a : Sort::mixed;
}

Sort sortOf(Op op, const Sort* of) {
    switch (op) {
    case Op::degree:
        return of[0] == Sort::number ? Sort::angle : Sort::mixed;
    case Op::asin:
    case Op::acos:
    case Op::atan:
    case Op::atan2:
        return Sort::angle;
    case Op::negate:
    case Op::abs:
        return of[0];
    case Op::floor:
    case Op::ceil:
    case Op::round:
    case Op::trunc:
        return of[0] == Sort::number ? Sort::number : Sort::mixed;
    case Op::add:
    case Op::subtract:
    case Op::remainder:
    case Op::hypot:
    case Op::min:
    case Op::max:
        return together(of[0], of[1]);
    case Op::multiply:
        return of[0] == Sort::number ? of[1] : of[1] == Sort::number ? of[0] : Sort::mixed;
    case Op::divide:
        return of[1] == Sort::number                   ? of[0]
               : together(of[0], of[1]) == Sort::angle ? Sort::number
                                                       : Sort::mixed;
    case Op::choose:
        return together(of[1], of[2]);
    default:
        return Sort::number;
    }
}

struct Sorts {
    Sort result;
    bool takesRadians;
};

Sorts sortsOf(const std::vector<Instruction>& code) {
    std::vector<Sort> stack;
    bool takesRadians = false;
    for (const auto& [op, number, position, name] : code) {
        const auto count = static_cast<std::size_t>(operands(op));
        const Sort* of = stack.data() + (stack.size() - count);
        if (op == Op::sin || op == Op::cos || op == Op::tan)
            takesRadians = takesRadians || of[0] != Sort::angle;
        const Sort made = count == 0 ? Sort::number : sortOf(op, of);
        stack.resize(stack.size() - count);
        stack.push_back(made);
    }
    return {stack.front(), takesRadians};
}

Jet jetOf(const Series& s) {
    return {s.c0, s.c1, 2 * s.c2, 6 * s.c3};
}

} // namespace

std::size_t Expression::length() const {
    return m_instructions->size();
}

Jet Expression::at(double x) const {
    return jetOf(Evaluation(&x, nullptr, nullptr).run(*m_instructions));
}

Jet Expression::at(double x, const Forks& forks) const {
    return jetOf(Evaluation(&x, &forks, nullptr).run(*m_instructions));
}

Jet Expression::at(double x, Trace& trace) const {
    trace = {};
    return jetOf(Evaluation(&x, nullptr, &trace).run(*m_instructions));
}

double Expression::valueWith(std::span<const double> values) const {
    return Evaluation(values.data(), nullptr, nullptr).run(*m_instructions).c0;
}

std::vector<std::size_t> Expression::namesUsed() const {
    std::vector<std::size_t> names;
    for (const Instruction& instruction : *m_instructions)
        if (instruction.op == Op::variable && std::ranges::find(names, instruction.name) == names.end())
            names.push_back(instruction.name);
    return names;
}

Expression::Sort Expression::sort() const {
    return sortsOf(*m_instructions).result;
}

bool Expression::takesRadians() const {
    return sortsOf(*m_instructions).takesRadians;
}

Forks Expression::forksAt(double x) const {
    Trace trace;
    at(x, trace);
    return std::move(trace.forks);
}

namespace {

std::string reasonOf(const Trace& trace) {
    return trace.culprit ? undefinedBecause(trace.culprit->op, trace.culprit->position)
                         : undefinedBecause(Op::number, 1);
}

} // namespace

std::string Expression::reasonAt(double x) const {
    Trace trace;
    at(x, trace);
    return reasonOf(trace);
}

std::string Expression::reasonAt(double x, const Forks& forks) const {
    Trace trace;
    Evaluation(&x, &forks, &trace).run(*m_instructions);
    return reasonOf(trace);
}

} // namespace talweg
