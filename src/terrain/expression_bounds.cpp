#include "terrain/expression.h"

#include "base/angle.h"
#include "terrain/series.h"

#include <optional>

namespace talweg {

namespace {

using expression::deepestStack, expression::Instruction, expression::Interval, expression::isZero,
    expression::Op;
using SeriesBounds = expression::Series<Interval>;

SeriesBounds whole(const Interval& number) {
    return {number, 0, 0, 0};
}

bool isBounded(const Interval& x) {
    return std::isfinite(x.lower()) && std::isfinite(x.upper());
}

bool includesZero(const Interval& x) {
    return !(x.lower() > 0 || x.upper() < 0);
}

SeriesBounds either(const SeriesBounds& a, const SeriesBounds& b) {
    using boost::numeric::hull;
    return {hull(a.c0, b.c0), hull(a.c1, b.c1), hull(a.c2, b.c2), hull(a.c3, b.c3)};
}

/// Evaluates the instructions over an interval.
class BoundsEvaluation {
public:
    using Breaks = Expression::Breaks;

    /// Takes the branches in `forced` or, if it is null, those that the bounds determine.
    BoundsEvaluation(double lo, double hi, const Forks* forced) : m_x(lo, hi), m_forced(forced) {}

    SeriesBounds run(const std::vector<Instruction>& code) {
        for (const Instruction& instruction : code) {
            const auto count = static_cast<std::size_t>(operands(instruction.op));
            const std::size_t slot = m_height - count;
            m_finding = {};
            for (std::size_t i = slot; i < m_height; ++i)
                m_finding.include(m_findings[i]);
            m_stack[slot] = step(instruction, m_stack.data() + slot);
            m_findings[slot] = m_finding;
            m_height = slot + 1;
        }
        return m_stack.front();
    }
    Breaks breaks() const { return m_findings.front().breaks; }

private:
    /// Properties of a value on the stack and of its operands.
    struct Finding {
        Breaks breaks = Breaks::none;
        bool isDoubtful = false; ///< the bounds do not determine the branch at a fork

        void include(const Finding& other) {
            breaks = std::max(breaks, other.breaks);
            isDoubtful = isDoubtful || other.isDoubtful;
        }
    };

    SeriesBounds step(const Instruction& instruction, const SeriesBounds* arguments) {
        const Op op = instruction.op;
        if (op == Op::number) return whole(instruction.number);
        if (op == Op::variable) return {m_x, 1, 0, 0};
        if (operands(op) == 1) return one(op, arguments[0]);
        if (op == Op::choose) return chosen(arguments);
        return two(op, arguments[0], arguments[1]);
    }

    SeriesBounds one(Op op, const SeriesBounds& a) {
        switch (op) {
        case Op::abs: {
            const auto sign = signOf(a);
            return !sign ? either(a, -1 * a) : *sign < 0 ? -1 * a : a;
        }
        case Op::sign: {
            const auto sign = signOf(a);
            return whole(sign ? Interval(*sign) : Interval(-1, 1));
        }
        case Op::floor:
            return rounded(a, std::floor(a.c0.lower()), std::floor(a.c0.upper()));
        case Op::ceil:
            return rounded(a, std::ceil(a.c0.lower()), std::ceil(a.c0.upper()));
        case Op::round:
            return rounded(a, std::floor(a.c0.lower() + 0.5), std::floor(a.c0.upper() + 0.5));
        case Op::trunc:
            return rounded(a, std::trunc(a.c0.lower()), std::trunc(a.c0.upper()));
        case Op::invert:
            return truth(a, includesZero(a.c0) ? isZero(a.c0) ? std::optional(1) : std::nullopt
                                               : std::optional(0));
        case Op::degree:
            return radiansPerDegree * a;
        case Op::tan:
            guard({cos(a.c0), -sin(a.c0) * a.c1, 0, 0});
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
            guard(whole(1) - squared(a));
            break;
        case Op::acosh:
            guard(a - whole(1));
            break;
        default:
            break;
        }
        return defined(smooth(op, a));
    }

    SeriesBounds two(Op op, const SeriesBounds& a, const SeriesBounds& b) {
        switch (op) {
        case Op::add:
            return a + b;
        case Op::subtract:
            return a - b;
        case Op::multiply:
            return a * b;
        case Op::divide:
            guard(b);
            return defined(a / b);
        case Op::remainder: {
            guard(b);
            const SeriesBounds ratio = defined(a / b);
            const SeriesBounds times =
                rounded(ratio, std::trunc(ratio.c0.lower()), std::trunc(ratio.c0.upper()));
            return a - times.c0 * b;
        }
        case Op::realPower:
            guard(a);
            return defined(realPower(a, b));
        case Op::power: {
            const double p = expression::single(b.c0);
            if (!(p == std::floor(p) && p >= 0)) guard(a);
            return defined(power(a, b));
        }
        case Op::atan2:
            if (!(b.c0.lower() > 0)) guard(a);
            return defined(angleOf(a, b));
        case Op::hypot: {
            const SeriesBounds sum = squared(a) + squared(b);
            guard(sum);
            return defined(squareRoot(sum));
        }
        case Op::min:
        case Op::max: {
            const auto smaller = isLess(a, b);
            if (!smaller) return either(a, b);
            return (*smaller != 0) == (op == Op::min) ? a : b;
        }
        case Op::both:
            return logical(a, b, 0);
        case Op::either:
            return logical(a, b, 1);
        default:
            return compared(op, a - b);
        }
    }

    SeriesBounds chosen(const SeriesBounds* arguments) {
        const SeriesBounds& a = arguments[0];
        std::optional<int> way;
        if (!includesZero(a.c0)) way = 1;
        if (isZero(a.c0)) way = 0;
        m_finding = m_findings[m_height - 3];
        way = fork(way);
        if (!way && !a.isConstant()) guard(a);
        // The branch that is not taken does not affect the result.
        if (!way || *way != 0) m_finding.include(m_findings[m_height - 2]);
        if (!way || *way == 0) m_finding.include(m_findings[m_height - 1]);
        if (!way) return either(arguments[1], arguments[2]);
        return arguments[*way != 0 ? 1 : 2];
    }

    /// The sign; nothing if the quantity may be zero and have either sign.
    std::optional<int> signOf(const SeriesBounds& a) {
        guard(a);
        return fork(a.c0.lower() > 0   ? std::optional(1)
                    : a.c0.upper() < 0 ? std::optional(-1)
                    : isZero(a.c0)     ? std::optional(0)
                                       : std::nullopt);
    }

    std::optional<int> isLess(const SeriesBounds& a, const SeriesBounds& b) {
        const SeriesBounds difference = a - b;
        guard(difference);
        return fork(difference.c0.lower() >= 0  ? std::optional(0)
                    : difference.c0.upper() < 0 ? std::optional(1)
                                                : std::nullopt);
    }

    SeriesBounds truth(const SeriesBounds& a, std::optional<int> way) {
        guard(a);
        way = fork(way);
        return whole(way ? Interval(*way) : Interval(0, 1));
    }

    SeriesBounds compared(Op op, const SeriesBounds& difference) {
        const double lo = difference.c0.lower(), hi = difference.c0.upper();
        std::optional<bool> way;
        const auto decide = [&](bool yes, bool no) {
            if (yes) way = true;
            if (no) way = false;
        };
        switch (op) {
        case Op::less:
            decide(hi < 0, lo >= 0);
            break;
        case Op::lessEqual:
            decide(hi <= 0, lo > 0);
            break;
        case Op::greater:
            decide(lo > 0, hi <= 0);
            break;
        case Op::greaterEqual:
            decide(lo >= 0, hi < 0);
            break;
        case Op::equal:
            decide(lo == 0 && hi == 0, lo > 0 || hi < 0);
            break;
        default:
            decide(lo > 0 || hi < 0, lo == 0 && hi == 0);
            break;
        }
        return truth(difference, way ? std::optional(static_cast<int>(*way)) : std::nullopt);
    }

    SeriesBounds logical(const SeriesBounds& a, const SeriesBounds& b, int settling) {
        const auto settles = [&](const SeriesBounds& s) {
            return settling == 0 ? isZero(s.c0) : !includesZero(s.c0);
        };
        const auto opposes = [&](const SeriesBounds& s) {
            return settling == 0 ? !includesZero(s.c0) : isZero(s.c0);
        };
        std::optional<int> way;
        if (settles(a) || settles(b)) {
            way = settling;
            m_finding = m_findings[m_height - (settles(a) ? 2 : 1)]; // the other side does not affect the
                                                                     // result
        } else if (opposes(a) && opposes(b)) {
            way = 1 - settling;
        }
        way = fork(way);
        return whole(way ? Interval(*way) : Interval(0, 1));
    }

    /// The result of rounding a to integers, which lie between lo and hi.
    SeriesBounds rounded(const SeriesBounds& a, double lo, double hi) {
        constexpr double max = 1e9; // as in Evaluation::fork
        if (!(lo > -max && hi < max)) m_finding.breaks = Breaks::unknown;
        const bool wasDoubtful = m_finding.isDoubtful;
        const auto way =
            fork(lo == hi && std::abs(lo) < max ? std::optional(static_cast<int>(lo)) : std::nullopt);
        if (way) return whole(*way);
        note(hi - lo == 1 && !wasDoubtful && !includesZero(a.c1));
        return whole(std::isnan(lo) || std::isnan(hi) ? Interval::whole() : Interval(lo, hi));
    }

    /// The branch taken at a fork: the forced one, or `way`, the only one that the bounds allow. Nothing if
    /// the bounds allow several.
    std::optional<int> fork(std::optional<int> way) {
        if (m_forced && m_next < m_forced->size()) return (*m_forced)[m_next++];
        m_finding.isDoubtful = m_finding.isDoubtful || !way;
        return way;
    }

    /// Records a guard: a quantity whose zeros may be breaks.
    void guard(const SeriesBounds& quantity) {
        if (!includesZero(quantity.c0)) return;
        if (quantity.isConstant() && isZero(quantity.c0)) return;
        note(!m_finding.isDoubtful && !includesZero(quantity.c1));
    }

    void note(bool visible) {
        m_finding.breaks = std::max(m_finding.breaks, visible ? Breaks::visible : Breaks::unknown);
    }

    /// Records whether a result may be undefined somewhere in the interval.
    SeriesBounds defined(const SeriesBounds& a) {
        if (!isBounded(a.c0) && m_finding.breaks == Breaks::none) m_finding.breaks = Breaks::unknown;
        return a;
    }

    Interval m_x;
    const Forks* m_forced;
    std::size_t m_next = 0;
    std::size_t m_height = 0;
    Finding m_finding; ///< finding for the value being computed
    std::array<SeriesBounds, deepestStack> m_stack;
    std::array<Finding, deepestStack> m_findings; ///< findings for the values on the stack
};

Bounds boundsOf(const Interval& x, double factor) {
    return {factor * x.lower(), factor * x.upper()};
}

} // namespace

bool JetBounds::isFinite() const {
    for (const Bounds& bounds : {value, first, second, third})
        if (!std::isfinite(bounds.min) || !std::isfinite(bounds.max)) return false;
    return true;
}

JetBounds JetBounds::tightened(const Jet& middle, double half) const {
    const auto closer = [half](const Bounds& bounds, double there, const Bounds& rate) {
        const double reach = half * rate.maxSize();
        const Bounds other{there - reach, there + reach};
        // Comparisons are false for NaN, so bounds that are NaN are ignored.
        return Bounds{bounds.min < other.min ? other.min : bounds.min,
                      bounds.max > other.max ? other.max : bounds.max};
    };
    JetBounds bounds = *this;
    bounds.second = closer(second, middle.second, third);
    bounds.first = closer(first, middle.first, bounds.second);
    bounds.value = closer(value, middle.value, bounds.first);
    return bounds;
}

JetBounds Expression::over(double lo, double hi, const Forks& forks) const {
    const SeriesBounds s = BoundsEvaluation(lo, hi, &forks).run(*m_instructions);
    const JetBounds bounds{boundsOf(s.c0, 1), boundsOf(s.c1, 1), boundsOf(s.c2, 2), boundsOf(s.c3, 6)};
    const double half = (hi - lo) / 2;
    return bounds.isFinite() ? bounds.tightened(at(lo + half, forks), half) : bounds;
}

Expression::Breaks Expression::breaksOver(double lo, double hi) const {
    BoundsEvaluation evaluation(lo, hi, nullptr);
    const SeriesBounds s = evaluation.run(*m_instructions);
    const bool bounded = isBounded(s.c0) && isBounded(s.c1) && isBounded(s.c2);
    return bounded || evaluation.breaks() != Breaks::none ? evaluation.breaks() : Breaks::unknown;
}

} // namespace talweg
