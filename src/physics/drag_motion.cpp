#include "physics/drag_motion.h"

#include "base/root.h"
#include "physics/roots.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>

namespace talweg {

namespace {

/// A smaller drag (1/m) is treated as zero: it changes no digit of any valid speed, and divisions by it would
/// overflow.
constexpr double leastDrag = 1e-200;
/// Width of the panels in the quadrature of the work, in the scaled time y.
constexpr double workPanel = 0.5;

/// ln cosh x, or ln cos x if `circular`.
double logCosine(double x, bool circular) {
    if (circular) {
        const double s = std::sin(x);
        return x < 1 ? 0.5 * std::log1p(-s * s) : std::log(std::cos(x));
    }
    if (x < 1) {
        const double s = std::sinh(x);
        return 0.5 * std::log1p(s * s);
    }
    return x + std::log1p(std::exp(-2 * x)) - std::log(2.0);
}

double sign(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

} // namespace

DragMotion::DragMotion(double inertia, double drag, double air, double resistance, double s0, double v0)
    : m_inertia(inertia), m_air(air), m_resistance(resistance), m_s0(s0), m_v0(v0), m_switch(never) {
    const double kappa = drag < leastDrag ? 0 : drag;
    const double w0 = air - v0;
    m_first = branch(w0, kappa * (w0 != 0 ? sign(w0) : sign(resistance)));
    m_second = branch(0, kappa * sign(resistance));
    if (w0 * resistance < 0) m_switch = timeOf(m_first, -w0 * inertia / resistance);
}

DragMotion::Branch DragMotion::branch(double w0, double kappa) const {
    Branch b{.kappa = kappa, .w0 = w0};
    b.rate = (m_resistance - kappa * w0 * w0) / m_inertia;
    b.growth = kappa * w0 / m_inertia;
    b.lambda = std::sqrt(std::abs(m_resistance)) * std::sqrt(std::abs(kappa)) / m_inertia;
    b.circular = sign(m_resistance) * sign(kappa) < 0;
    return b;
}

/// T at the time t, s.
double DragMotion::scaledTime(const Branch& b, double t) const {
    if (b.lambda * t == 0) return t;
    return (b.circular ? std::tan(b.lambda * t) : std::tanh(b.lambda * t)) / b.lambda;
}

/// Inverse of scaledTime: the time t for a given T, s.
double DragMotion::timeOf(const Branch& b, double scaled) const {
    const double x = b.lambda * scaled;
    if (x == 0) return scaled;
    if (b.circular) return std::atan(x) / b.lambda;
    return x < 1 ? std::atanh(x) / b.lambda : never;
}

double DragMotion::change(const Branch& b, double t) const {
    const double scaled = scaledTime(b, t);
    return scaled * b.rate / (1 + b.growth * scaled);
}

/// ∫ w dt from 0 to t, m.
double DragMotion::path(const Branch& b, double t) const {
    if (b.kappa == 0) return t * (b.w0 + 0.5 * b.rate * t);
    const double logarithms = logCosine(b.lambda * t, b.circular) + std::log1p(b.growth * scaledTime(b, t));
    return m_inertia / b.kappa * logarithms;
}

double DragMotion::timeToChange(const Branch& b, double change) const {
    if (change * b.rate <= 0) return never;
    const double divisor = b.rate - b.growth * change;
    const double scaled = change / divisor;
    return scaled > 0 ? timeOf(b, scaled) : never;
}

double DragMotion::airSpeedPast(double t) const {
    return t <= m_switch ? m_first.w0 + change(m_first, t) : change(m_second, t - m_switch);
}

double DragMotion::v(double t) const {
    return t <= m_switch ? m_v0 - change(m_first, t) : m_air - change(m_second, t - m_switch);
}

double DragMotion::s(double t) const {
    const double way =
        t <= m_switch ? path(m_first, t) : path(m_first, m_switch) + path(m_second, t - m_switch);
    return m_s0 + (m_air * t - way);
}

double DragMotion::dragAt(double t) const {
    const double w = airSpeedPast(t);
    return (t <= m_switch ? m_first : m_second).kappa * w * w;
}

double DragMotion::acceleration(double t) const {
    return (dragAt(t) - m_resistance) / m_inertia;
}

double DragMotion::timeToSpeed(double speed) const {
    const double w = m_air - speed;
    if (w == 0 && m_switch < never) return m_switch;
    if (m_switch == never || w * m_first.w0 >= 0) {
        const double t = timeToChange(m_first, m_v0 - speed);
        return t <= m_switch ? t : never;
    }
    return m_switch + timeToChange(m_second, w);
}

double DragMotion::timeToDrag(double drag) const {
    const double kappa = std::max(std::abs(m_first.kappa), std::abs(m_second.kappa));
    if (kappa == 0) return never;
    return timeToSpeed(m_air - sign(drag) * std::sqrt(std::abs(drag) / kappa));
}

double DragMotion::timeToPass(double place, int sense, double limit) const {
    const auto beyond = [&](double t) { return sense * (s(t) - place); };
    if (sense * (m_s0 - place) >= 0) {
        const double way = m_v0 != 0 ? m_v0 : acceleration(0);
        return sense * way > 0 ? 0 : never;
    }
    const double atLimit = beyond(limit);
    if (!(atLimit >= 0)) return never;
    return bracketRoot(beyond, 0, limit, sense * (m_s0 - place), atLimit).middle();
}

/// Integrates over y with t = (eʸ − 1)/r, r = λ + |κ w0|/M. The singularities of the power then stay at least
/// about 1 away from the range of y. Therefore, rules of fixed order on panels of width 1/2 are accurate to
/// rounding.
double DragMotion::work(double t) const {
    const auto onBranch = [this](const Branch& branch, double begin, double lasts) {
        const double rate = branch.lambda + std::abs(branch.growth);
        const auto power = [this, begin](double x) { return dragAt(begin + x) * v(begin + x); };
        if (rate * lasts == 0) return power(0) * lasts;
        const auto scaled = [&](double y) { return power(std::expm1(y) / rate) * std::exp(y) / rate; };
        const double end = std::log1p(rate * lasts);
        const int panels = static_cast<int>(std::ceil(end / workPanel));
        double sum = 0;
        for (int i = 0; i < panels; ++i)
            sum += boost::math::quadrature::gauss<double, 15>::integrate(scaled, end * i / panels,
                                                                         end * (i + 1) / panels);
        return sum;
    };
    const double first = std::min(t, m_switch);
    double sum = onBranch(m_first, 0, first);
    if (t > first) sum += onBranch(m_second, m_switch, t - first);
    return sum;
}

} // namespace talweg
