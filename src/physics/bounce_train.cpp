#include "physics/bounce_train.h"

#include "base/contract.h"
#include "physics/roots.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Largest finite number of impacts: above 2⁵³ = 9·10¹⁵ a double does not represent every whole number.
constexpr double maxImpacts = 9e15;

} // namespace

BounceTrain::BounceTrain(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s,
                         double v, double spin, double rebound)
    : m_gravity(gravity), m_body(body), m_law(law), m_s0(s), m_v0(v), m_spin0(spin), m_rebound0(rebound),
      m_slip0(v + body.b * spin), m_tau0(2 * rebound / gravity.normal), m_logE(std::log1p(law.e - 1)) {
    TALWEG_EXPECTS(rebound > 0);
    TALWEG_EXPECTS(gravity.normal > 0);
    TALWEG_EXPECTS(law.e >= 0 && law.e <= 1);
    const double k = body.k;
    const double e = law.e;
    if (std::abs(m_slip0) <= slipRounding * (std::abs(v) + body.b * std::abs(spin))) m_slip0 = 0;
    const double gained = gravity.along * m_tau0; // slip and speed gained by gravity in the first flight
    const double nextSlip = m_slip0 + gained;
    m_sticks = k / (1 + k) * std::abs(nextSlip) < law.mu * (1 + e) * rebound || nextSlip == 0;
    if (m_sticks) {
        m_velocityStep = gained / (1 + k);
        m_spinStep = -m_velocityStep / body.b;
    } else {
        m_sense = std::copysign(1.0, nextSlip);
        const double impulse = m_sense * law.muK * (1 + e) * rebound;
        m_velocityStep = gained - impulse;
        m_spinStep = -impulse / (k * body.b);
        m_slipStep = gained - impulse * (1 + 1 / k);
    }
    m_linear = m_tau0 * (v + (gained - m_velocityStep) / (1 + e));
    m_quadratic = m_tau0 * (m_velocityStep - 0.5 * gained * (1 - e)) / (1 + e);
}

double BounceTrain::p(std::int64_t n) const {
    const double gap = 1 - m_law.e;
    if (gap == 0) return static_cast<double>(n);
    if (n == infinite) return 1 / gap;
    if (n == 0) return 0;
    return -std::expm1(static_cast<double>(n) * m_logE) / gap;
}

double BounceTrain::index(double p) const {
    const double gap = 1 - m_law.e;
    if (gap == 0) return p;
    return gap * p >= 1 ? never : std::log1p(-gap * p) / m_logE;
}

double BounceTrain::squares(std::int64_t n) const {
    const double pn = p(n);
    return pn * (2 - (1 - m_law.e) * pn) / (1 + m_law.e);
}

double BounceTrain::place(std::int64_t n) const {
    const double pn = p(n);
    return m_s0 + pn * (m_linear + m_quadratic * pn);
}

double BounceTrain::spin(std::int64_t n) const {
    return m_sticks && n > 0 ? -velocity(n) / m_body.b : m_spin0 + m_spinStep * p(n);
}

double BounceTrain::rebound(std::int64_t n) const {
    if (n == infinite) return 0;
    return m_rebound0 * (n == 0 ? 1 : std::exp(static_cast<double>(n) * m_logE));
}

double BounceTrain::turned(std::int64_t n) const {
    const double pn = p(n);
    return m_tau0 * pn * (m_spin0 + m_spinStep * (pn - 1) / (1 + m_law.e));
}

double BounceTrain::normalLoss(std::int64_t n) const {
    return 0.5 * (1 - m_law.e) * (1 + m_law.e) * m_rebound0 * m_rebound0 * squares(n);
}

double BounceTrain::frictionLoss(std::int64_t n) const {
    const double k = m_body.k;
    const double gained = m_gravity.along * m_tau0;
    if (m_sticks) return 0.5 * k / (1 + k) * gained * gained * squares(n);
    const double impulse = m_law.muK * (1 + m_law.e) * m_rebound0;
    const double pn = p(n);
    return impulse
           * (m_sense * pn * (m_slip0 + m_slipStep * (pn - 1) / (1 + m_law.e))
              + (m_sense * gained - 0.5 * impulse * (1 + 1 / k)) * squares(n));
}

double BounceTrain::velocityDownrange(std::int64_t n) const {
    // cos φ and sin φ, both multiplied by g.
    return velocity(n) * m_gravity.normal + rebound(n) * m_gravity.along;
}

Point BounceTrain::impulse(std::int64_t n) const {
    const double k = m_body.k;
    const double normal = (1 + m_law.e) * rebound(n - 1);
    if (!m_sticks) return {-m_sense * m_law.muK * normal, normal};
    // The slip before a sticking impact is what gravity added since the previous impact. The first impact
    // also has the slip from before the train.
    const double gained = m_gravity.along * m_tau0 * rebound(n - 1) / m_rebound0;
    return {-k / (1 + k) * (n == 1 ? m_slip0 + gained : gained), normal};
}

bool BounceTrain::sameKind(std::int64_t i) const {
    const double pi = p(i);
    const double shrink = 1 - (1 - m_law.e) * pi;
    const double slip = m_slip0 + m_slipStep * pi + m_gravity.along * m_tau0 * shrink;
    const double stick = (1 + m_body.k) / m_body.k * m_law.mu * (1 + m_law.e) * m_rebound0 * shrink;
    return m_sense * slip >= stick;
}

/// Number of impacts before the first one that sticks or slips differently: 0 if the next impact already
/// differs.
std::int64_t BounceTrain::firstOtherKind() const {
    if (m_sticks) {
        // Slip from before the train would make the first sticking impact different. All later ones need the
        // same ratio of friction to normal impulse.
        const double ratio = 2 * rollingFrictionNeeded(m_gravity, m_body.k) / (1 + m_law.e);
        if (m_slip0 != 0) return 0;
        return ratio < m_law.mu || m_gravity.along == 0 ? infinite : 0;
    }
    if (!sameKind(0)) return 0;
    const double gap = 1 - m_law.e;
    const double gained = m_gravity.along * m_tau0;
    const double stick = (1 + m_body.k) / m_body.k * m_law.mu * (1 + m_law.e) * m_rebound0;
    const double margin = m_sense * (m_slip0 + gained) - stick;
    const double rate = m_sense * (m_slipStep - gap * gained) + gap * stick;
    if (rate >= 0) return infinite;
    const double i = index(-margin / rate);
    if (!(i < maxImpacts)) return infinite;
    auto first = static_cast<std::int64_t>(std::floor(i)) + 1;
    while (first > 1 && !sameKind(first - 1))
        --first;
    while (sameKind(first))
        ++first;
    return first;
}

/// The number of the first landing with sense · (place − bound) > 0.
std::int64_t BounceTrain::firstBeyond(double bound, double sense) const {
    const double c0 = std::min(0.0, sense * (m_s0 - bound));
    const double c1 = sense * m_linear;
    const double c2 = sense * m_quadratic;
    const double discriminant = c1 * c1 - 4 * c2 * c0;
    if (discriminant < 0) return infinite;
    const double root = std::sqrt(discriminant);
    double crossing = never; // the smallest p > 0 at which the quadratic rises through zero
    if (c1 >= 0 && c1 + root > 0)
        crossing = -2 * c0 / (c1 + root);
    else if (c2 > 0)
        crossing = (root - c1) / (2 * c2);
    const double i = crossing < never ? index(crossing) : never;
    if (!(i < maxImpacts)) return infinite;
    const auto beyond = [&](std::int64_t n) {
        const double pn = p(n);
        return c0 + pn * (c1 + c2 * pn) > 0;
    };
    auto first = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(i)));
    if (first > 1 && beyond(first - 1)) return first - 1;
    if (beyond(first)) return first;
    return beyond(first + 1) ? first + 1 : infinite;
}

/// The number of the first impact after which the body moves towards −x.
std::int64_t BounceTrain::firstBackwards() const {
    const double c0 = velocityDownrange(0);
    const double c1 = m_velocityStep * m_gravity.normal - (1 - m_law.e) * m_rebound0 * m_gravity.along;
    if (velocityDownrange(1) < 0) return 1;
    if (c1 >= 0) return infinite;
    const double i = index(-c0 / c1);
    if (!(i < maxImpacts)) return infinite;
    auto first = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::floor(i)));
    while (first > 1 && velocityDownrange(first - 1) < 0)
        --first;
    while (velocityDownrange(first) >= 0)
        ++first;
    return first;
}

std::int64_t BounceTrain::impactsWithin(double lo, double hi, double time, bool backwards) const {
    std::int64_t n = firstOtherKind();
    if (n == 0) return 0;
    for (const std::int64_t beyond : {firstBeyond(hi, 1), firstBeyond(lo, -1)})
        if (beyond != infinite) n = std::min(n, beyond - 1);
    if (!backwards) n = std::min(n, firstBackwards());
    const double limit = index(time / m_tau0);
    if (limit < maxImpacts) n = std::min(n, static_cast<std::int64_t>(std::floor(limit)));
    return n;
}

std::int64_t BounceTrain::impactsBy(double t, std::int64_t max) const {
    const double i = index(std::max(0.0, t) / m_tau0);
    if (!(i < static_cast<double>(std::min<std::int64_t>(max, static_cast<std::int64_t>(maxImpacts)))))
        return max;
    auto n = static_cast<std::int64_t>(i);
    if (n < max && time(n + 1) <= t) ++n;
    if (n > 0 && time(n) > t) --n;
    return n;
}

std::int64_t BounceTrain::impactsFasterThan(double speed, std::int64_t n) const {
    if (m_rebound0 < speed) return 0;
    if (m_law.e == 1) return n;
    if (m_law.e == 0) return std::min<std::int64_t>(n, 1);
    const double i = std::log(speed / m_rebound0) / m_logE;
    return std::min(n, static_cast<std::int64_t>(std::floor(i)) + 1);
}

} // namespace talweg
