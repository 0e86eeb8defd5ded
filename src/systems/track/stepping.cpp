#include "systems/track/stepping.h"

#include "base/number.h"
#include "base/root.h"
#include "physics/dormand_prince.h"

#include <algorithm>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <cmath>
#include <numbers>
#include <utility>

namespace talweg::track {

namespace {

/// Position q, speed v, losses to damping and air, path length, and losses to air alone.
using Vector = std::array<double, 5>;

/// Error allowed in a step, relative to each variable and its change in the step: about five hundred rounding
/// errors. Long runs then stay far below maxResidual. If too small, rounding determines the steps.
constexpr double tolerance = 1e-13;
/// Energy error allowed in a step before its correction: a fraction of the kinetic energy, plus a number of
/// rounding errors of its terms. It detects errors that the error estimate misses.
constexpr double openEnergy = 1e-12, energyRoundings = 64;
/// Number of Newton iterations that project a state onto the energy.
constexpr int rounds = 3;
/// Relative difference between the durations of a coast from 7 and from 15 nodes below which the latter is
/// exact to rounding.
constexpr double agreement = 1e-8;
/// Ratio of a remaining height to the heights whose difference it is. Below this ratio, the difference would
/// have lost three digits, and the height is computed by integration. If larger, runs are slower.
constexpr double littleLeft = 1e-3;
/// Limit for the closed form of a coast with a slow end, whose kinetic energy is below this fraction of that
/// at the other end. The rail there must be so steep that its slope times the length of the coast exceeds
/// this fraction, too. In cusps and on crests it does not, and positions would be inaccurate.
constexpr double slowness = 0.01;
/// Fractions of the rail's range of heights and of its elevations. A coast with less kinetic energy, as a
/// height, has no closed form, because differences of height are too inaccurate for its time.
constexpr double littleOfRange = 1e-6, littleOfElevation = 1e-8;
/// Limit for the search for a range short enough for one quadrature; and limit for Newton's method if
/// rounding prolongs it.
constexpr int maxHalvings = 60, maxCorrections = 30;
/// Newton steps, as fractions of a coast, at which the search for a position on it ends: because it has
/// converged, or because it no longer improves.
constexpr double closePart = 4 * epsilon, nearPart = 1e-12;
/// Largest ratio of the last two terms of a Chebyshev series over a coast to the first. Term n contributes
/// its 2n-th part to the integral, which is then exact to rounding.
constexpr double lastTerms = 1e-11;
/// Minimum time for comparing speeds with distances, in units of √(length/g).
constexpr double typicalTime = 0.02;

/// The sum of a Chebyshev series on 0 ≤ x ≤ 1 by Clenshaw's recurrence. The first term counts half.
template <std::size_t count>
double sumAt(const std::array<double, count>& coefficients, double x) {
    const double u = 2 * x - 1;
    double last = 0, before = 0;
    for (std::size_t k = count - 1; k > 0; --k)
        before = std::exchange(last, 2 * u * last - before + coefficients[k]);
    return u * last - before + coefficients[0] / 2;
}

/// cos(i π/2n) for all i that a series of n terms needs.
template <std::size_t n>
const std::array<double, 4 * n>& cosines() {
    static const auto table = [] {
        std::array<double, 4 * n> values{};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = std::cos(std::numbers::pi * static_cast<double>(i) / (2 * n));
        return values;
    }();
    return table;
}

} // namespace

// --- integrals -------------------------------------------------------------------------------------

const std::array<double, Integral::terms>& Integral::nodes() {
    static const auto places = [] {
        std::array<double, terms> x{};
        for (std::size_t j = 0; j < terms; ++j)
            x[j] = (1 + cosines<terms>()[2 * j + 1]) / 2;
        return x;
    }();
    return places;
}

Integral::Integral(const std::array<double, terms>& values) {
    for (std::size_t k = 0; k < terms; ++k) {
        for (std::size_t j = 0; j < terms; ++j)
            m_rate[k] += values[j] * cosines<terms>()[(k * (2 * j + 1)) % (4 * terms)];
        m_rate[k] *= 2.0 / terms;
    }
    // ∫ T_k du = T_{k+1}/2(k + 1) − T_{k−1}/2(k − 1), and dx is du/2.
    double atZero = 0;
    for (std::size_t k = 1; k <= terms; ++k) {
        const double next = k + 1 < terms ? m_rate[k + 1] : 0;
        m_coefficients[k] = (m_rate[k - 1] - next) / (4 * static_cast<double>(k));
        atZero += k % 2 == 0 ? m_coefficients[k] : -m_coefficients[k];
    }
    m_coefficients[0] = -2 * atZero;
    m_isExact = std::abs(m_rate[terms - 1]) + std::abs(m_rate[terms - 2]) <= lastTerms * std::abs(m_rate[0]);
}

double Integral::operator()(double x) const {
    return sumAt(m_coefficients, x);
}

double Integral::rate(double x) const {
    return sumAt(m_rate, x);
}

double Stepper::budget(std::size_t zone, double work) const {
    return m_contact.energy + m_setup.g * (m_contact.reference - m_rail.zones()[zone].elevation) - work;
}

double Stepper::acceleration(Rail::Spot spot, double v) const {
    const Rail::Slope slope = m_rail.slope(spot);
    return -(m_setup.g * slope.rise / slope.speed + m_setup.resistanceAt(v)) / (1 + m_setup.k);
}

double Stepper::normal(const Riding& state) const {
    const Rail::Place place = m_rail.place(state.spot);
    return state.v * state.v * place.curvature + m_setup.g * place.normal().y();
}

// --- without losses --------------------------------------------------------------------------------

/// Kinetic energy at a position, (1 + k) v²/2, J/kg.
double Stepper::kinetic(const Riding& base, double q, double elevation) const {
    const std::size_t zone = base.spot.zone;
    const double g = m_setup.g;
    const double left = m_contact.energy + g * (m_contact.reference - elevation);
    if (left > littleLeft
                   * (std::abs(m_contact.energy) + g * (std::abs(m_contact.reference) + std::abs(elevation))))
        return left;
    m_places += 10;
    const Rail::Zone& around = m_rail.zones()[zone];
    if (base.v != 0 && around.level && std::abs(q) < around.near)
        return budget(zone, 0) + g * m_rail.drop({zone, q});
    using Gauss = boost::math::quadrature::gauss<double, 10>;
    return (1 + m_setup.k) * base.v * base.v / 2
           - g
                 * Gauss::integrate(
                     [&](double s) {
                         return m_rail.slope({zone, s}).rise;
                     },
                     base.spot.q, q);
}

/// Derivative of the time with respect to x, s. x is 0 at `base` and 1 at `to`. The parameter grows with x
/// or, if the body is at rest at the base, with x². Also sets `speed` to the derivative of the path length,
/// m.
double Stepper::pace(const Riding& base, double to, double x, double* speed) const {
    ++m_places;
    const double whole = to - base.spot.q;
    const double q = base.spot.q + whole * (base.v == 0 ? x * x : x);
    const Rail::Stride stride = m_rail.stride({base.spot.zone, q});
    const double metres = stride.speed * std::abs(whole) * (base.v == 0 ? 2 * x : 1);
    if (speed) *speed = metres;
    return metres / std::sqrt(2 * kinetic(base, q, stride.elevation) / (1 + m_setup.k));
}

Stepper::Span Stepper::span(const Riding& base, double to, double part) const {
    using Kronrod = boost::math::quadrature::gauss_kronrod<double, 15>;
    using Gauss = boost::math::quadrature::gauss<double, 7>;
    constexpr std::size_t places = 15;
    Span span;
    if (part == 0) return span;
    static const auto nodes = [] {
        std::array<double, places> x{};
        for (std::size_t i = 1; i < Kronrod::abscissa().size(); ++i) {
            x[2 * i - 1] = Kronrod::abscissa()[i];
            x[2 * i] = -Kronrod::abscissa()[i];
        }
        return x;
    }();
    const bool standsStill = base.v == 0;
    const double whole = to - base.spot.q;
    std::array<double, places> q, metres, time;
    for (std::size_t i = 0; i < places; ++i) {
        const double x = part * (1 + nodes[i]) / 2;
        q[i] = base.spot.q + whole * (standsStill ? x * x : x);
        metres[i] = standsStill ? 2 * x : 1;
    }
    m_places += places;
    const auto stride =
        m_rail.strides(base.spot.zone, q, std::min(base.spot.q, to), std::max(base.spot.q, to));
    for (std::size_t i = 0; i < places; ++i) {
        metres[i] *= stride.speed[i] * std::abs(whole);
        time[i] = metres[i] / std::sqrt(2 * kinetic(base, q[i], stride.elevation[i]) / (1 + m_setup.k));
    }
    double coarse = 0;
    for (std::size_t i = 0; i < places; ++i) {
        const std::size_t of = (i + 1) / 2;
        span.time += Kronrod::weights()[of] * time[i];
        span.way += Kronrod::weights()[of] * metres[i];
        if (of % 2 == 0) coarse += Gauss::weights()[of / 2] * time[i];
    }
    span.isExact = std::abs(coarse - span.time) <= agreement * span.time;
    span.time *= part / 2;
    span.way *= part / 2;
    return span;
}

/// The motion without losses up to the next cut of the rail, or to the point where the body turns back if
/// that comes first. Heights are monotonic up to there.
std::optional<Coast> Stepper::coasted(const Riding& from) const {
    if (!m_setup.isLossless()) return {};
    const double min =
        m_setup.g
        * std::max(littleOfRange * (m_rail.highest() - m_rail.lowest()),
                   littleOfElevation * std::max(std::abs(m_rail.highest()), std::abs(m_rail.lowest())));
    const double push = acceleration(from.spot, from.v);
    if (from.v == 0 && push == 0) return {};
    const int heading = (from.v != 0 ? from.v : push) < 0 ? -1 : 1;
    const std::size_t zone = from.spot.zone;
    double end = m_rail.nextCut(from.spot, heading);
    const auto left = [&](double q) { return kinetic(from, q, m_rail.stride({zone, q}).elevation); };
    const double atStart = from.v == 0 ? 0 : left(from.spot.q);
    for (int halving = 0; halving < maxHalvings && end != from.spot.q; ++halving) {
        Coast coast{from, {{zone, end}, 0, from.work, from.way}};
        const double atEnd = left(end);
        if (atEnd > 0) {
            coast.to.v = heading * std::sqrt(2 * atEnd / (1 + m_setup.k));
        } else if (from.v == 0) {
            return {};
        } else {
            if (!(atStart > 0)) return {};
            if (atEnd < 0) coast.to.spot.q = bracketRoot(left, from.spot.q, end, atStart, atEnd).low;
            if (coast.to.spot.q == from.spot.q) return {};
        }
        const Span all = span(coast.base(), coast.other().spot.q, 1);
        const bool startsSlowly = coast.to.v != 0 && atStart < atEnd;
        const Rail::Spot slow = startsSlowly ? from.spot : coast.to.spot;
        const double whole = std::max(atStart, atEnd), steep = m_setup.g * std::abs(m_rail.slope(slow).rise);
        if (whole < min) return {};
        if (std::min(atStart, atEnd) < slowness * whole
            && steep * std::abs(coast.to.spot.q - from.spot.q) < slowness * whole)
            return {};
        if (all.isExact) {
            coast.lasts = all.time;
            coast.to.way += heading * all.way;
            return coast;
        }
        end = from.spot.q + (coast.to.spot.q - from.spot.q) / 2;
    }
    return {};
}

const Coast* Stepper::coastFrom(const Riding& from) const {
    if (m_coastsFrom != from) {
        m_coast = coasted(from);
        m_coastsFrom = from;
    }
    return m_coast ? &*m_coast : nullptr;
}

std::optional<double> Stepper::longest(const Riding& from) const {
    const Coast* coast = coastFrom(from);
    return coast ? std::optional(coast->lasts) : std::nullopt;
}

/// The x between base and other end at which the time `after` has passed, by Newton's method. `time`: time as
/// a function of x, `pace`: its derivative.
template <class Time, class Pace>
double Stepper::partAfter(const Coast& coast, double after, const Time& time, const Pace& pace) {
    const double goal = coast.to.v == 0 ? coast.lasts - after : after;
    double x = std::clamp(goal / coast.lasts, 0.0, 1.0), last = 1;
    for (int i = 0; i < maxCorrections && x > 0; ++i) {
        const double off = (goal - time(x)) / pace(x);
        if (std::isnan(off)) break;
        x = std::clamp(x + off, 0.0, 1.0);
        if (std::abs(off) <= closePart || (std::abs(off) < nearPart && std::abs(off) > last / 4)) break;
        last = std::abs(off);
    }
    return x;
}

Stepper::Clock Stepper::clockOf(const Coast& coast) const {
    std::array<double, Integral::terms> times, metres;
    for (std::size_t i = 0; i < times.size(); ++i)
        times[i] = pace(coast.base(), coast.other().spot.q, Integral::nodes()[i], &metres[i]);
    const Integral time(times), way(metres);
    if (!time.isExact() || !way.isExact()) return {coast, {}, {}};
    return {coast, time, way};
}

Riding Stepper::coasting(const Coast& coast, double x) const {
    const Riding &base = coast.base(), &other = coast.other();
    Riding now = base;
    now.spot.q += (other.spot.q - base.spot.q) * (base.v == 0 ? x * x : x);
    const double left = kinetic(base, now.spot.q, m_rail.stride(now.spot).elevation);
    now.v =
        std::copysign(std::sqrt(2 * std::max(0.0, left) / (1 + m_setup.k)), base.v == 0 ? other.v : base.v);
    return now;
}

Contact::Knot Stepper::knotAt(const Coast& coast, double x) const {
    const Riding &base = coast.base(), &other = coast.other();
    const Span passed = span(base, other.spot.q, x);
    Riding now = coasting(coast, x);
    now.way += std::copysign(passed.way, other.way - base.way);
    return {coast.to.v == 0 ? coast.lasts - passed.time : passed.time, now};
}

// --- steps -----------------------------------------------------------------------------------------

Riding Stepper::between(const Riding& from, const Riding& to, double h, double part) const {
    if (part == 0 || from.spot.zone != to.spot.zone || from.spot.q == to.spot.q) return from;
    if (part == 1) return to;
    if (!m_setup.isLossless()) return step(from, h * part).to;
    const Coast coast{from, to};
    return coasting(coast, to.v == 0 ? 1 - part : part);
}

Contact::Knot Stepper::knotBetween(const Riding& from, const Riding& to, double h, double part) const {
    if (part == 0) return {0, from};
    const Coast* coast = coastFrom(from);
    const Riding there = between(from, to, h, part);
    if (!coast) return {h * part, there};
    const double passed =
        (there.spot.q - coast->base().spot.q) / (coast->other().spot.q - coast->base().spot.q);
    return knotAt(*coast, coast->base().v == 0 ? std::sqrt(std::max(0.0, passed)) : passed);
}

Step Stepper::step(const Riding& from, double h) const {
    if (const Coast* coast = coastFrom(from)) {
        if (h >= coast->lasts) return {coast->to};
        const Riding &base = coast->base(), &other = coast->other();
        const auto time = [&](double x) { return span(base, other.spot.q, x).time; };
        const auto rate = [&](double x) { return pace(base, other.spot.q, x); };
        return {knotAt(*coast, partAfter(*coast, h, time, rate)).state};
    }
    return forced(from, h);
}

Riding Stepper::after(const Contact::Knot& knot, double h) const {
    const auto [known, isNew] = m_clocks.try_emplace(&knot);
    std::optional<Clock>& clock = known->second;
    if (isNew)
        if (const auto coast = coasted(knot.state)) clock = clockOf(*coast);
    if (!clock) return forced(knot.state, h).to;
    const Coast& coast = clock->coast;
    if (h >= coast.lasts) return coast.to;
    if (!clock->time) return step(knot.state, h).to;
    const Integral& time = *clock->time;
    const double x = partAfter(coast, h, time, [&time](double at) { return time.rate(at); });
    Riding now = coasting(coast, x);
    now.way += std::copysign((*clock->way)(x), coast.other().way - coast.base().way);
    return now;
}

/// A step of the integrator, projected onto the energy.
Step Stepper::forced(const Riding& from, double h) const {
    Step step = integrated(from, h);
    if (!std::isfinite(step.error)) return step;
    const Excess open = excess(step.to);
    step.open = open.off;
    const double height = std::abs(m_rail.zones()[from.spot.zone].elevation) + std::abs(m_contact.reference)
                          + std::abs(m_rail.slope(step.to.spot).rise * m_rail.parameter(step.to.spot));
    const double terms = m_setup.g * height + std::abs(m_contact.energy) + step.to.work + open.scale;
    const double exchanged = (1 + m_setup.k) * (from.v * from.v + step.to.v * step.to.v) / 2;
    step.error = std::max(step.error,
                          std::abs(step.open) / (openEnergy * exchanged + energyRoundings * epsilon * terms));
    if (step.error <= 1) putOnEnergy(step.to, open, h);
    return step;
}

/// A step of the integrator, with its estimated error.
Step Stepper::integrated(const Riding& from, double h) const {
    const double inertia = 1 + m_setup.k;
    const auto motion = [&](const Vector& x, Vector& rate) {
        ++m_places;
        const Rail::Slope slope = m_rail.slope({from.spot.zone, x[0]});
        rate[0] = x[1] / slope.speed;
        rate[1] = -(m_setup.g * slope.rise / slope.speed + m_setup.resistanceAt(x[1])) / inertia;
        rate[4] = m_setup.dragAt(x[1]) * x[1];
        rate[2] = m_setup.damping * x[1] * x[1] + rate[4];
        rate[3] = x[1];
    };
    const Vector start{from.spot.q, from.v, from.work, from.way, from.air};
    Vector rate;
    motion(start, rate);
    const auto [end, error] = dormandPrince8(motion, start, h);
    Step step{{{from.spot.zone, end[0]}, end[1], end[2], end[3], end[4]}};
    const double allowed = tolerance + m_rail.coarseness(from.spot);
    for (std::size_t i = 0; i < 3; ++i) {
        const double size = std::abs(start[i]) + std::abs(end[i] - start[i]) + h * std::abs(rate[i]);
        if (error[i] != 0) step.error = std::max(step.error, std::abs(error[i]) / (allowed * size));
        if (!std::isfinite(end[i])) step.error = HUGE_VAL;
    }
    return step;
}

Stepper::Excess Stepper::excess(const Riding& state) const {
    const double kinetic = (1 + m_setup.k) * state.v * state.v / 2;
    const double left = budget(state.spot.zone, state.work);
    const double gained = m_setup.g * m_rail.drop(state.spot);
    m_places += m_rail.placesOfDrop(state.spot);
    return {kinetic - (left + gained), std::max({kinetic, std::abs(left), std::abs(gained)})};
}

/// Projects a state onto the nearest state with the energy at the beginning of the contact. To compare speeds
/// with distances, it uses a typical time of the track or, if longer, that of the step. At a turn, this
/// corrects the position, elsewhere the speed.
void Stepper::putOnEnergy(Riding& state, Excess excess, double h) const {
    // Without gravity there are no turns, and only speeds are corrected.
    const double time =
        m_setup.g > 0 ? std::max(h, typicalTime * std::sqrt(m_rail.track().length() / m_setup.g)) : h;
    for (int i = 0; i < rounds && std::abs(excess.off) > epsilon * excess.scale; ++i) {
        const Rail::Slope slope = m_rail.slope(state.spot);
        const double push = m_setup.g * slope.rise / slope.speed * time;
        const double momentum = (1 + m_setup.k) * state.v;
        const double steepness = push * push + momentum * momentum;
        if (!(steepness > 0)) return;
        state.spot.q -= excess.off * push * time / (steepness * slope.speed);
        state.v -= excess.off * momentum / steepness;
        if (i + 1 < rounds) excess = this->excess(state);
    }
}

} // namespace talweg::track
