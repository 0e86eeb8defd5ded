#include "systems/rough_plane/integration.h"

#include "physics/linearly_implicit.h"

#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

namespace odeint = boost::numeric::odeint;

/// Error allowed in an explicit step, relative and absolute, in units of the initial speed. The audit of the
/// run states it.
constexpr double tolerance = 1e-13;
/// Error allowed in a stiff step. Rounding is larger there, because the step solves linear equations.
constexpr double stiffTolerance = 1e-12;
/// Speed of a particle, as a fraction of the body's speed, below which it counts as still if friction holds
/// it. Errors of the direction prevent a speed of exactly 0. If too small, a stop is missed; if too large,
/// the last part of the sliding is omitted.
constexpr double nearlyStill = 1e-10;
/// Share of the spin in the velocity vector below which the spin counts as 0; the rest is integration error.
constexpr double noSpin = 1e-12;
/// First step in regularized time, in which the speed changes by a factor of e per unit. Error control
/// determines the later steps.
constexpr double firstStep = 1e-3;
/// Step in regularized time below which a stiff integration is aborted.
constexpr double minStiffStep = 1e-12;
/// Step control of stiff steps: safety factor, smallest and largest ratio of successive steps, and order of
/// the method.
constexpr double stiffSafety = 0.8, minStiffGain = 0.2, maxStiffGain = 4, stiffOrder = 7;
/// Limits of the search for a time within a step: the maximum number of halvings (numbers have 53 binary
/// digits), and the bracket and the Newton correction, as fractions of the step, below which only rounding
/// remains.
constexpr int halvingsOfStep = 60;
constexpr double shortBracket = 1e-15, shortCorrection = 1e-14;

/// Dormand–Prince 5(4) steps.
template <class Vector>
class ExplicitSteps {
public:
    static constexpr std::size_t cost = 1; ///< cost of a step, in units of maxSteps
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

/// Extrapolated implicit Euler steps, for motions that are far slower than the decay by friction.
template <class Vector>
class StiffSteps {
public:
    /// Cost of a step, in units of maxSteps. Higher, because it computes the forces more often.
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

/// Direction of the velocity. About a pivot, it is known except for its sign; integrating it would let errors
/// grow before the body stops.
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

/// `unit`: direction of the velocity. The magnitude matters only while pivoting.
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

/// Adds the rest of the motion after `y`, which decays at a constant rate, and its end.
void Integration::finishStop(Vector y) {
    Vector d{};
    slopes(y, d);
    m_endTime = y[time] + std::exp(y[logSize]) / -d[logSize];
    y[logSize] = -std::numeric_limits<double>::infinity();
    m_end = y;
}

/// Ends the last step at the time when friction no longer holds the pivot.
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
    if (wanted > step.to[time]) { // the added end of a stop (finishStop)
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
