#include "physics/bounce_in_air.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg {

namespace {

/// Largest contribution of the last terms of a series, relative to the sum. If too small, flights take more
/// steps; if too large, errors add up over many bounces.
constexpr double bounceTruncation = 1e-16;
/// Range of the first series, as a multiple of the flight time without drag. If too small, flights that the
/// wind prolongs take a second step; if too large, flights need more terms.
constexpr double bounceReach = 1.3;
/// Largest step, as a multiple of the flight time without drag. If too small, steps are short; if too large,
/// series extend far below the face.
constexpr double longestReach = 4;
/// Smallest tangential air speed used as a scale, as a fraction of the air speed. If too small, nearly
/// vertical flights take many steps; if too large, the drag along the face is less accurate.
constexpr double smallestAlong = 1e-6;
/// Largest number of steps of one flight. A flight takes about 30 if its air speed falls to a millionth at
/// the apex.
constexpr int maxBounceSteps = 100;
/// Largest number of steps of Newton's method, which takes about five.
constexpr int maxFallSteps = 60;
/// Newton's method ends when its relative step is below this value, because the next step would be below
/// rounding.
constexpr double newtonTolerance = 1e-9;
/// Relative rounding error of a height near the roughness length. If too small, bounces on ground at the
/// roughness length are not averaged; if too large, bounces just below it have wind.
constexpr double roughnessRounding = 1e-12;
/// Safety factor on the flight height without drag, for bodies that must stay below the roughness length. If
/// too small, a body lifted by the air rises above it; if too large, its bounces are not averaged.
constexpr double roughnessMargin = 1.5;

/// The root of a function that falls from a positive value at `lo` to a non-positive one at `hi`, by Newton's
/// method within the bracket. `f` returns the value and the slope.
template <class F>
double fallingRoot(const F& f, double lo, double hi) {
    double x = hi;
    for (int i = 0; i < maxFallSteps; ++i) {
        const auto [value, slope] = f(x);
        (value > 0 ? lo : hi) = x;
        double next = x - value / slope;
        if (!(next >= lo && next <= hi)) next = 0.5 * (lo + hi);
        const double step = std::abs(next - x);
        x = next;
        if (step <= newtonTolerance * x) break;
    }
    const auto [value, slope] = f(x);
    return x - value / slope;
}

/// Flight whose velocity relative to the air is vertical, in closed form.
namespace straight_up {

bool is(const BounceFace& face, const Rebounding& start) {
    return !face.air.logarithmic && face.gravity.x() == 0 && face.windward.y() == 0
           && face.air.wind * face.windward.x() == start.v;
}

/// A flight with gravity g (m/s²), drag K (1/m) and rebound speed `away` (m/s).
struct Flight {
    double g, drag, away;
    double ratio() const {
        return away * std::sqrt(drag / g);
    } ///< rebound speed relative to the terminal
      ///< speed
    double rises() const { return std::atan(ratio()) / std::sqrt(g * drag); }
    double height() const { return 0.5 * std::log1p(ratio() * ratio()) / drag; }
    double lands() const { return away / std::sqrt(1 + ratio() * ratio()); }
    double falls() const { return std::atanh(lands() * std::sqrt(drag / g)) / std::sqrt(g * drag); }
    double lost() const { return 0.5 * away * away * ratio() * ratio() / (1 + ratio() * ratio()); }
};

} // namespace straight_up

} // namespace

BounceFlight::BounceFlight(const BounceFace& face, const Rebounding& start)
    : m_face(face), m_start(start), m_height(face.heightAt(start.s)),
      m_blows(!face.air.logarithmic || m_height >= face.air.roughness * (1 - roughnessRounding)),
      m_lasts(-2 * start.away / face.gravity.y()), m_velocity(start.v, start.away) {}

/// Value of a series without its constant term.
template <class Term>
Term BounceFlight::gain(const std::array<Term, order + 1>& c, double at) const {
    Term value = c[m_terms];
    for (std::size_t i = m_terms; i-- > 1;)
        value = value * at + c[i];
    return value * at;
}

template <class Term>
Term BounceFlight::slope(const std::array<Term, order + 1>& c, double at) const {
    Term slope = static_cast<double>(m_terms) * c[m_terms];
    for (std::size_t i = m_terms; i-- > 1;)
        slope = slope * at + static_cast<double>(i) * c[i];
    return slope;
}

/// The n-th coefficient of the wind.
double BounceFlight::windTerm(std::size_t n) {
    const Air& air = m_face.air;
    if (!air.logarithmic || !m_blows) return n == 0 && m_blows ? air.wind : 0;
    m_z[n] = n == 0 ? m_height + m_face.rise.dot(m_way) : m_face.rise.dot(m_s[n]);
    const auto number = static_cast<double>(n);
    double sum = number * m_z[n];
    for (std::size_t j = 1; j < n; ++j)
        sum -= static_cast<double>(j) * m_log[j] * m_z[n - j];
    m_log[n] = n == 0 ? std::log(m_z[0] / air.roughness) : sum / (number * m_z[0]);
    return air.shearAt(1) * m_log[n];
}

/// The n-th coefficient of |W|, which follows from |W|² = W·W.
double BounceFlight::airTerm(std::size_t n) const {
    if (n == 0) return m_past[0].norm();
    double square = 2 * m_past[0].dot(m_past[n]);
    for (std::size_t j = 1; j < n; ++j)
        square += m_past[j].dot(m_past[n - j]) - m_air[j] * m_air[n - j];
    return square / (2 * m_air[0]);
}

/// Computes the n-th coefficients of all rates and the next coefficients of their integrals.
void BounceFlight::addTerm(std::size_t n) {
    m_past[n] = windTerm(n) * m_face.windward - m_v[n];
    m_air[n] = airTerm(n);
    Point drag(0, 0), rate(0, 0);
    for (std::size_t i = 0; i <= n; ++i) {
        drag += m_air[i] * m_past[n - i];
        rate += m_air[i] * m_v[n - i];
    }
    m_drag[n] = m_face.air.drag * drag;
    m_rate[n] = rate;
    Point braked(0, 0), work(0, 0);
    for (std::size_t i = 0; i <= n; ++i) {
        braked += m_air[i] * m_drag[n - i];
        work += m_rate[i].cwiseProduct(m_drag[n - i]);
    }
    const double next = 1 / static_cast<double>(n + 1);
    m_t[n + 1] = m_air[n] * next;
    m_s[n + 1] = rate * next;
    m_braked[n + 1] = braked * next;
    m_v[n + 1] = m_braked[n + 1] + m_air[n] * next * m_face.gravity;
    m_w[n + 1] = work * next;
}

/// Magnitude of the n-th coefficients of the speeds, relative to their changes by drag and gravity in the
/// whole flight.
double BounceFlight::sizeOf(std::size_t n) const {
    const Point size = m_braked[n].cwiseAbs().cwiseQuotient(m_brakes);
    return std::max({std::abs(m_v[n].y()) / m_start.away, size.x(), size.y()});
}

/// Rough changes of the speeds by drag in the whole flight, m/s.
Point BounceFlight::brakesAtFirst() const {
    const double along =
        std::max({std::abs(m_past[0].x()), std::abs(m_face.gravity.x()) * m_lasts, smallestAlong * m_air[0]});
    return m_face.air.drag * m_air[0] * m_lasts * Point(along, m_start.away);
}

/// Range of validity in σ of series with all terms.
double BounceFlight::reach() const {
    constexpr double last = order;
    const double one = std::pow(bounceTruncation / sizeOf(order), 1 / last);
    const double other = std::pow(bounceTruncation / sizeOf(order - 1), 1 / (last - 1));
    return std::min({one, other, longestReach * m_lasts / m_air[0]});
}

/// Computes the series of the step that begins here. The series at the start of the flight has only the terms
/// that a short flight needs. Returns false if there is no valid series.
bool BounceFlight::expand() {
    m_v[0] = m_velocity;
    addTerm(0);
    if (!(m_air[0] > 0)) return false;
    if (m_first) m_brakes = brakesAtFirst();
    const double landing = bounceReach * m_lasts / m_air[0];
    double power = landing;
    bool small = false;
    for (m_terms = 2; m_terms <= order; ++m_terms) {
        addTerm(m_terms - 1);
        power *= landing;
        const bool smaller = m_first && sizeOf(m_terms) * power <= bounceTruncation;
        if (small && smaller) {
            m_end = landing;
            return true;
        }
        small = smaller;
    }
    m_terms = order;
    m_end = reach();
    return m_end > 0;
}

/// The σ of the landing, which must happen before `end`.
double BounceFlight::landingWithin(double end) const {
    const auto gap = [this](double at) {
        const Point way = gain(m_s, at), rate = slope(m_s, at);
        if (!m_first) return std::pair(m_way.y() + way.y(), rate.y());
        const double mean = way.y() / at; // division by σ removes the root at the start
        return std::pair(mean, (rate.y() - mean) / at);
    };
    return fallingRoot(gap, 0, end);
}

void BounceFlight::advance(double by) {
    const Point gained = gain(m_v, by);
    m_time += gain(m_t, by);
    m_way += gain(m_s, by);
    m_velocity += gained;
    m_gained += gained.x();
    m_work += gain(m_w, by);
    m_first = false;
}

/// Whether a flight that begins below the roughness length could rise above it.
bool BounceFlight::passesRoughness() const {
    if (m_blows) return false;
    const double climbs = 0.25 * m_start.away * m_lasts * m_face.rise.y();
    const double goes = std::abs(m_start.v * m_lasts * m_face.rise.x());
    return m_height + roughnessMargin * (climbs + goes) >= m_face.air.roughness;
}

std::optional<BounceFlight::Landing> BounceFlight::land() {
    if (straight_up::is(m_face, m_start)) return landVertically();
    if (passesRoughness()) return std::nullopt;
    for (int i = 0; i < maxBounceSteps; ++i) {
        if (!expand()) return std::nullopt;
        const bool lands = m_way.y() + gain(m_s, m_end).y() <= 0;
        advance(lands ? landingWithin(m_end) : m_end);
        if (!lands) continue;
        const bool below = m_face.heightAt(m_start.s + m_way.x()) < m_face.air.roughness;
        if (m_face.air.logarithmic && m_blows && m_face.rise.x() != 0 && below) return std::nullopt;
        return Landing{m_time, m_way.x(), m_gained, m_work};
    }
    return std::nullopt;
}

BounceFlight::Landing BounceFlight::landVertically() const {
    const straight_up::Flight flight{-m_face.gravity.y(), m_face.air.drag, m_start.away};
    const double time = flight.rises() + flight.falls();
    return {time, m_start.v * time, 0, {0, -flight.lost()}};
}

BounceFlight::Place BounceFlight::atVertically(double time) const {
    const double g = -m_face.gravity.y(), drag = m_face.air.drag, rate = std::sqrt(g * drag);
    const straight_up::Flight flight{g, drag, m_start.away};
    const double fallen = time - flight.rises();
    double height = flight.height(), speed = 0;
    if (fallen < 0) {
        speed = std::sqrt(g / drag) * std::tan(-rate * fallen);
        height += std::log(std::cos(rate * fallen)) / drag;
    } else {
        speed = -std::sqrt(g / drag) * std::tanh(rate * fallen);
        height -= std::log(std::cosh(rate * fallen)) / drag;
    }
    const double work = 0.5 * (speed - m_start.away) * (speed + m_start.away) + g * height;
    return {{m_start.v * time, height}, {m_start.v, speed}, work};
}

BounceFlight::Place BounceFlight::at(double time) {
    if (straight_up::is(m_face, m_start)) return atVertically(time);
    for (int i = 0; i < maxBounceSteps; ++i) {
        if (!expand() || m_time + gain(m_t, m_end) >= time) break;
        advance(m_end);
    }
    const auto left = [&](double at) { return std::pair(time - m_time - gain(m_t, at), -slope(m_t, at)); };
    if (m_end > 0) advance(fallingRoot(left, 0, m_end));
    return {m_way, m_velocity, m_work.sum()};
}

std::optional<BounceChange> bounceInAir(const BounceFace& face, const Rebounding& start) {
    const auto landing = BounceFlight(face, start).land();
    if (!landing) return std::nullopt;
    const RoundBody& body = face.body;
    const ContactLaw& law = face.law;
    const double k = body.k;
    // Normal to the face, gravity does no net work during the flight. Drag alone changes the speed.
    const double square = start.away * start.away + 2 * landing->work.y();
    if (!(square > 0)) return std::nullopt;
    BounceChange change;
    change.approach = std::sqrt(square);
    const double faster = 2 * landing->work.y() / (change.approach + start.away);
    const double slip = start.slip + landing->gained;
    const double stick = k / (1 + k) * std::abs(slip);
    change.sticks = stick < law.mu * (1 + law.e) * change.approach || slip == 0;
    const double tangential = change.sticks ? stick : law.muK * (1 + law.e) * change.approach;
    change.impulse = slip == 0 ? 0 : -std::copysign(tangential, slip);
    const double slipAfter = change.sticks ? 0 : slip + change.impulse * (1 + 1 / k);
    change.s = landing->along;
    change.v = landing->gained + change.impulse;
    change.away = law.e * faster - (1 - law.e) * start.away;
    change.slip = change.sticks ? -start.slip : landing->gained + change.impulse * (1 + 1 / k);
    change.time = landing->time;
    change.turned = start.spin(body.b) * landing->time;
    change.wind = landing->work.sum();
    change.normal = 0.5 * (1 - law.e) * (1 + law.e) * square;
    change.friction = 0.5 * std::abs(change.impulse) * std::abs(slip + slipAfter);
    return change;
}

} // namespace talweg
