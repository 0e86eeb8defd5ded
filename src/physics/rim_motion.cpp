#include "physics/rim_motion.h"

#include "base/root.h"
#include "physics/roots.h"

#include <algorithm>
#include <array>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <cmath>

namespace talweg {

namespace {

/// Relative difference between the two rules of a quadrature at which halving ends. The result comes from the
/// better rule, which is then far more accurate. If smaller, there are more halvings. Values ten times
/// smaller or larger give the same test results.
constexpr double quadratureTolerance = 1e-9;
/// Paths on which u² changes by less than this factor are integrated with one rule, because their ends are
/// not close to points of rest. If too large, the rule needs halvings.
constexpr double moderateGain = 20;
/// Other paths are divided into panels that become shorter towards the minimum of u². Each panel extends
/// panelRatio times as far from the minimum as the next one. Division ends when u² decreases by less than
/// steepGain from panel to panel. If panelRatio is too large, panels need halvings; if too small, there are
/// more panels.
constexpr double panelRatio = 16, steepGain = 20;
/// Largest number of panels. Reached if u² vanishes like the square of the distance, so that the time is
/// unbounded.
constexpr int maxPanels = 30;
/// Number of parts of a sliding motion that are searched for events; each spans at most a few degrees. Two
/// events of the same kind within one part are both missed. Each part costs one evaluation of the motion.
constexpr int searchParts = 24;
/// Lower bound of u² that keeps 1/u finite at points of rest, m²/s². Negligible: near the smallest
/// floating-point number.
constexpr double resting = 1e-300;
/// u² counts as zero (a turning point) below this fraction of u0² plus the changes by gravity and friction,
/// because its rounding error is of that size. If too small, a quadrature up to a turning point is of order
/// 1/rounding.
constexpr double restRounding = 1e-14;
/// Distance (rad) from a friction limit at which rolling is tested. At a limit, rolling may become possible
/// instead of impossible; at the start, rolling may end at once. The distance is far above the rounding error
/// of angles. Values ten times smaller or larger give the same test results.
constexpr double besideLimit = 1e-9;
/// Where the search for events of a sliding motion from rest begins, as a fraction of the first part, because
/// u² is zero at the start. A turning point closer to the start would be missed.
constexpr double afterRest = 1e-6;
/// A motion is brief if u² stays above the first limit, in units of g b, and the available time is above the
/// second, in units of √(b/g). At such speeds the motion over a rim, at most a few b long, takes up to a few
/// hundred √(b/g).
constexpr double minBriefSquare = 1e-4, minBriefTime = 1e3;

/// The root of f between two places. If rounding hides the change of sign, the place where |f| is smaller.
template <class Function>
double rootBetween(const Function& f, double lo, double hi) {
    const double atLo = f(lo);
    const double atHi = f(hi);
    if (atLo == 0 || atHi == 0 || (atLo < 0) == (atHi < 0)) return std::abs(atLo) <= std::abs(atHi) ? lo : hi;
    return bracketRoot(f, lo, hi, atLo, atHi).middle();
}

} // namespace

RimMotion::RimMotion(double g, const RoundBody& body, const ContactLaw& law, double a, double u, double w,
                     bool slides)
    : m_g(g), m_body(body), m_law(law), m_a0(a), m_u0(u), m_w0(w) {
    const double b = body.b;
    const double k = body.k;
    const double along = g * std::sin(a);
    const double normal = g * std::cos(a) - u * u / b;
    double slip = u + b * w;
    if (slides || std::abs(slip) <= slipRounding * (std::abs(u) + b * std::abs(w))) slip = 0;
    double acceleration = along / (1 + k);
    if (!slides && slip == 0 && law.mu > 0 && std::abs(along) * k / (1 + k) <= law.mu * normal) {
        m_w0 = -u / b;
    } else {
        m_mode = ContactMode::sliding;
        m_slipBegins = slip == 0;
        m_sense = std::copysign(1.0, slip != 0 ? slip : along != 0 ? along : u);
        acceleration = along - m_sense * law.muK * normal;
        const double lambda = 2 * m_sense * law.muK;
        m_q = g * b * (lambda * lambda - 2) / (1 + lambda * lambda);
        m_p = -3 * g * b * lambda / (1 + lambda * lambda);
        m_r = u * u - m_p * std::sin(a) - m_q * std::cos(a); // times exp(λ(a − a0))
    }
    const double way = u != 0 ? u : acceleration;
    m_direction = way > 0 ? 1 : way < 0 ? -1 : 0;
}

/// u² at the distance `away` (rad) from a place where it is known, m²/s². Computed as a difference so that
/// small speeds keep their digits.
double RimMotion::speedSquared(const Known& known, double away) const {
    const double half = 0.5 * away;
    const double mean = m_a0 + known.arc + half;
    if (m_mode == ContactMode::rolling)
        return known.squared + 4 * m_g * m_body.b * std::sin(mean) * std::sin(half) / (1 + m_body.k);
    const double lambda = 2 * m_sense * m_law.muK;
    return known.squared + 2 * std::sin(half) * (m_p * std::cos(mean) - m_q * std::sin(mean))
           + m_r * std::exp(lambda * known.arc) * std::expm1(lambda * away);
}

double RimMotion::speedSquared(double arc) const {
    return speedSquared({0, m_u0 * m_u0}, arc);
}

/// u² at one end of a path. Values within rounding of zero are set to zero.
RimMotion::Known RimMotion::known(double arc) const {
    const double squared = speedSquared(arc);
    const double size = m_u0 * m_u0 + m_g * m_body.b * std::abs(arc);
    return {arc, squared < restRounding * size ? 0 : squared};
}

double RimMotion::u(double arc) const {
    return m_direction * std::sqrt(std::max(0.0, speedSquared(arc)));
}

double RimMotion::normalForce(double arc) const {
    return m_g * std::cos(m_a0 + arc) - speedSquared(arc) / m_body.b;
}

/// Derivative of the normal force with respect to the angle, m/s² per radian. It follows from d(u²)/da, which
/// is 2gb sin a/(1+k) in rolling and 2gb sin a − 2σμ′bN in sliding.
double RimMotion::normalForceTrend(double arc) const {
    const double along = m_g * std::sin(m_a0 + arc);
    if (m_mode == ContactMode::rolling) return -along * (1 + 2 / (1 + m_body.k));
    return -3 * along + 2 * m_sense * m_law.muK * normalForce(arc);
}

/// The normal force has at most one maximum between two angles: where its derivative vanishes, the second
/// derivative is negative.
double RimMotion::greatestNormalForce(double arc) const {
    const double atEnds = std::max(normalForce(0), normalForce(arc));
    if (!(m_direction * normalForceTrend(0) > 0 && m_direction * normalForceTrend(arc) < 0)) return atEnds;
    const double there = rootBetween([this](double x) { return normalForceTrend(x); }, 0, arc);
    return std::max(atEnds, normalForce(there));
}

/// ∫ perRadian(arc, |u|) da between two distances from an end of a path. The variable of integration is the
/// speed that a constant acceleration would give. This removes the singularity of da/u where the body is at
/// rest or nearly at rest.
template <class Integrand>
double RimMotion::between(const Known& end, double inner, double outer, const Integrand& perRadian,
                          unsigned depth) const {
    const auto speed = [&](double away) { return std::sqrt(std::max(resting, speedSquared(end, away))); };
    const double slow = inner == 0 ? std::sqrt(end.squared) : speed(inner);
    const double change = speed(outer) - slow;
    const double scale = (outer - inner) / (2 * slow + change);
    const auto f = [&](double x) {
        const double away = inner + scale * x * (2 * slow + change * x);
        return perRadian(end.arc + away, speed(away)) * 2 * scale * (slow + change * x);
    };
    return boost::math::quadrature::gauss_kronrod<double, 21>::integrate(f, 0.0, 1.0, depth,
                                                                         quadratureTolerance);
}

/// The integral from an end of a path over the distance `span`. Panels shrink towards the end while u²
/// decreases faster than the distance; near the top it decreases like the square of the distance.
template <class Integrand>
double RimMotion::fromEnd(const Known& end, double span, const Integrand& perRadian, unsigned depth) const {
    double sum = 0, outer = span, atOuter = speedSquared(end, span);
    for (int i = 0; i < maxPanels; ++i) {
        const double inner = outer / panelRatio, atInner = speedSquared(end, inner);
        if (!(atOuter > steepGain * atInner)) break;
        sum += between(end, inner, outer, perRadian, depth);
        outer = inner;
        atOuter = atInner;
    }
    return sum + between(end, 0, outer, perRadian, depth);
}

/// The arc between two places at which u² has a minimum; the middle if there is no minimum in between.
double RimMotion::slowestBetween(double from, double to) const {
    if (m_mode == ContactMode::rolling)
        return (from + m_a0) * (to + m_a0) < 0 ? -m_a0 : from + 0.5 * (to - from);
    const auto trend = [this](double arc) { return placeAt(arc).squaredTrend; };
    const bool slowsFirst =
        m_direction * (to - from) > 0 ? trend(from) < 0 && trend(to) > 0 : trend(from) > 0 && trend(to) < 0;
    return slowsFirst ? rootBetween(trend, from, to) : from + 0.5 * (to - from);
}

/// The integral between two places. If the speed changes little, the variable of integration is the angle
/// itself.
template <class Integrand>
double RimMotion::alongPath(double from, double to, const Integrand& perRadian, unsigned depth) const {
    if (from == to) return 0;
    const double span = to - from;
    const Known start = known(from);
    const Known finish = known(to);
    const auto [slower, faster] =
        std::minmax({start.squared, speedSquared(from + 0.5 * span), finish.squared});
    if (slower * moderateGain > faster) {
        const auto plain = [&](double x) {
            const double arc = from + span * x;
            return perRadian(arc, std::sqrt(std::max(resting, speedSquared(arc)))) * span;
        };
        return boost::math::quadrature::gauss_kronrod<double, 21>::integrate(plain, 0.0, 1.0, depth,
                                                                             quadratureTolerance);
    }
    const Known middle = known(slowestBetween(from, to));
    const auto half = [&](const Known& end, const Known& other) {
        const bool slowestThere = other.squared < end.squared;
        const double way = other.arc - end.arc;
        return slowestThere ? -fromEnd(other, -way, perRadian, depth) : fromEnd(end, way, perRadian, depth);
    };
    return half(start, middle) - half(finish, middle);
}

double RimMotion::time(double arc) const {
    if (m_direction == 0) return arc == 0 ? 0 : never;
    return alongPath(0, arc, [this](double, double u) { return m_direction * m_body.b / u; });
}

bool RimMotion::isBrief(double arc, double time) const {
    const double slowest = std::min({m_u0 * m_u0, speedSquared(0.5 * arc), speedSquared(arc)});
    return slowest > minBriefSquare * m_g * m_body.b && time > minBriefTime * std::sqrt(m_body.b / m_g);
}

double RimMotion::spinBetween(double from, double to, unsigned depth) const {
    const double rate = -m_sense * m_law.muK * m_direction / m_body.k;
    const auto perRadian = [this, rate](double arc, double u) {
        return rate * (m_g * std::cos(m_a0 + arc) / u - u / m_body.b);
    };
    return alongPath(from, to, perRadian, depth);
}

double RimMotion::spin(double arc) const {
    if (m_mode == ContactMode::rolling) return -u(arc) / m_body.b;
    return m_w0 + spinBetween(0, arc);
}

double RimMotion::turned(double arc) const {
    if (m_mode == ContactMode::rolling) return -arc;
    // A double integral. The angle is used only for drawing, so fixed rules with 21 points are accurate
    // enough.
    const auto perRadian = [this](double x, double u) {
        return (m_w0 + spinBetween(0, x, 0)) * m_direction * m_body.b / u;
    };
    return alongPath(0, arc, perRadian, 0);
}

double RimMotion::slidingWork(double arc, double spin) const {
    if (m_mode == ContactMode::rolling) return 0;
    // The loss is ∫ μ′N|s| dt with s = u + b w. The part with u is an integral over the angle; the part with
    // w is the rotational energy that friction has removed.
    const double b = m_body.b;
    const auto perRadian = [this, b](double x, double u) { return b * m_g * std::cos(m_a0 + x) - u * u; };
    const double translation = m_sense * m_law.muK * alongPath(0, arc, perRadian);
    return translation - 0.5 * m_body.k * b * b * (spin - m_w0) * (spin + m_w0);
}

double RimMotion::arcAt(double t, double end) const {
    if (t <= 0 || m_direction == 0) return 0;
    const double duration = time(end);
    if (t >= duration) return end;
    return rootBetween([&](double arc) { return time(arc) - t; }, 0, end);
}

/// The arc at which a body that rolls uphill comes to rest: cos a = cos a0 + q, evaluated without
/// cancellation. `never` if the body passes the top.
double RimMotion::rollingTurn() const {
    const double q = 0.5 * m_u0 * m_u0 * (1 + m_body.k) / (m_g * m_body.b);
    const double cosine = std::cos(m_a0), sine = std::abs(std::sin(m_a0)), there = cosine + q;
    const double half = std::sin(0.5 * m_a0), belowTop = 2 * half * half - q; // 1 − cos a
    if (m_direction * m_a0 >= 0 || belowTop < 0) return never;
    const double sineThere = std::sqrt(belowTop * (1 + there));
    const double sineOfArc = q * sine + cosine * q * (cosine + there) / (sine + sineThere);
    return m_direction * std::atan2(sineOfArc, cosine * there + sine * sineThere);
}

/// The first arc on the way to `limit` at which rolling needs all the available friction; `limit` if there is
/// none.
double RimMotion::rollingFrictionLimit(double limit) const {
    // |sin a| k/(1+k) = μ (g cos a − u²/b)/g with u² linear in cos a: A |sin a| = B cos a − C.
    const double k = m_body.k;
    const double A = k / (1 + k);
    const double B = m_law.mu * (1 + 2 / (1 + k));
    const double C = m_law.mu * (m_u0 * m_u0 / (m_g * m_body.b) + 2 * std::cos(m_a0) / (1 + k));
    const auto holds = [=](double a) { return B * std::cos(a) - A * std::abs(std::sin(a)) > C; };
    // If friction suffices only within rounding at the start (on top with u² = g b, for example), no root
    // lies ahead.
    if (!holds(m_a0 + m_direction * besideLimit)) return 0;
    const double length = std::hypot(A, B);
    const double cosine = C / length;
    if (std::abs(cosine) > 1) return limit;
    double best = limit;
    for (const double side : {1.0, -1.0}) {
        // B cos a − side A sin a = C, on the side where side · a ≥ 0.
        const double phase = std::atan2(side * A, B);
        for (const double a : {std::acos(cosine) - phase, -std::acos(cosine) - phase}) {
            const double arc = a - m_a0;
            const bool ahead = m_direction * arc > 0 && m_direction * (best - arc) > 0;
            if (ahead && side * a >= 0 && holds(a - m_direction * besideLimit)) best = arc;
        }
    }
    return best;
}

RimMotion::End RimMotion::endRolling(double limit) const {
    End end{RimEnd::angleReached, limit};
    const double k = m_body.k;
    const double ratio = m_u0 * m_u0 / (m_g * m_body.b);
    const auto consider = [&](double arc, RimEnd reason) {
        if (m_direction * arc > 0 && m_direction * (end.arc - arc) > 0) end = {reason, arc};
    };
    consider(rollingTurn(), RimEnd::turns);
    const double leaving = (ratio * (1 + k) + 2 * std::cos(m_a0)) / (3 + k);
    if (leaving <= 1)
        for (const double a : {std::acos(leaving), -std::acos(leaving)})
            if (m_direction * std::sin(a) > 0) consider(a - m_a0, RimEnd::liftsOff);
    const double limitOfFriction = rollingFrictionLimit(end.arc);
    if (limitOfFriction != end.arc) end = {RimEnd::frictionLimit, limitOfFriction};
    return end;
}

/// All quantities at one place, which follow from u² there.
RimMotion::Place RimMotion::placeAt(double arc) const {
    const double squared = speedSquared(arc);
    const double normal = m_g * std::cos(m_a0 + arc) - squared / m_body.b;
    const double along = m_g * std::sin(m_a0 + arc);
    return {arc, squared, normal, m_direction * (along - m_sense * m_law.muK * normal),
            m_sense * along - m_law.muK * normal * (1 + 1 / m_body.k)};
}

/// The first place between `from` and `to` where the slip vanishes; `to` if it does not. The spin is given at
/// `known`, and the slip has not vanished before `from`. The search proceeds from one extremum of the slip to
/// the next, so that a short interval of reversed slip is not missed.
double RimMotion::slipVanishesBetween(const Place& from, const Place& to, Slipping& known) const {
    // Slip that begins because friction no longer suffices increases. With μ′ = μ its rate at the start is
    // zero except for rounding, so it is not used there.
    const bool growsFirst = (m_slipBegins && from.arc == 0) || from.slipTrend >= 0;
    const bool growsLast = to.slipTrend >= 0;
    if (growsFirst && growsLast) return to.arc;
    std::array<double, 3> cuts{from.arc, to.arc, to.arc};
    if (growsFirst != growsLast)
        cuts[1] = rootBetween([this](double arc) { return placeAt(arc).slipTrend; }, from.arc, to.arc);
    for (const double right : cuts) {
        const Slipping left = known;
        known = {right, left.spin + spinBetween(left.arc, right)};
        const bool slippedBefore = m_sense * slip(left.arc, left.spin) > 0;
        if (slippedBefore && m_sense * slip(right, known.spin) < 0)
            return rootBetween([&](double arc) { return slip(arc, left.spin + spinBetween(left.arc, arc)); },
                               left.arc, right);
        if (right == to.arc) break;
    }
    return to.arc;
}

/// The first place between `from` and `to` where u² vanishes; `to` if it does not. u² must be positive at
/// `from`.
double RimMotion::turnsBetween(const Place& from, const Place& to) const {
    const auto squared = [this](double arc) { return speedSquared(arc); };
    if (to.squared < 0) return rootBetween(squared, from.arc, to.arc);
    if (from.squaredTrend >= 0 || to.squaredTrend <= 0) return to.arc;
    const double slowest =
        rootBetween([this](double arc) { return placeAt(arc).squaredTrend; }, from.arc, to.arc);
    return squared(slowest) < 0 ? rootBetween(squared, from.arc, slowest) : to.arc;
}

RimMotion::End RimMotion::endSliding(double limit) const {
    const double part = limit / searchParts;
    Place left = placeAt(0);
    Slipping known{0, m_w0};
    for (int i = 1; i <= searchParts; ++i) {
        const Place right = placeAt(i == searchParts ? limit : i * part);
        End end{RimEnd::angleReached, right.arc};
        const bool resting = i == 1 && m_u0 == 0; // u² is zero at the start and increases
        const double turn = turnsBetween(resting ? placeAt(left.arc + afterRest * part) : left, right);
        if (turn != right.arc) end = {RimEnd::turns, turn};
        if (left.normal > 0 && (turn == right.arc ? right.normal : normalForce(turn)) < 0)
            end = {RimEnd::liftsOff,
                   rootBetween([this](double arc) { return normalForce(arc); }, left.arc, end.arc)};
        const Place last = end.arc == right.arc ? right : placeAt(end.arc);
        const double vanishes = slipVanishesBetween(left, last, known);
        if (vanishes != end.arc) return {RimEnd::slipVanishes, vanishes};
        if (end.reason != RimEnd::angleReached) return end;
        left = right;
    }
    return {RimEnd::angleReached, limit};
}

RimMotion::End RimMotion::end(double lowest, double highest) const {
    const double limit = (m_direction > 0 ? highest : lowest) - m_a0;
    return m_mode == ContactMode::rolling ? endRolling(limit) : endSliding(limit);
}

} // namespace talweg
