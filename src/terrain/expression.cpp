#include "terrain/expression.h"

#include "terrain/expression_code.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// c0 + c1 h + c2 h² + c3 h³ + …, h = x − x0.
struct Series {
    double c0, c1, c2, c3;

    bool isConstant() const { return c1 == 0 && c2 == 0 && c3 == 0; }
};

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Series operator+(const Series& a, const Series& b) {
    return {a.c0 + b.c0, a.c1 + b.c1, a.c2 + b.c2, a.c3 + b.c3};
}
Series operator-(const Series& a, const Series& b) {
    return {a.c0 - b.c0, a.c1 - b.c1, a.c2 - b.c2, a.c3 - b.c3};
}
Series operator*(double f, const Series& a) {
    return {f * a.c0, f * a.c1, f * a.c2, f * a.c3};
}
Series operator*(const Series& a, const Series& b) {
    if (b.isConstant()) return b.c0 * a;
    if (a.isConstant()) return a.c0 * b;
    return {a.c0 * b.c0, a.c0 * b.c1 + a.c1 * b.c0, a.c0 * b.c2 + a.c1 * b.c1 + a.c2 * b.c0,
            a.c0 * b.c3 + a.c1 * b.c2 + a.c2 * b.c1 + a.c3 * b.c0};
}
Series operator/(const Series& a, const Series& b) {
    const double q0 = a.c0 / b.c0;
    const double q1 = (a.c1 - q0 * b.c1) / b.c0;
    const double q2 = (a.c2 - q0 * b.c2 - q1 * b.c1) / b.c0;
    return {q0, q1, q2, (a.c3 - q0 * b.c3 - q1 * b.c2 - q2 * b.c1) / b.c0};
}

/// f(a), where f has the value and the derivatives f1, f2, f3 at a.c0.
Series composed(const Series& a, double f0, double f1, double f2, double f3) {
    if (a.isConstant()) return {f0, 0, 0, 0};
    return {f0, f1 * a.c1, f1 * a.c2 + f2 / 2 * a.c1 * a.c1,
            f1 * a.c3 + f2 * a.c1 * a.c2 + f3 / 6 * a.c1 * a.c1 * a.c1};
}

/// By squaring; exact for negative bases and at 0.
Series wholePower(Series base, unsigned exponent) {
    Series result{1, 0, 0, 0};
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base;
        if (exponent > 1) base = base * base;
    }
    return result;
}

Series logarithm(const Series& a) {
    const double x = a.c0;
    return composed(a, std::log(x), 1 / x, -1 / (x * x), 2 / (x * x * x));
}

Series exponential(const Series& a) {
    const double f = std::exp(a.c0);
    return composed(a, f, f, f, f);
}

Series squareRoot(const Series& a) {
    const double f = std::sqrt(a.c0);
    return composed(a, f, 0.5 / f, -0.25 / (f * a.c0), 0.375 / (f * a.c0 * a.c0));
}

Series power(const Series& a, const Series& b) {
    constexpr double mostMultiplied = 64;
    const double p = b.c0;
    if (!b.isConstant()) {
        Series result = exponential(b * logarithm(a));
        result.c0 = std::pow(a.c0, p);
        return result;
    }
    if (p == std::floor(p) && std::abs(p) <= mostMultiplied) {
        Series whole = wholePower(a, static_cast<unsigned>(std::abs(p)));
        if (p < 0) whole = Series{1, 0, 0, 0} / whole;
        whole.c0 = std::pow(a.c0, p);
        return whole;
    }
    const double x = a.c0;
    return composed(a, std::pow(x, p), p * std::pow(x, p - 1), p * (p - 1) * std::pow(x, p - 2),
                    p * (p - 1) * (p - 2) * std::pow(x, p - 3));
}

/// asinh and acosh: with r = f1, the second derivative is −x r³, the third −r³ + 3 x² r⁵.
Series areaFunction(const Series& a, double f0, double r) {
    const double x = a.c0;
    const double r3 = r * r * r;
    return composed(a, f0, r, -x * r3, -r3 + 3 * x * x * r3 * r * r);
}

Series arcSine(const Series& a) {
    const double x = a.c0;
    const double r = 1 / std::sqrt((1 - x) * (1 + x));
    const double r3 = r * r * r;
    return composed(a, std::asin(x), r, x * r3, r3 + 3 * x * x * r3 * r * r);
}

/// The angle of (x, y); its derivative (x y' − y x')/(x² + y²) is integrated term by term.
Series angleOf(const Series& y, const Series& x) {
    const auto derivative = [](const Series& s) { return Series{s.c1, 2 * s.c2, 3 * s.c3, 0}; };
    const Series d = (x * derivative(y) - y * derivative(x)) / (x * x + y * y);
    const double value = std::atan2(y.c0, x.c0);
    if (x.isConstant() && y.isConstant()) return {value, 0, 0, 0};
    return {value, d.c0, d.c1 / 2, d.c2 / 3};
}

Series smooth(Op op, const Series& a) {
    const double x = a.c0;
    switch (op) {
    case Op::negate:
        return -1 * a;
    case Op::sin:
        return composed(a, std::sin(x), std::cos(x), -std::sin(x), -std::cos(x));
    case Op::cos:
        return composed(a, std::cos(x), -std::sin(x), -std::cos(x), std::sin(x));
    case Op::tan: {
        const double t = std::tan(x), s = 1 + t * t;
        return composed(a, t, s, 2 * t * s, s * (2 + 6 * t * t));
    }
    case Op::asin:
        return arcSine(a);
    case Op::acos: {
        Series s = -1 * arcSine(a);
        s.c0 = std::acos(x);
        return s;
    }
    case Op::atan: {
        const double q = 1 / (1 + x * x);
        return composed(a, std::atan(x), q, -2 * x * q * q, (6 * x * x - 2) * q * q * q);
    }
    case Op::sinh:
        return composed(a, std::sinh(x), std::cosh(x), std::sinh(x), std::cosh(x));
    case Op::cosh:
        return composed(a, std::cosh(x), std::sinh(x), std::cosh(x), std::sinh(x));
    case Op::tanh: {
        const double t = std::tanh(x), s = 1 / (std::cosh(x) * std::cosh(x));
        return composed(a, t, s, -2 * t * s, s * (6 * t * t - 2));
    }
    case Op::asinh:
        return areaFunction(a, std::asinh(x), 1 / std::sqrt(1 + x * x));
    case Op::acosh:
        return areaFunction(a, std::acosh(x), 1 / std::sqrt((x - 1) * (x + 1)));
    case Op::atanh: {
        const double q = 1 / ((1 - x) * (1 + x));
        return composed(a, std::atanh(x), q, 2 * x * q * q, (2 + 6 * x * x) * q * q * q);
    }
    case Op::exp:
        return exponential(a);
    case Op::log:
        return logarithm(a);
    case Op::log10: {
        Series s = std::numbers::log10e * logarithm(a);
        s.c0 = std::log10(x);
        return s;
    }
    case Op::log2: {
        Series s = std::numbers::log2e * logarithm(a);
        s.c0 = std::log2(x);
        return s;
    }
    case Op::sqrt:
        return squareRoot(a);
    case Op::cbrt: {
        const double f = std::cbrt(x);
        return composed(a, f, f / (3 * x), -2 * f / (9 * x * x), 10 * f / (27 * x * x * x));
    }
    default:
        return {notANumber, notANumber, notANumber, notANumber};
    }
}

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

/// Works out the instructions at one place.
class Evaluation {
public:
    using Instruction = Expression::Instruction;
    using Trace = Expression::Trace;

    /// Forks go as `forced` says, or, without, as the values say; `trace` takes what happens.
    Evaluation(double x, const Forks* forced, Trace* trace) : m_x(x), m_forced(forced), m_trace(trace) {}

    Series run(const std::vector<Instruction>& code, const Instruction** culprit = nullptr) {
        for (const Instruction& instruction : code) {
            const auto count = static_cast<std::size_t>(operands(instruction.op));
            Series* const arguments = m_stack.data() + m_height - count;
            const bool wereFinite = std::all_of(arguments, arguments + count,
                                                [](const Series& s) { return std::isfinite(s.c0); });
            const Series result = step(instruction, arguments);
            if (culprit && !*culprit && wereFinite && !std::isfinite(result.c0)) *culprit = &instruction;
            *arguments = result;
            m_height += 1 - count;
        }
        return m_stack.front();
    }

private:
    Series step(const Instruction& instruction, const Series* arguments) {
        m_instruction = &instruction;
        const Op op = instruction.op;
        if (op == Op::number) return whole(instruction.number);
        if (op == Op::variable) return {m_x, 1, 0, 0};
        const Series& a = arguments[0];
        if (operands(op) == 1) return one(op, a);
        if (op == Op::choose) {
            const double way = fork(a.c0 != 0, a);
            return std::isnan(way) ? whole(way) : arguments[way != 0 ? 1 : 2];
        }
        return two(op, a, arguments[1]);
    }

    Series one(Op op, const Series& a) {
        switch (op) {
        case Op::abs:
            guard(a);
            return fork(signOf(a), a) < 0 ? -1 * a : a; // of what is not a number, that
        case Op::sign:
            guard(a);
            return whole(fork(a.c0 > 0 ? 1 : a.c0 < 0 ? -1 : 0, a));
        case Op::floor:
            return whole(fork(std::floor(a.c0), a));
        case Op::ceil:
            return whole(fork(std::ceil(a.c0), a));
        case Op::round:
            return whole(fork(std::floor(a.c0 + 0.5), a));
        case Op::invert:
            guard(a);
            return whole(fork(a.c0 == 0, a));
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
        case Op::add:
            return a + b;
        case Op::subtract:
            return a - b;
        case Op::multiply:
            return a * b;
        case Op::divide:
            guard(b, true);
            return a / b;
        case Op::remainder: {
            guard(b, true);
            const double times = fork(std::trunc(a.c0 / b.c0), b);
            Series result = a - times * b;
            if (!m_forced && !std::isnan(times)) result.c0 = std::fmod(a.c0, b.c0);
            return result;
        }
        case Op::power:
            guard(b.isConstant() && b.c0 == std::floor(b.c0) && b.c0 >= 0 ? whole(1) : a, b.c0 < 0);
            return power(a, b);
        case Op::atan2:
            guard(b.c0 > 0 ? whole(1) : a);
            return angleOf(a, b);
        case Op::hypot: {
            Series result = squareRoot(a * a + b * b);
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

    /// && is 0 as soon as one side is 0, || is 1 as soon as one side is not, even where the other side is
    /// undefined.
    Series logical(const Series& a, const Series& b, bool settling) {
        const auto settles = [&](const Series& s) { return !std::isnan(s.c0) && (s.c0 != 0) == settling; };
        const bool settled = settles(a) || settles(b);
        return whole(fork(settled == settling, settled ? whole(0) : a + b));
    }

    static Series whole(double number) { return {number, 0, 0, 0}; }

    /// The way taken at a fork that depends on `on`: not a number where that is none.
    double fork(double way, const Series& on) {
        constexpr double most = 1e9;
        const bool defined = !std::isnan(on.c0) && std::abs(way) < most;
        if (m_forced) return m_next < m_forced->size() ? (*m_forced)[m_next++] : notANumber;
        if (m_trace) m_trace->forks.push_back(defined ? static_cast<std::int32_t>(way) : 0);
        return defined ? way : notANumber;
    }

    void guard(const Series& quantity, bool pole = false) {
        if (m_trace)
            m_trace->guards.push_back(
                {quantity.c0, quantity.c1, pole, m_instruction->op, m_instruction->position});
    }

    double m_x;
    const Forks* m_forced;
    Trace* m_trace;
    const Instruction* m_instruction = nullptr;
    std::size_t m_next = 0;
    std::size_t m_height = 0;
    std::array<Series, deepestStack> m_stack;
};

Jet jetOf(const Series& s) {
    return {s.c0, s.c1, 2 * s.c2, 6 * s.c3};
}

const char* whyUndefined(Op op) {
    switch (op) {
    case Op::divide:
    case Op::remainder:
        return "division by zero";
    case Op::tan:
        return "tangent of a right angle";
    case Op::log:
    case Op::log10:
    case Op::log2:
        return "logarithm of a number that is not positive";
    case Op::sqrt:
        return "square root of a negative number";
    case Op::power:
        return "a power without a finite value";
    case Op::asin:
    case Op::acos:
    case Op::atanh:
        return "inverse function of a number beyond −1 … 1";
    case Op::acosh:
        return "acosh of a number below 1";
    default:
        return "a number too large";
    }
}

} // namespace

std::string undefinedBecause(Op op, std::size_t position) {
    return whyUndefined(op) + (" at position " + std::to_string(position));
}

int operands(Op op) {
    if (op == Op::number || op == Op::variable) return 0;
    if (op == Op::choose) return 3;
    return op < Op::add ? 1 : 2;
}

std::size_t Expression::length() const {
    return m_instructions->size();
}

Jet Expression::at(double x) const {
    return jetOf(Evaluation(x, nullptr, nullptr).run(*m_instructions));
}

Jet Expression::at(double x, const Forks& forks) const {
    return jetOf(Evaluation(x, &forks, nullptr).run(*m_instructions));
}

Jet Expression::at(double x, Trace& trace) const {
    trace.guards.clear();
    trace.forks.clear();
    return jetOf(Evaluation(x, nullptr, &trace).run(*m_instructions));
}

Forks Expression::forksAt(double x) const {
    Trace trace;
    at(x, trace);
    return std::move(trace.forks);
}

std::string Expression::reasonAt(double x) const {
    const Instruction* culprit = nullptr;
    Evaluation(x, nullptr, nullptr).run(*m_instructions, &culprit);
    return culprit ? undefinedBecause(culprit->op, culprit->position) : undefinedBecause(Op::number, 1);
}

} // namespace talweg
