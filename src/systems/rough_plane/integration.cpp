#include "systems/rough_plane/integration.h"

#include "physics/linearly_implicit.h"

#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

namespace odeint = boost::numeric::odeint;

/// Error allowed in an explicit step, relative and absolute, in units of the speed at the start. The audit
/// says it.
constexpr double tolerance = 1e-13;
/// The same of a stiff step, whose rounding is greater: it solves equations with a matrix.
constexpr double stiffTolerance = 1e-12;
/// Takes a particle this much slower than its body for still, if friction holds it: errors of the direction
/// keep it from being so exactly. Smaller, and a stop is passed over; larger, and the motion before it is
/// left out.
constexpr double nearlyStill = 1e-10;
/// Takes a body for one that spins no more when its spin is this small a part of its motion: what is left of
/// it is the error of steps.
constexpr double noSpin = 1e-12;
/// The first step, in regular time, in which the speed changes by e in one unit; the error then decides.
constexpr double firstStep = 1e-3;
/// Gives up a stiff motion whose steps have become shorter than this, in regular time.
constexpr double minStiffStep = 1e-12;
/// What the error makes of a stiff step's length: this part of what would just do, and no less than a fifth
/// and no more than four times the last. The method has order 7.
constexpr double stiffSafety = 0.8, minStiffGain = 0.2, maxStiffGain = 4, stiffOrder = 7;
/// Halvings to a place within a step: numbers have 53 digits to base 2. Where Newton's method is nearer than
/// the second, or the bracket shorter than the first, as parts of the step, it is there but for rounding.
constexpr int halvingsOfStep = 60;
constexpr double shortBracket = 1e-15, shortCorrection = 1e-14;

/// Steps of Dormand–Prince 5(4).
template <class Vector>
class ExplicitSteps {
public:
    static constexpr std::size_t cost = 1; ///< of a step, in those of maxSteps
    explicit ExplicitSteps(const Vector& first) { m_stepper.initialize(first, 0.0, firstStep); }
    template <class Slopes>
    void take(const Slopes& slopes) {
        m_stepper.do_step([&](const Vector& y, Vector& d, double) { slopes(y, d); });
        m_stepper.calc_state(m_stepper.previous_time() + length() / 2, m_middle);
    }
    double length() const { return m_stepper.current_time() - m_stepper.previous_time(); }
    const Vector& middle() const { return m_middle; }
    const Vector& end() const { return m_stepper.current_state(); }

private:
    using Stepper = odeint::runge_kutta_dopri5<Vector>;
    typename odeint::result_of::make_dense_output<Stepper>::type m_stepper =
        odeint::make_dense_output(tolerance, tolerance, Stepper());
    Vector m_middle{};
};

/// Steps of an extrapolation method, for motions that go far more slowly than friction would set them right.
template <class Vector>
class StiffSteps {
public:
    /// Of a step, in those of maxSteps: it works out the forces more often.
    static constexpr std::size_t cost = 4;
    explicit StiffSteps(const Vector& first) : m_end(first) {}
    template <class Slopes>
    void take(const Slopes& slopes) {
        const auto f = [&](const Place& place) {
            Vector y, d;
            std::ranges::copy(place, y.begin());
            slopes(y, d);
            return Place(Place::Map(d.data()));
        };
        const Place from = Place::Map(m_end.data());
        const auto jacobian = jacobianOf(f, from);
        for (m_size = m_next; m_size > minStiffStep; m_size = m_next) {
            const ImplicitStep<size> step = implicitStep(f, from, jacobian, m_size);
            const double error =
                (step.error.array().abs() / (stiffTolerance * (1 + step.to.array().abs()))).maxCoeff();
            m_next = m_size
                     * (std::isfinite(error) ? std::clamp(stiffSafety * std::pow(error, -1 / stiffOrder),
                                                          minStiffGain, maxStiffGain)
                                             : minStiffGain);
            if (!(error <= 1)) continue;
            std::ranges::copy(step.to, m_end.begin());
            std::ranges::copy(implicitStep(f, from, jacobian, m_size / 2).to, m_middle.begin());
            return;
        }
        throw odeint::no_progress_error("no step is small enough");
    }
    double length() const { return m_size; }
    const Vector& middle() const { return m_middle; }
    const Vector& end() const { return m_end; }

private:
    static constexpr int size = std::tuple_size_v<Vector>;
    using Place = Eigen::Matrix<double, size, 1>;
    Vector m_middle{}, m_end;
    double m_size = 0, m_next = firstStep;
};

} // namespace

/// About a pivot the direction is known but for its sign; errors would grow as the body stops.
Velocity Integration::directionOf(const Vector& y) const {
    const Velocity unit(y[direction], y[direction + 1], y[direction + 2]);
    return (m_pivot ? m_forces.aboutParticle(*m_pivot, unit, y[angle]) : unit).normalized();
}

State Integration::stateOf(const Vector& y) const {
    const Velocity q = velocityOf(y);
    return {m_start.x + m_length * y[placeX],
            m_start.w + m_length * y[placeW],
            y[angle],
            q.x(),
            q.y(),
            q.z() / m_forces.rho(),
            m_start.dissipated + m_mass * m_speed * m_speed * y[loss],
            m_start.travelled + m_length * y[way]};
}

/// `unit` is the direction of the velocity; sliding freely its size has no part in the forces.
Forces::Effect Integration::effectOf(const Vector& y, const Velocity& unit) const {
    if (!m_pivot) return m_forces.free(unit, y[angle]);
    const double size = m_speed * std::exp(y[logSize]);
    Forces::Effect effect = m_forces.pivoting(*m_pivot, size * unit, y[angle]).effect;
    effect.power /= size;
    return effect;
}

void Integration::slopes(const Vector& y, Vector& d) const {
    const Velocity unit = directionOf(y);
    const Forces::Effect effect = effectOf(y, unit);
    const Velocity pull = effect.acceleration / m_forces.scale();
    const double growth = unit.dot(pull), size = std::exp(y[logSize]);
    const Velocity turn = pull - growth * unit;
    const double rotation = size * size * unit.z() * m_length / m_forces.rho();
    d = {turn.x(),
         turn.y(),
         turn.z(),
         growth,
         size,
         size * size * unit.x(),
         size * size * unit.y(),
         rotation,
         size * size * effect.power / m_forces.scale(),
         size * size * std::hypot(unit.x(), unit.y())};
}

std::optional<std::size_t> Integration::stillAt(const Vector& y) const {
    const Particles* particles = m_forces.particles();
    if (!particles || m_pivot) return {};
    const Velocity unit = directionOf(y);
    for (std::size_t i = 0; i < particles->all.size(); ++i) {
        if (m_forces.velocityOf(i, unit, y[angle]).norm() > nearlyStill) continue;
        const Velocity about = m_forces.aboutParticle(i, velocityOf(y), y[angle]);
        if (m_forces.pivoting(i, about, y[angle]).excess <= 0) return i;
    }
    return {};
}

double Integration::excessAt(const Vector& y) const {
    return m_forces.pivoting(*m_pivot, velocityOf(y), y[angle]).excess;
}

std::optional<Integration::End> Integration::ending(const Vector& y, bool mayStopSpinning) {
    Vector d{};
    slopes(y, d);
    if (y[logSize] < stoppedLog && d[logSize] < 0) return End::stopped;
    if (mayStopSpinning && std::abs(directionOf(y).z()) < noSpin) return End::spinsNoMore;
    if (const auto still = stillAt(y)) {
        m_still = *still;
        return End::still;
    }
    if (m_pivot && excessAt(y) > 0) return End::loose;
    return {};
}

/// What is left of the motion goes at a steady rate.
void Integration::finishStop(Vector y) {
    Vector d{};
    slopes(y, d);
    m_endTime = y[time] + std::exp(y[logSize]) / -d[logSize];
    y[logSize] = -std::numeric_limits<double>::infinity();
    m_end = y;
}

/// Ends the last step where the pivot comes loose.
void Integration::cutWhereLoose() {
    Step& step = m_steps.back();
    double low = 0, high = 1;
    for (int i = 0; i < halvingsOfStep; ++i) {
        const double middle = (low + high) / 2;
        (excessAt(step.at(middle)) > 0 ? high : low) = middle;
    }
    m_end = step.at(high);
    m_endTime = m_end[time];
}

Integration::End Integration::run(double tEnd, bool mayStopSpinning, std::size_t& stepsLeft,
                                  const std::stop_token& stop) {
    m_end = m_first;
    m_endTime = 0;
    if (const auto end = ending(m_first, mayStopSpinning)) {
        if (*end == End::stopped) finishStop(m_first);
        return *end;
    }
    if (m_stiff) return follow(StiffSteps<Vector>(m_first), tEnd, mayStopSpinning, stepsLeft, stop);
    return follow(ExplicitSteps<Vector>(m_first), tEnd, mayStopSpinning, stepsLeft, stop);
}

template <class Steps>
Integration::End Integration::follow(Steps steps, double tEnd, bool mayStopSpinning, std::size_t& stepsLeft,
                                     const std::stop_token& stop) {
    Step step{.from = m_first};
    slopes(step.from, step.fromSlope);
    for (; stepsLeft > 0; stepsLeft -= std::min(stepsLeft, Steps::cost)) {
        if (stop.stop_requested()) return End::cancelled;
        try {
            steps.take([this](const Vector& y, Vector& d) { slopes(y, d); });
        } catch (const odeint::odeint_error&) {
            return End::givenUp;
        }
        step.size = steps.length();
        step.to = steps.end();
        slopes(step.to, step.toSlope);
        step.bulge = {};
        const Vector bare = step.at(0.5);
        for (std::size_t i = 0; i < bare.size(); ++i)
            step.bulge[i] = steps.middle()[i] - bare[i];
        m_steps.push_back(step);
        m_end = step.to;
        m_endTime = m_end[time];
        if (const auto end = ending(step.to, mayStopSpinning)) {
            if (*end == End::stopped) finishStop(step.to);
            if (*end == End::loose) cutWhereLoose();
            return *end;
        }
        if (m_t0 + m_endTime * m_time >= tEnd) return End::timeUp;
        step.from = step.to;
        step.fromSlope = step.toSlope;
    }
    return End::givenUp;
}

State Integration::at(double t) const {
    const double wanted = (t - m_t0) / m_time;
    if (wanted >= m_endTime || m_steps.empty()) return stateOf(m_end);
    const auto next =
        std::ranges::upper_bound(m_steps, wanted, {}, [](const Step& step) { return step.from[time]; });
    const Step& step = next == m_steps.begin() ? m_steps.front() : *(next - 1);
    if (wanted > step.to[time]) { // the last moments before a stop
        Vector y = step.to;
        y[logSize] += std::log((m_endTime - wanted) / (m_endTime - step.to[time]));
        return stateOf(y);
    }
    double low = 0, high = 1;
    double u = (wanted - step.from[time]) / (step.to[time] - step.from[time]);
    for (int i = 0; i < halvingsOfStep && high - low > shortBracket; ++i) {
        const Vector y = step.at(u);
        const double off = wanted - y[time];
        (off > 0 ? low : high) = u;
        const double better = u + off / (step.size * std::exp(y[logSize]));
        if (std::abs(better - u) < shortCorrection) break;
        u = better > low && better < high ? better : (low + high) / 2;
    }
    return stateOf(step.at(u));
}

} // namespace talweg::rough_plane
