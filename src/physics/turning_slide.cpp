#include "physics/turning_slide.h"

#include "base/contract.h"
#include "base/root.h"
#include "physics/roots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Exponent of a decay to 3·10⁻²⁰, far below rounding. The search for events ends there if the slip never
/// vanishes completely. With a tenth of this value, events are missed.
constexpr double decay = 45;
/// Largest number of steps of Newton's method. It converges long before, even if it only halves the bracket,
/// because numbers have 53 binary digits. With a tenth of this value, places are wrong by a millionth.
constexpr int maxHalvings = 200;

/// (1 − exp(−qτ))/q, or τ for q = 0: the integral of exp(−qx) from 0 to τ.
double grown(double q, double tau) {
    return q == 0 ? tau : -std::expm1(-q * tau) / q;
}

} // namespace

TurningSlide::TurningSlide(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s,
                           const Speeds& start)
    : m_body(body), m_start(start), m_s0(s), m_downhill(gravity.along < 0 ? -1 : 1),
      m_friction(law.muK * gravity.normal), m_gravity(std::abs(gravity.along)),
      m_alpha0(m_downhill * (start.velocity.x() + body.b * start.spin.z())),
      m_gamma0(start.velocity.z() - body.b * start.spin.x()), m_v0(m_downhill * start.velocity.x()) {
    TALWEG_EXPECTS(m_alpha0 != 0 || m_gamma0 != 0);
    const double slowing = (1 + 1 / body.k) * m_friction;
    m_rate = slowing + m_gravity;
    m_delta = m_rate > 0 ? (slowing - m_gravity) / m_rate : 0;
    // The smaller of A and B follows from their product γ²/4, to avoid a difference of nearly equal numbers.
    const double larger = 0.5 * (std::hypot(m_alpha0, m_gamma0) + std::abs(m_alpha0));
    const double smaller = 0.25 * m_gamma0 * (m_gamma0 / larger);
    m_a = m_alpha0 >= 0 ? larger : smaller;
    m_b = m_alpha0 >= 0 ? smaller : larger;
    m_vanishes = never;
    if (m_rate > 0 && m_delta > 0) m_vanishes = (m_a / m_delta + m_b) / m_rate;
    if (m_rate > 0 && m_a == 0) m_vanishes = m_b / m_rate; // straight uphill
}

double TurningSlide::timeAt(double tau) const {
    return (m_a * grown(m_delta, tau) + m_b * grown(1, tau)) / m_rate;
}

/// Inverse of timeAt for times before the slip vanishes. Uses Newton's method, with bisection where that is
/// faster.
double TurningSlide::tauAt(double t) const {
    if (t <= 0) return 0;
    const double target = t * m_rate;
    const auto excess = [&](double tau) { return m_a * grown(m_delta, tau) + m_b * grown(1, tau) - target; };
    double lo = 0;
    double hi = target / (m_a + m_b);
    for (int i = 0; i < maxHalvings && excess(hi) < 0; ++i) {
        lo = hi;
        hi *= 2;
    }
    double tau = lo;
    double last = hi - lo;
    for (int i = 0; i < maxHalvings; ++i) {
        const double f = excess(tau);
        (f < 0 ? lo : hi) = tau;
        const double slope = m_a * std::exp(-m_delta * tau) + m_b * std::exp(-tau);
        double next = tau - f / slope;
        const bool slow = std::abs(next - tau) > 0.5 * last;
        if (slow || !(next > lo && next < hi)) next = 0.5 * (lo + hi);
        last = std::abs(next - tau);
        tau = next;
        if (last <= std::numeric_limits<double>::epsilon() * tau) return tau;
    }
    return tau;
}

double TurningSlide::tauWithin(double seconds) const {
    if (seconds < m_vanishes) return tauAt(seconds);
    return decay / (m_delta > 0 ? m_delta : 1);
}

/// Change of the downhill slip since the start, m/s. It is a sum of changes, so small changes keep their
/// digits.
double TurningSlide::slipGained(double tau) const {
    return m_b * grown(1, tau) - m_delta * m_a * grown(m_delta, tau);
}

/// Downhill speed, m/s: the integral of v̇ = (a + k α̇)/(1 + k).
double TurningSlide::speedDownhill(double tau) const {
    const double k = m_body.k;
    return m_v0 + (m_gravity * timeAt(tau) + k * slipGained(tau)) / (1 + k);
}

/// Downhill displacement since the start, m.
double TurningSlide::placeDownhill(double tau) const {
    const double k = m_body.k;
    const double t = timeAt(tau);
    const double slipped = (m_a * m_a * grown(2 * m_delta, tau) - m_b * m_b * grown(2, tau)) / m_rate;
    return m_v0 * t + (0.5 * m_gravity * t * t + k * (slipped - m_alpha0 * t)) / (1 + k);
}

TurningSlide::Place TurningSlide::at(double t) const {
    const double k = m_body.k;
    const double b = m_body.b;
    double alphaGained = 0, gammaGained = 0;                                       // slip
    double alongSlipped = m_alpha0 * t, acrossSlipped = m_gamma0 * t, slipped = 0; // path lengths of the slip
    if (m_rate > 0) {
        const bool vanished = t >= m_vanishes;
        const double tau = vanished ? std::numeric_limits<double>::infinity() : tauAt(t);
        const double d = m_delta;
        alphaGained = vanished ? -m_alpha0 : slipGained(tau);
        gammaGained = vanished ? -m_gamma0 : m_gamma0 * std::expm1(-0.5 * (1 + d) * tau);
        // For motion straight uphill A is 0. Its products are 0 even where the integral is infinite.
        const double aa = m_a > 0 ? m_a * m_a * grown(2 * d, tau) : 0;
        const double ab = m_a > 0 ? m_a * m_b * grown(1 + d, tau) : 0;
        const double ga = m_a > 0 ? m_gamma0 * m_a * grown(0.5 * (1 + 3 * d), tau) : 0;
        const double bb = m_b * m_b * grown(2, tau);
        alongSlipped = (aa - bb) / m_rate;
        acrossSlipped = (ga + m_gamma0 * m_b * grown(0.5 * (3 + d), tau)) / m_rate;
        slipped = (aa + 2 * ab + bb) / m_rate;
    }
    const double v = m_v0 + (m_gravity * t + k * alphaGained) / (1 + k);
    const double x = m_v0 * t + (0.5 * m_gravity * t * t + k * (alongSlipped - m_alpha0 * t)) / (1 + k);
    const double vz = m_start.velocity.z() + k / (1 + k) * gammaGained;
    Place place;
    place.s = m_s0 + m_downhill * x;
    place.z = m_start.velocity.z() * t + k / (1 + k) * (acrossSlipped - m_gamma0 * t);
    place.turned = m_downhill * (alongSlipped - x) / b;
    place.speeds.velocity = {m_downhill * v, 0, vz};
    place.speeds.spin = {(vz - m_gamma0 - gammaGained) / b, m_start.spin.y(),
                         m_downhill * (m_alpha0 + alphaGained - v) / b};
    place.work = m_friction * slipped;
    return place;
}

/// The τ in 0 … `last` at which the downhill speed is greatest. The rate of this speed, a − μ′N cos ψ with
/// the angle ψ of the slip from downhill, only decreases: the speed is concave in time.
double TurningSlide::fastestDownhill(double last) const {
    const double start = m_alpha0 / (m_a + m_b); // cos ψ
    if (m_gravity <= m_friction * start) return 0;
    if (m_gravity >= m_friction || m_a == 0 || m_gravity == 0) return last;
    const double c = m_gravity / m_friction;
    return std::min(last, std::log(m_b / m_a * ((1 + c) / (1 - c))) / (1 - m_delta));
}

double TurningSlide::turns(double within) const {
    if (m_rate == 0 || m_gravity == 0 || m_v0 >= 0) return never;
    const double fastest = fastestDownhill(tauWithin(within));
    if (speedDownhill(fastest) <= 0) return never;
    return timeAt(bracketRoot([this](double tau) { return speedDownhill(tau); }, 0, fastest).middle());
}

double TurningSlide::passes(double bound, double sense, double within) const {
    const double way = sense * m_downhill; // +1 if the bound is downhill
    const double distance = way * m_downhill * (bound - m_s0);
    if (m_rate == 0) return timeToPass(0, way * m_v0, 0, std::max(0.0, distance));
    const auto beyond = [&](double tau) { return way * placeDownhill(tau) - std::max(0.0, distance); };
    const auto speed = [this](double tau) { return speedDownhill(tau); };
    const double last = tauWithin(std::min(within, m_vanishes));
    const double fastest = fastestDownhill(last);
    // Between these places, the direction of motion along the face does not change.
    std::array<double, 4> cuts{0, fastest, fastest, last};
    if (speed(0) < 0 && speed(fastest) > 0) cuts[1] = bracketRoot(speed, 0, fastest).middle();
    if (speed(fastest) > 0 && speed(last) < 0) cuts[2] = bracketRoot(speed, fastest, last).middle();
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        const double from = cuts[i - 1], to = cuts[i];
        if (to <= from || beyond(to) <= 0) continue;
        return beyond(from) >= 0 ? timeAt(from) : timeAt(bracketRoot(beyond, from, to).middle());
    }
    return never;
}

} // namespace talweg
