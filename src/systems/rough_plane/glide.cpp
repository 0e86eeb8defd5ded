#include "systems/rough_plane/glide.h"

#include "base/root.h"

#include <cmath>

namespace talweg::rough_plane {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
/// Ratio of slope to friction below which the plane counts as level. The slope then changes no digit of the
/// result, and the closed forms for a slope would divide by it.
constexpr double level = 1e-15;

/// Limit for doubling s in the search for a time that may not exist; near the largest floating-point number.
constexpr double endless = 1e300;

/// P(q) = (1 − y^q)/q with y = e^−s; s for q = 0.
double P(double q, double s) {
    return q == 0 ? s : -std::expm1(-q * s) / q;
}

} // namespace

Glide::Glide(const Point& velocity, double slope, double friction)
    : m_velocity(velocity), m_speed(velocity.norm()), m_slope(slope), m_friction(friction) {
    if (m_speed == 0) return;
    if (isLevel()) {
        m_halt = friction > 0 ? m_speed / friction : never;
        return;
    }
    m_kappa = friction / slope;
    m_sine = std::abs(velocity.x()) / m_speed;
    const double cosine = -velocity.y() / m_speed;
    // Compute the smaller one from the sine, to avoid cancellation.
    const double larger = (1 + std::abs(cosine)) / 2, smaller = m_sine * m_sine / (4 * larger);
    m_c = cosine > 0 ? larger : smaller;
    m_s = cosine > 0 ? smaller : larger;
    if (smaller == 0) m_sine = 0;
    const bool endless = m_kappa <= 1 && m_c > 0;
    const double onward = m_c > 0 ? m_c / (m_kappa - 1) : 0;
    m_halt = endless ? never : m_speed / slope * (onward + m_s / (m_kappa + 1));
}

bool Glide::isLevel() const {
    return m_slope <= level * m_friction || m_slope == 0;
}

Glide::Now Glide::at(double t) const {
    if (t < m_halt) return before(t);
    Now now = m_halt > 0 ? before(m_halt) : Now();
    now.velocity = {0, 0};
    if (stays()) return now;
    const double since = t - m_halt, fall = (m_slope - m_friction) * since;
    now.place.y() -= fall * since / 2;
    now.velocity.y() = -fall;
    now.path += fall * since / 2;
    return now;
}

Glide::Now Glide::before(double t) const {
    if (isLevel()) return onLevel(t);
    return onSlope(t >= m_halt ? never : solvedFor(t));
}

Glide::Now Glide::onLevel(double t) const {
    const double left = 1 - m_friction * t / m_speed, mean = 1 - m_friction * t / (2 * m_speed);
    return {mean * t * m_velocity, left * m_velocity, mean * t * m_speed};
}

Glide::Now Glide::onSlope(double s) const {
    const double k = m_kappa, way = m_speed / m_slope * m_speed;
    const double away = m_velocity.x() < 0 ? -1 : 1;
    // Avoids 0 · ∞.
    const auto part = [](double factor, double value) { return factor == 0 ? 0 : factor * value; };
    const auto power = [s](double q) { return std::exp(-q * s); };
    const double slow = part(m_c, power(k - 1)), fast = part(m_s, power(k + 1));
    const double cc = part(m_c * m_c, P(2 * k - 2, s)), ss = part(m_s * m_s, P(2 * k + 2, s));
    const double across = part(m_sine * m_c, P(2 * k - 1, s)) + part(m_sine * m_s, P(2 * k + 1, s));
    const double sine = part(m_sine, power(k));
    return {{away * way * across, way * (ss - cc)},
            {away * m_speed * sine, m_speed * (fast - slow)},
            way * (cc + ss + part(2 * m_c * m_s, P(2 * k, s)))};
}

double Glide::timeOf(double s) const {
    const double slow = m_c == 0 ? 0 : m_c * P(m_kappa - 1, s);
    return m_speed / m_slope * (slow + m_s * P(m_kappa + 1, s));
}

double Glide::solvedFor(double t) const {
    if (t <= 0) return 0;
    double low = 0, high = 1 / (m_kappa + 1);
    while (timeOf(high) < t) {
        low = high;
        high *= 2;
        if (high > endless) return never;
    }
    return bracketRoot([&](double s) { return timeOf(s) - t; }, low, high).middle();
}

} // namespace talweg::rough_plane
