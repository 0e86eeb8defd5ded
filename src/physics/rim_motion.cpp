#include "physics/rim_motion.h"

#include "base/root.h"
#include "physics/roots.h"

#include <algorithm>
#include <array>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// Ends the halving of a quadrature, by the relative difference between the two rules of a pair: where it is
/// so small, the better one, which is taken, is far more accurate. Smaller costs halvings; ten times more or
/// less is seen by no test.
constexpr double quadratureTolerance = 1e-9;
/// Chooses the quadrature of a path by how much u² changes along it: below this factor the ends are not like
/// resting points, and a rule with a third fewer places is as accurate. Larger, and it needs halvings.
constexpr double moderateGain = 20;
/// The way to the end of a sliding motion is searched for events in so many parts, each a few degrees at
/// most. Of two events of one kind in a part both are missed; more parts cost a place of the motion each.
constexpr int searchParts = 24;
/// Keeps 1/u finite at resting points, m²/s²: near the smallest number there is, so that nothing else counts.
constexpr double resting = 1e-300;
/// Takes a limit of friction this little behind (rad) for the place where the motion begins: the rounding of
/// angles up to 90° many times over. Smaller, and a motion that begins at its limit goes past it.
constexpr double limitRounding = 1e-12;
/// Takes u² below this fraction of g b + u0² for zero, as at a turning point, since its rounding is of that
/// size. Smaller, and a quadrature up to a turning point is of 1/rounding.
constexpr double restRounding = 1e-14;
/// How far before a limit of friction (rad) is looked whether the body is held there; otherwise being held
/// begins at that place and does not end. Far above the rounding of angles; no test sees ten times more or
/// less.
constexpr double beforeLimit = 1e-9;
/// A sliding motion from rest is looked at from this part of the first part on, for at its start u² is zero.
/// A turn nearer to the start would be missed.
constexpr double afterRest = 1e-6;
/// A way is brief where u² is nowhere below the first of these, in g b, and the time at hand above the other,
/// in √(b/g): at such speeds the way over a rim, at most a few b, takes up to some hundred √(b/g).
constexpr double minBriefSquare = 1e-4, minBriefTime = 1e3;

/// The root of f between two places, or the better of the two where rounding hides the change of sign.
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
        m_sense = slip != 0 ? std::copysign(1.0, slip) : std::copysign(1.0, along);
        acceleration = along - m_sense * law.muK * normal;
        const double lambda = 2 * m_sense * law.muK;
        m_q = g * b * (lambda * lambda - 2) / (1 + lambda * lambda);
        m_p = -3 * g * b * lambda / (1 + lambda * lambda);
        m_r = u * u - m_p * std::sin(a) - m_q * std::cos(a); // times exp(λ(a − a0))
    }
    const double way = u != 0 ? u : acceleration;
    m_direction = way > 0 ? 1 : way < 0 ? -1 : 0;
}

/// u² a small angle away from a place where it is known: written as a difference, so that small speeds
/// keep their digits.
double RimMotion::speedSquared(const Known& known, double away) const {
    const double half = 0.5 * away;
    const double mean = known.a + half;
    if (m_mode == ContactMode::rolling)
        return known.squared + 4 * m_g * m_body.b * std::sin(mean) * std::sin(half) / (1 + m_body.k);
    const double lambda = 2 * m_sense * m_law.muK;
    return known.squared + 2 * std::sin(half) * (m_p * std::cos(mean) - m_q * std::sin(mean))
           + m_r * std::exp(lambda * (known.a - m_a0)) * std::expm1(lambda * away);
}

double RimMotion::speedSquared(double a) const {
    return speedSquared({m_a0, m_u0 * m_u0}, a - m_a0);
}

/// u² at one end of a path. What is only rounding away from rest is rest.
RimMotion::Known RimMotion::known(double a) const {
    if (a == m_a0) return {a, m_u0 * m_u0};
    const double squared = speedSquared(a);
    return {a, squared < restRounding * (m_g * m_body.b + m_u0 * m_u0) ? 0 : squared};
}

double RimMotion::u(double a) const {
    return m_direction * std::sqrt(std::max(0.0, speedSquared(a)));
}

double RimMotion::normalForce(double a) const {
    return m_g * std::cos(a) - speedSquared(a) / m_body.b;
}

/// Of the normal force per radian, m/s²: from d(u²)/da, which is 2gb sin a/(1+k) rolling and
/// 2gb sin a − 2σμ′bN sliding.
double RimMotion::normalForceTrend(double a) const {
    const double along = m_g * std::sin(a);
    if (m_mode == ContactMode::rolling) return -along * (1 + 2 / (1 + m_body.k));
    return -3 * along + 2 * m_sense * m_law.muK * normalForce(a);
}

/// Where its trend vanishes the normal force has a maximum, for the trend's own is negative there: it has one
/// at most between two angles.
double RimMotion::greatestNormalForce(double a) const {
    const double atEnds = std::max(normalForce(m_a0), normalForce(a));
    if (!(m_direction * normalForceTrend(m_a0) > 0 && m_direction * normalForceTrend(a) < 0)) return atEnds;
    const double there = rootBetween([this](double x) { return normalForceTrend(x); }, m_a0, a);
    return std::max(atEnds, normalForce(there));
}

/// ∫ perRadian(a, |u|) da along the path between two angles. Integrands behave like 1/u; both ends may be
/// resting points, so the angle runs as sin² of the variable of integration, which takes the square-root
/// singularities away, and u² is formed from the nearer end. Where the speed changes little the angle itself
/// serves.
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
            const double a = from + span * x;
            return perRadian(a, std::sqrt(std::max(resting, speedSquared(a)))) * span;
        };
        return boost::math::quadrature::gauss_kronrod<double, 21>::integrate(plain, 0.0, 1.0, depth,
                                                                             quadratureTolerance);
    }
    const auto f = [&](double x) {
        const double s = std::sin(0.5 * std::numbers::pi * x);
        const double c = std::cos(0.5 * std::numbers::pi * x);
        const double squared =
            x < 0.5 ? speedSquared(start, span * s * s) : speedSquared(finish, -span * c * c);
        return perRadian(from + span * s * s, std::sqrt(std::max(resting, squared))) * span * std::numbers::pi
               * s * c;
    };
    return boost::math::quadrature::gauss_kronrod<double, 31>::integrate(f, 0.0, 1.0, depth,
                                                                         quadratureTolerance);
}

double RimMotion::time(double a) const {
    if (m_direction == 0) return a == m_a0 ? 0 : never;
    return alongPath(m_a0, a, [this](double, double u) { return m_direction * m_body.b / u; });
}

bool RimMotion::isBrief(double a, double time) const {
    const double slowest = std::min({m_u0 * m_u0, speedSquared(0.5 * (m_a0 + a)), speedSquared(a)});
    return slowest > minBriefSquare * m_g * m_body.b && time > minBriefTime * std::sqrt(m_body.b / m_g);
}

double RimMotion::spinBetween(double from, double to, unsigned depth) const {
    const double rate = -m_sense * m_law.muK * m_direction / m_body.k;
    const auto perRadian = [this, rate](double a, double u) {
        return rate * (m_g * std::cos(a) / u - u / m_body.b);
    };
    return alongPath(from, to, perRadian, depth);
}

double RimMotion::spin(double a) const {
    if (m_mode == ContactMode::rolling) return -u(a) / m_body.b;
    return m_w0 + spinBetween(m_a0, a);
}

double RimMotion::turned(double a) const {
    if (m_mode == ContactMode::rolling) return -(a - m_a0);
    // A double quadrature. The angle is only drawn, so fixed rules of 31 points serve.
    const auto perRadian = [this](double x, double u) {
        return (m_w0 + spinBetween(m_a0, x, 0)) * m_direction * m_body.b / u;
    };
    return alongPath(m_a0, a, perRadian, 0);
}

double RimMotion::slidingWork(double a, double spin) const {
    if (m_mode == ContactMode::rolling) return 0;
    // ∫ μ′N|s| dt with s = u + b w: the part with u needs no quadrature over time, and the part with w is
    // the rotational energy that friction has taken.
    const double b = m_body.b;
    const auto perRadian = [this, b](double x, double u) { return b * m_g * std::cos(x) - u * u; };
    const double translation = m_sense * m_law.muK * alongPath(m_a0, a, perRadian);
    return translation - 0.5 * m_body.k * b * b * (spin - m_w0) * (spin + m_w0);
}

double RimMotion::angle(double t, double end) const {
    if (t <= 0 || m_direction == 0) return m_a0;
    const double duration = time(end);
    if (t >= duration) return end;
    return rootBetween([&](double a) { return time(a) - t; }, m_a0, end);
}

/// The angle on the way to `limit` at which rolling needs all the friction there is; `limit` if none.
double RimMotion::rollingFrictionLimit(double limit) const {
    // |sin a| k/(1+k) = μ (g cos a − u²/b)/g with u² linear in cos a: A |sin a| = B cos a − C.
    const double k = m_body.k;
    const double A = k / (1 + k);
    const double B = m_law.mu * (1 + 2 / (1 + k));
    const double C = m_law.mu * (m_u0 * m_u0 / (m_g * m_body.b) + 2 * std::cos(m_a0) / (1 + k));
    const double length = std::hypot(A, B);
    const double cosine = C / length;
    if (std::abs(cosine) > 1) return limit;
    double best = limit;
    for (const double side : {1.0, -1.0}) {
        // B cos a − side A sin a = C, on the side where side · a ≥ 0.
        const double phase = std::atan2(side * A, B);
        for (const double a : {std::acos(cosine) - phase, -std::acos(cosine) - phase}) {
            const bool ahead = m_direction * (a - m_a0) > -limitRounding && m_direction * (best - a) > 0;
            const double before = a - m_direction * beforeLimit;
            const bool heldBefore = B * std::cos(before) - A * std::abs(std::sin(before)) > C;
            if (ahead && side * a >= 0 && heldBefore) best = m_direction * (a - m_a0) > 0 ? a : m_a0;
        }
    }
    return best;
}

RimMotion::End RimMotion::endRolling(double limit) const {
    End end{RimEnd::angleReached, limit};
    const double k = m_body.k;
    const double ratio = m_u0 * m_u0 / (m_g * m_body.b);
    const auto consider = [&](double a, RimEnd reason) {
        if (m_direction * (a - m_a0) > 0 && m_direction * (end.a - a) > 0) end = {reason, a};
    };
    const double turning = std::cos(m_a0) + 0.5 * ratio * (1 + k);
    if (turning <= 1)
        for (const double a : {std::acos(turning), -std::acos(turning)})
            if (m_direction * a < 0) consider(a, RimEnd::turns); // only on the way up
    const double leaving = (ratio * (1 + k) + 2 * std::cos(m_a0)) / (3 + k);
    if (leaving <= 1)
        for (const double a : {std::acos(leaving), -std::acos(leaving)})
            if (m_direction * std::sin(a) > 0) consider(a, RimEnd::liftsOff);
    const double limitOfFriction = rollingFrictionLimit(end.a);
    if (limitOfFriction != end.a) end = {RimEnd::frictionLimit, limitOfFriction};
    return end;
}

/// Everything about one angle that follows from u² there.
RimMotion::Place RimMotion::placeAt(double a) const {
    const double squared = speedSquared(a);
    const double normal = m_g * std::cos(a) - squared / m_body.b;
    const double along = m_g * std::sin(a);
    return {a, squared, normal, m_direction * (along - m_sense * m_law.muK * normal),
            m_sense * along - m_law.muK * normal * (1 + 1 / m_body.k)};
}

/// Where the slip first vanishes between two places, given the spin at `known` and that it has not vanished
/// before `from`; `to` if nowhere. The slip is followed from one extremum to the next, so that a brief
/// slip of either kind is not overlooked.
double RimMotion::slipVanishesBetween(const Place& from, const Place& to, Slipping& known) const {
    // Slip that begins where friction runs out grows; with μ′ = μ its trend there is zero but for rounding.
    const bool growsFirst = (m_slipBegins && from.a == m_a0) || from.slipTrend >= 0;
    const bool growsLast = to.slipTrend >= 0;
    if (growsFirst && growsLast) return to.a;
    std::array<double, 3> cuts{from.a, to.a, to.a};
    if (growsFirst != growsLast)
        cuts[1] = rootBetween([this](double a) { return placeAt(a).slipTrend; }, from.a, to.a);
    for (const double right : cuts) {
        const Slipping left = known;
        known = {right, left.spin + spinBetween(left.a, right)};
        const bool slippedBefore = m_sense * slip(left.a, left.spin) > 0;
        if (slippedBefore && m_sense * slip(right, known.spin) < 0)
            return rootBetween([&](double a) { return slip(a, left.spin + spinBetween(left.a, a)); }, left.a,
                               right);
        if (right == to.a) break;
    }
    return to.a;
}

/// Where u² first vanishes between two places, at the first of which it is positive; `to` if nowhere.
double RimMotion::turnsBetween(const Place& from, const Place& to) const {
    const auto squared = [this](double a) { return speedSquared(a); };
    if (to.squared < 0) return rootBetween(squared, from.a, to.a);
    if (from.squaredTrend >= 0 || to.squaredTrend <= 0) return to.a;
    const double slowest = rootBetween([this](double a) { return placeAt(a).squaredTrend; }, from.a, to.a);
    return squared(slowest) < 0 ? rootBetween(squared, from.a, slowest) : to.a;
}

RimMotion::End RimMotion::endSliding(double limit) const {
    const double part = (limit - m_a0) / searchParts;
    Place left = placeAt(m_a0);
    Slipping known{m_a0, m_w0};
    for (int i = 1; i <= searchParts; ++i) {
        const Place right = placeAt(i == searchParts ? limit : m_a0 + i * part);
        End end{RimEnd::angleReached, right.a};
        const bool resting = i == 1 && m_u0 == 0; // the start: u² is zero there and grows
        const double turn = turnsBetween(resting ? placeAt(left.a + afterRest * part) : left, right);
        if (turn != right.a) end = {RimEnd::turns, turn};
        if (left.normal > 0 && (turn == right.a ? right.normal : normalForce(turn)) < 0)
            end = {RimEnd::liftsOff, rootBetween([this](double a) { return normalForce(a); }, left.a, end.a)};
        const Place last = end.a == right.a ? right : placeAt(end.a);
        const double vanishes = slipVanishesBetween(left, last, known);
        if (vanishes != end.a) return {RimEnd::slipVanishes, vanishes};
        if (end.reason != RimEnd::angleReached) return end;
        left = right;
    }
    return {RimEnd::angleReached, limit};
}

RimMotion::End RimMotion::end(double lowest, double highest) const {
    const double limit = m_direction > 0 ? highest : lowest;
    return m_mode == ContactMode::rolling ? endRolling(limit) : endSliding(limit);
}

} // namespace talweg
