#include "physics/bounce_average.h"

#include "base/root.h"
#include "physics/dormand_prince.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Error allowed in a step, relative to the result of the step. If too small, steps are short and are
/// rejected because of rounding errors; if too large, averages differ from bounces computed one by one.
constexpr double averagingTolerance = 1e-12;
/// Largest contribution of the last difference Δⁿy to a step, as a fraction of the allowed error. If too
/// small, slopes take more bounces; if too large, errors of the slopes count as errors of the step.
constexpr double differencePart = 0.1;
/// Largest number of bounces used for one slope. If too small, averaging begins late; if too large, the last
/// differences are mere rounding errors.
constexpr std::size_t maxDifferences = 10;
/// A step is averaged only if it covers at least this many times the number of bounces computed for it. If
/// too small, averaging is slower than computing each bounce; if too large, more bounces are computed one by
/// one.
constexpr double leastGain = 1;
/// Largest fraction of the remaining distance to a limit in one step. If too small, many steps are needed
/// near the limit; if too large, steps pass the limit and are rejected.
constexpr double partOfRoom = 0.9;
/// Averaging begins only if the speeds need more than this many bounces to change by their own size. If too
/// small, averaging is tried in vain; if too large, more bounces are computed one by one.
constexpr double fewBounces = 1000;
/// Length of the first step in λ, which the error estimate then corrects. If too small or too large, a few
/// more steps are needed.
constexpr double firstLength = 0.1;
/// Factor that shortens a step that passes a limit or has no slopes. If too small, many steps follow; if too
/// large, many steps are rejected.
constexpr double shortening = 0.3;
/// Largest number of steps, accepted or rejected. Usually a few dozen are needed.
constexpr int maxAveragingSteps = 1000;
/// Limits for the change of the step length, and the safety factor on the length that the error allows.
constexpr double leastFactor = 0.2, mostFactor = 4, safety = 0.9;
/// The order of the error estimate.
constexpr double errorOrder = 8;
/// Impacts above this number count as infinitely many, because a double can hardly count them one by one.
constexpr double countlessBounces = 1e15;
/// Tolerances of the angle turned through (rad) and of the number of bounces, in units of the step tolerance.
/// If too small, they shorten the steps; if too large, bodies are drawn with wrong angles, and impacts are
/// early or late.
constexpr double turnScale = 100, countScale = 1e6;
/// Number of bounces kept in reserve before a limit. If too small, a step may pass the limit by one flight;
/// if too large, more bounces are computed one by one.
constexpr double sparedBounces = 2;
/// Tolerance of the number of bounces until rebounds have a given speed. If too small, rounding prolongs the
/// search; if too large, the count is wrong by one.
constexpr double countTolerance = 1e-3;
/// Largest number of steps of Newton's method, which takes about five.
constexpr int maxInversions = 60;

/// Indices of the components of a vector.
struct Averaged {
    enum Number : std::size_t { s, v, away, slip, time, turned, wind, normal, friction, count };
};

BounceAverage::Vector vectorOf(const BounceAverage::State& s) {
    return {s.body.s, s.body.v, s.body.away, s.body.slip, s.time,
            s.turned, s.wind,   s.normal,    s.friction,  s.bounces};
}

BounceAverage::State stateOf(const BounceAverage::Vector& y) {
    return {{y[0], y[1], y[2], y[3]}, y[4], y[5], y[6], y[7], y[8], y[9]};
}

BounceAverage::Vector changeOf(const BounceChange& c) {
    return {c.s, c.v, c.away, c.slip, c.time, c.turned, c.wind, c.normal, c.friction, 1};
}

/// Hermite interpolation from values and slopes at evenly spaced knots. `part` is a fraction of the step, 0 …
/// 1.
BounceAverage::Vector interpolated(const BounceAverage::Step& step, double part) {
    constexpr std::size_t knots = BounceAverage::knots;
    const auto placeOf = [](std::size_t i) { return static_cast<double>(i) / (knots - 1); };
    BounceAverage::Vector sum = step.y[0];
    for (std::size_t i = 0; i < knots; ++i) {
        double basis = 1, slope = 0;
        for (std::size_t j = 0; j < knots; ++j) {
            if (j == i) continue;
            basis *= (part - placeOf(j)) / (placeOf(i) - placeOf(j));
            slope += 1 / (placeOf(i) - placeOf(j));
        }
        const double ofSlope = (part - placeOf(i)) * basis * basis * step.length;
        const double ofValue = basis * basis * (1 - 2 * slope * (part - placeOf(i)));
        for (std::size_t c = 0; c < sum.size(); ++c)
            sum[c] += ofValue * (step.y[i][c] - step.y[0][c]) + ofSlope * step.slope[i][c];
    }
    return sum;
}

/// The fraction of a step (0 … 1) at which an increasing component reaches `value`.
double partAt(const BounceAverage::Step& step, Averaged::Number number, double value) {
    double lo = 0, hi = 1;
    const auto f = [&](double part) { return interpolated(step, part)[number] - value; };
    const double atLo = f(lo), atHi = f(hi);
    if (atLo >= 0) return lo;
    if (atHi <= 0) return hi;
    return bracketRoot(f, lo, hi, atLo, atHi).middle();
}

/// The step in which a component reaches `value`.
const BounceAverage::Step& stepHolding(const std::vector<BounceAverage::Step>& steps, Averaged::Number number,
                                       double value) {
    const auto after = std::ranges::upper_bound(
        steps, value, {}, [number](const BounceAverage::Step& step) { return step.y.front()[number]; });
    return after == steps.begin() ? *after : *(after - 1);
}

} // namespace

/// Integrates the curve y(n). Steps are taken in λ with dn = N dλ, where N is the number of bounces in which
/// the speeds change by their own size. As a function of λ, y changes exponentially, whatever the number of
/// bounces.
class BounceAverager {
public:
    BounceAverager(const BounceFace& face, const BounceLimits& limits, bool drawn)
        : m_face(face), m_limits(limits), m_drawn(drawn) {}

    std::optional<BounceAverage> from(const Rebounding& start) {
        const auto first = bounceInAir(m_face, start);
        m_y = vectorOf({.body = start});
        if (!first || !(bouncesPerUnit(m_y, changeOf(*first)) > fewBounces)) return std::nullopt;
        m_sum.m_face = m_face;
        m_sum.m_sticks = m_sticks = first->sticks;
        if (!slopeAt(m_y, m_slope)) return std::nullopt;
        load();
        for (int i = 0; i < maxAveragingSteps && step(); ++i) {
        }
        return finish();
    }

private:
    using enum Averaged::Number;
    using Vector = BounceAverage::Vector;
    static constexpr std::size_t size = BounceAverage::size;

    double downrange(const Vector& y) const { return m_limits.downrange.dot(Point(y[v], y[away])); }

    /// The longest step in λ before the motion reaches a limit, if the present slope persists.
    double room() const {
        const auto until = [this](Averaged::Number number, double limit) {
            const double left = (limit - m_y[number]) / m_slope[number];
            return left > 0 ? left : std::numeric_limits<double>::infinity();
        };
        const double room =
            std::min({until(s, m_limits.to), until(s, m_limits.from), until(time, m_limits.time)});
        const double turning = -downrange(m_slope);
        return m_limits.backwards || turning <= 0 ? room : std::min(room, downrange(m_y) / turning);
    }

    /// Whether the state is within the limits, with sparedBounces bounces in reserve.
    bool isWithin(const Vector& y, const Vector& slope) const {
        const double flight = slope[time] / slope[count];
        const double pad =
            sparedBounces
            * (std::abs(slope[s] / slope[count]) + std::abs(m_face.gravity.x()) * flight * flight);
        const double turning = sparedBounces * std::abs(downrange(slope)) / slope[count];
        return y[s] - pad >= m_limits.from && y[s] + pad <= m_limits.to
               && y[time] + sparedBounces * flight <= m_limits.time && y[away] > 0
               && (m_limits.backwards || downrange(y) > turning);
    }

    /// Whether a step stays within the limits. If the motion along the face reverses during the step, it is
    /// assumed to go no farther than at the initial speed.
    bool staysWithin(const Vector& y, const Vector& slope) const {
        const double way = m_slope[s] * slope[s] < 0 ? std::abs(m_slope[s]) * m_length : 0;
        return isWithin(y, slope) && m_y[s] - way >= m_limits.from && m_y[s] + way <= m_limits.to;
    }

    /// Scales of the components; the error allowed in a step is averagingTolerance times these scales.
    Vector scalesOf(const Vector& y) const {
        const double b = m_face.body.b, g = m_face.gravity.norm(), energy = g * b;
        const double speed = std::abs(y[v]) + y[away];
        return {b + std::abs(y[s]),
                speed,
                y[away],
                speed + std::abs(y[slip]),
                std::sqrt(b / g) + y[time],
                turnScale + std::abs(y[turned]),
                energy + std::abs(y[wind]),
                energy + y[normal],
                energy + y[friction],
                countScale + y[count]};
    }

    /// N, the number of bounces in which the speeds change by their own size.
    static double bouncesPerUnit(const Vector& y, const Vector& change) {
        const double rebounds = change[away] / y[away];
        const double speeds = std::hypot(y[v], y[away], y[slip]);
        return 1 / std::hypot(rebounds, change[v] / speeds, change[slip] / speeds);
    }

    /// dy/dλ. Returns false if bounces change between sticking and slipping or in the sense of slip, or if
    /// they do not vary smoothly.
    bool slopeAt(const Vector& y, Vector& slope) {
        const Vector scales = scalesOf(y);
        Vector at = y;
        std::array<Vector, maxDifferences> edge{};
        slope.fill(0);
        for (m_used = 1; m_used <= maxDifferences; ++m_used) {
            const auto bounce = at[away] > 0 ? bounceInAir(m_face, stateOf(at).body) : std::nullopt;
            if (!bounce || !isOfKind(*bounce)) return false;
            if (m_used == 1) m_first = *bounce;
            const Vector change = changeOf(*bounce);
            for (std::size_t c = 0; c < size; ++c)
                at[c] += change[c];
            addDifference(edge, change);
            const std::size_t last = m_used - 1;
            const double weight = (last % 2 ? -1.0 : 1.0) / static_cast<double>(m_used);
            bool small = last > 0;
            for (std::size_t c = 0; c < size; ++c) {
                const double term = weight * edge[last][c];
                slope[c] += term;
                small =
                    small && std::abs(term) * m_bounces <= differencePart * averagingTolerance * scales[c];
            }
            if (!small) continue;
            const double unit = bouncesPerUnit(y, slope);
            for (double& c : slope)
                c *= unit;
            return std::isfinite(unit);
        }
        return false;
    }

    /// Adds one change to the table of backward differences, of which only the last diagonal is kept.
    void addDifference(std::array<Vector, maxDifferences>& edge, Vector change) const {
        for (std::size_t i = 0; i < m_used; ++i) {
            std::swap(edge[i], change);
            for (std::size_t c = 0; c < size; ++c)
                change[c] = edge[i][c] - change[c];
        }
    }

    bool isOfKind(const BounceChange& bounce) {
        if (bounce.sticks != m_sticks) return false;
        if (m_sense == 0) m_sense = bounce.impulse;
        return m_sticks || bounce.impulse * m_sense >= 0;
    }

    /// One step of length `length` in λ, or in n if `perBounce`.
    IntegratorStep<size> attempt(const Vector& y, double length, bool perBounce = false) {
        m_failed = false;
        return dormandPrince8(
            [&](const Vector& at, Vector& slope) {
                m_failed = m_failed || !slopeAt(at, slope);
                if (m_failed) slope.fill(0);
                if (perBounce && !m_failed)
                    for (double& c : slope)
                        c /= slope[count];
            },
            y, length);
    }

    /// Attempts one step. Returns false when averaging ends.
    bool step() {
        m_length = std::min(m_length, partOfRoom * room());
        m_bounces = m_length * m_slope[count];
        const auto spent = static_cast<double>(m_used * (DormandPrince8::stages + 1));
        if (!(m_bounces >= leastGain * spent)) return false;
        const auto [to, error] = attempt(m_y, m_length);
        const double off = m_failed ? 0 : errorOf(to, error);
        if (off > 1) {
            m_length *= std::max(leastFactor, safety * std::pow(off, -1 / errorOrder));
            return true;
        }
        Vector slope;
        if (m_failed || !slopeAt(to, slope) || !staysWithin(to, slope)) {
            m_length *= shortening;
            return true;
        }
        accept(to, slope);
        m_length *= std::min(mostFactor, safety * std::pow(std::max(off, 1e-30), -1 / errorOrder));
        return !m_sum.m_diesOut;
    }

    double errorOf(const Vector& y, const Vector& error) const {
        const Vector scales = scalesOf(y);
        double off = 0;
        for (std::size_t c = 0; c < size; ++c)
            off = std::max(off, error[c] / (averagingTolerance * scales[c]));
        return std::isfinite(off) ? off : std::numeric_limits<double>::max();
    }

    void accept(const Vector& to, const Vector& slope) {
        load();
        countFast(to);
        if (m_drawn) m_sum.m_steps.push_back(knotsOf(to, slope));
        m_sum.m_ends.push_back(stateOf(to));
        m_y = to;
        m_slope = slope;
        m_sum.m_diesOut = to[away] < m_limits.leastAway || to[count] > countlessBounces;
    }

    /// Updates the greatest approach speed and impulse from the first bounce of the last slope.
    void load() {
        const double impulse = std::hypot(m_first.impulse, (1 + m_face.law.e) * m_first.approach);
        m_sum.m_approach = std::max(m_sum.m_approach, m_first.approach);
        m_sum.m_impulse = std::max(m_sum.m_impulse, impulse);
    }

    /// Moves the end of the sum back to the last whole bounce.
    std::optional<BounceAverage> finish() {
        if (m_sum.m_ends.empty()) return std::nullopt;
        const double whole = std::floor(m_y[count]);
        if (!m_sum.m_diesOut) {
            const Vector end = attempt(m_y, whole - m_y[count], true).to;
            if (m_failed) return std::nullopt;
            if (end[away] >= m_face.law.e * m_limits.countedSpeed) m_counted += whole - m_y[count];
            m_sum.m_ends.back() = stateOf(end);
        }
        m_sum.m_bounces = static_cast<std::int64_t>(whole);
        m_sum.m_counted = static_cast<std::int64_t>(std::round(m_counted));
        return std::move(m_sum);
    }

    BounceAverage::Step knotsOf(const Vector& to, const Vector& slope) {
        constexpr std::size_t knots = BounceAverage::knots;
        BounceAverage::Step step{m_length, {}, {}};
        step.y.front() = m_y;
        step.slope.front() = m_slope;
        for (std::size_t i = 1; i + 1 < knots; ++i) {
            step.y[i] = attempt(step.y[i - 1], m_length / (knots - 1)).to;
            slopeAt(step.y[i], step.slope[i]);
        }
        step.y.back() = to;
        step.slope.back() = slope;
        return step;
    }

    /// Counts the impacts of the step that are fast enough. The approach speed of an impact is its rebound
    /// speed divided by e.
    void countFast(const Vector& to) {
        const double least = m_face.law.e * m_limits.countedSpeed;
        const bool before = m_y[away] >= least, after = to[away] >= least;
        if (before) m_counted -= m_y[count];
        if (after) m_counted += to[count];
        if (before != after) m_counted += std::floor(countAt(least)) * (before ? 1 : -1);
    }

    /// The number of bounces after which the rebound speed equals `speed` (m/s), by Newton's method.
    double countAt(double speed) {
        double length = 0;
        Vector y = m_y, slope = m_slope;
        for (int i = 0; i < maxInversions; ++i) {
            const double next = std::clamp(length + (speed - y[away]) / slope[away], 0.0, m_length);
            const double by = next - length;
            if (std::abs(by) * slope[count] < countTolerance) return y[count] + by * slope[count];
            length = next;
            y = attempt(m_y, length).to;
            if (m_failed || !slopeAt(y, slope)) break;
        }
        return y[count];
    }

    const BounceFace& m_face;
    const BounceLimits& m_limits;
    const bool m_drawn;
    bool m_sticks = false, m_failed = false;
    double m_sense = 0;            ///< sign of the tangential impulse
    double m_length = firstLength; ///< length of the next step
    double m_bounces = 0;          ///< bounces in the current step
    double m_counted = 0;
    std::size_t m_used = 0; ///< bounces computed for the last slope
    BounceChange m_first;   ///< first of the bounces of the last slope
    Vector m_y{}, m_slope{};
    BounceAverage m_sum;
};

std::optional<BounceAverage> BounceAverage::over(const BounceFace& face, const Rebounding& start,
                                                 const BounceLimits& limits, bool drawn) {
    return BounceAverager(face, limits, drawn).from(start);
}

BounceAverage::State BounceAverage::after(std::int64_t n) const {
    if (n == m_bounces) return end();
    const auto number = static_cast<double>(n);
    const Step& step = stepHolding(m_steps, Averaged::count, number);
    return stateOf(interpolated(step, partAt(step, Averaged::count, number)));
}

std::int64_t BounceAverage::impactsBy(double t) const {
    const Step& step = stepHolding(m_steps, Averaged::time, t);
    const double number = interpolated(step, partAt(step, Averaged::time, t))[Averaged::count];
    auto n = std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(number)), 0, m_bounces - 1);
    if (n > 0 && after(n).time > t) --n;
    if (n + 1 < m_bounces && after(n + 1).time <= t) ++n;
    return n;
}

BounceFlight::Place BounceAverage::flight(const State& now, double since) const {
    return BounceFlight(m_face, now.body).at(since);
}

std::vector<std::int64_t> BounceAverage::marks() const {
    std::vector<std::int64_t> marks;
    for (const Step& step : m_steps)
        for (const Vector& y : step.y)
            marks.push_back(std::min(static_cast<std::int64_t>(y[Averaged::count]), m_bounces - 1));
    return marks;
}

} // namespace talweg
