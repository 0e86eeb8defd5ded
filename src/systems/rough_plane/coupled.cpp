#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/motion.h"

#include <Eigen/Geometry>
#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace talweg::rough_plane {

namespace {

namespace odeint = boost::numeric::odeint;
using Velocity = Eigen::Vector3d; ///< (ẋ, ẇ, ρ θ̇), m/s

constexpr double tolerance = 1e-13;
/// A body this much slower than it began has stopped, e^−30.
constexpr double stoppedLog = -30;
/// A particle this much slower than its body may have come to a stop.
constexpr double nearlyStill = 1e-10;
/// A particle that comes loose starts with this part of the body's speed.
constexpr double nudge = 1e-8;
/// A body whose spin is this small a part of its motion spins no more.
constexpr double noSpin = 1e-12;
constexpr std::size_t mostSteps = 100000;

/// Direction of the velocity (3), ln of its size, time, place (2), angle, loss, length of the way; in the
/// units of Integration.
enum Column { direction = 0, logSize = 3, time = 4, placeX = 5, placeW = 6, angle = 7, loss = 8, way = 9 };
using Vector = std::array<double, 10>;

/// The forces on a body, per mass.
class Forces {
public:
    Forces(const Body& body, const Field& field)
        : m_body(body), m_field(field), m_rho(std::sqrt(body.gyrationSquared)) {}

    double rho() const { return m_rho; }
    /// The greater of the two accelerations at work.
    double scale() const { return std::max(m_field.friction, m_field.slope); }

    struct Effect {
        Velocity acceleration{0, 0, 0}; ///< m/s²
        double power = 0;               ///< lost, per mass, W/kg
    };

    /// Every point of the contact slips.
    Effect free(const Velocity& q, double theta) const {
        const Eigen::Rotation2Dd turn(theta);
        const Point own = turn.inverse() * Point(q.head<2>());
        const SlipMeans means = slipMeans(m_body.contact, own, q.z() / m_rho);
        const Point drag = turn * Point(means.along, means.across);
        const double f = m_field.friction;
        return {{-f * drag.x(), -f * drag.y() - m_field.slope, -f * means.turning / m_rho}, f * means.speed};
    }

    const Particles* particles() const { return std::get_if<Particles>(&m_body.contact); }

    /// The velocity of particle `i`.
    Point velocityOf(std::size_t i, const Velocity& q, double theta) const {
        const Point r = Eigen::Rotation2Dd(theta) * particles()->all[i].place;
        return Point(q.head<2>()) + q.z() / m_rho * Point(-r.y(), r.x());
    }

    /// `q` without the velocity of particle `i`.
    Velocity aboutParticle(std::size_t i, const Velocity& q, double theta) const {
        const Point r = Eigen::Rotation2Dd(theta) * particles()->all[i].place;
        const double spin = q.z() / m_rho;
        return {spin * r.y(), -spin * r.x(), q.z()};
    }

    /// Particle `i` stays where it is, the body pivots on it.
    struct Pivoting {
        Effect effect;
        Point hold{0, 0};  ///< on the particle, by the plane, per mass
        double excess = 0; ///< of that force over what friction can give
    };
    Pivoting pivoting(std::size_t pivot, const Velocity& q, double theta) const {
        const auto& all = particles()->all;
        const Eigen::Rotation2Dd turn(theta);
        const Point arm = turn * -all[pivot].place; // from the pivot to the centre of mass
        const double spin = q.z() / m_rho, sign = spin < 0 ? -1 : 1, f = m_field.friction;
        double lever = 0;
        Point drag(0, 0);
        for (std::size_t j = 0; j < all.size(); ++j) {
            const Point from = turn * (all[j].place - all[pivot].place);
            const double distance = from.norm();
            if (distance == 0) continue;
            lever += all[j].share * distance;
            drag += all[j].share * sign / distance * Point(-from.y(), from.x());
        }
        const double inertia = m_body.gyrationSquared + arm.squaredNorm();
        const double turning = (-m_field.slope * arm.x() - f * lever * sign) / inertia;
        const Point acceleration = turning * Point(-arm.y(), arm.x()) - spin * spin * arm;
        Pivoting result;
        result.effect = {{acceleration.x(), acceleration.y(), m_rho * turning}, f * lever * std::abs(spin)};
        result.hold = acceleration + Point(0, m_field.slope) + f * drag;
        result.excess = result.hold.norm() - f * shareAt(pivot);
        return result;
    }

private:
    /// Particles may lie on top of one another.
    double shareAt(std::size_t pivot) const {
        double share = 0;
        for (const auto& one : particles()->all)
            if (one.place == particles()->all[pivot].place) share += one.share;
        return share;
    }

    Body m_body;
    Field m_field;
    double m_rho;
};

/// One step of the integrator as the polynomial of fourth degree that it gives in between.
struct Step {
    double tau = 0, size = 0;
    Vector from{}, to{}, fromSlope{}, toSlope{}, bulge{};

    Vector at(double u) const {
        const double u2 = u * u, u3 = u2 * u, h = size;
        const double a = 2 * u3 - 3 * u2 + 1, b = u3 - 2 * u2 + u, c = 3 * u2 - 2 * u3, d = u3 - u2;
        const double e = 16 * u2 * (1 - u) * (1 - u);
        Vector y;
        for (std::size_t i = 0; i < y.size(); ++i)
            y[i] = a * from[i] + b * h * fromSlope[i] + c * to[i] + d * h * toSlope[i] + e * bulge[i];
        return y;
    }
};

/// A stretch of the motion, from its time on.
struct Leg {
    double t = 0;
    std::function<State(double t)> at; ///< t from the start of the motion
};

/// Integrates a body's motion until it stops, spins no more, changes its pivot or reaches the time limit.
class Integration {
public:
    /// Why it ended.
    enum class End { stopped, spinsNoMore, still, loose, timeUp, givenUp, interrupted };

    Integration(const Forces& forces, double mass, const State& start, const Velocity& q, double t0,
                double speedScale, std::optional<std::size_t> pivot)
        : m_forces(forces), m_mass(mass), m_start(start), m_t0(t0), m_speed(speedScale),
          m_time(speedScale / forces.scale()), m_length(m_time * speedScale), m_pivot(pivot) {
        const Velocity unit = q.normalized();
        m_first = {unit.x(), unit.y(), unit.z(), std::log(q.norm() / m_speed), 0, 0, 0, start.theta, 0, 0};
    }

    End run(double tEnd, bool mayStopSpinning, std::size_t& stepsLeft, const std::stop_token& stop);

    double endTime() const { return m_t0 + m_endTime * m_time; }
    State at(double t) const;
    State endState() const { return stateOf(m_end); }
    Velocity endVelocity() const { return velocityOf(m_end); }
    std::size_t stillParticle() const { return m_still; }

private:
    Velocity directionOf(const Vector& y) const;
    Velocity velocityOf(const Vector& y) const { return m_speed * std::exp(y[logSize]) * directionOf(y); }
    State stateOf(const Vector& y) const;
    Forces::Effect effectOf(const Vector& y, const Velocity& unit) const;
    void slopes(const Vector& y, Vector& dydt) const;
    std::optional<End> ending(const Vector& y, bool mayStopSpinning);
    std::optional<std::size_t> stillAt(const Vector& y) const;
    double excessAt(const Vector& y) const;
    void finishStop(Vector y);
    void cutWhereLoose();

    const Forces& m_forces;
    double m_mass;
    State m_start;
    double m_t0, m_speed, m_time, m_length;
    std::optional<std::size_t> m_pivot;
    Vector m_first{}, m_end{};
    double m_endTime = 0;
    std::size_t m_still = 0;
    std::vector<Step> m_steps;
};

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
    for (int i = 0; i < 60; ++i) {
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
    const auto system = [this](const Vector& y, Vector& d, double) { slopes(y, d); };
    auto stepper = odeint::make_dense_output(tolerance, tolerance, odeint::runge_kutta_dopri5<Vector>());
    stepper.initialize(m_first, 0.0, 1e-3);
    Step step{.from = m_first};
    slopes(step.from, step.fromSlope);
    for (; stepsLeft > 0; --stepsLeft) {
        if (stop.stop_requested()) return End::interrupted;
        try {
            stepper.do_step(system);
        } catch (const odeint::odeint_error&) {
            return End::givenUp;
        }
        step.tau = stepper.previous_time();
        step.size = stepper.current_time() - step.tau;
        step.to = stepper.current_state();
        slopes(step.to, step.toSlope);
        step.bulge = {};
        const Vector bare = step.at(0.5);
        Vector middle{};
        stepper.calc_state(step.tau + step.size / 2, middle);
        for (std::size_t i = 0; i < middle.size(); ++i)
            step.bulge[i] = middle[i] - bare[i];
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
    for (int i = 0; i < 60 && high - low > 1e-15; ++i) {
        const Vector y = step.at(u);
        const double off = wanted - y[time];
        (off > 0 ? low : high) = u;
        const double better = u + off / (step.size * std::exp(y[logSize]));
        if (std::abs(better - u) < 1e-14) break;
        u = better > low && better < high ? better : (low + high) / 2;
    }
    return stateOf(step.at(u));
}

/// The direction in which a body at rest starts to move, if it must: the one in which the forces that are
/// at work when it moves accelerate it most. None if friction holds it everywhere.
std::optional<Velocity> startDirection(const Forces& forces, const Body& body, const Field& field,
                                       double theta) {
    if (field.slope <= field.friction && body.balanced) return {};
    if (body.balanced) return Velocity(0, -1, 0);
    std::optional<Velocity> best;
    double most = 0;
    for (const double spin : {0.0, 1.0, -1.0, 3.0, -3.0}) {
        Velocity unit = Velocity(0, -1, spin).normalized();
        constexpr int rounds = 5000;
        for (int i = 0; i < rounds; ++i) {
            const Velocity pull = forces.free(unit, theta).acceleration / forces.scale();
            const Velocity turn = pull - unit.dot(pull) * unit;
            unit = (unit + 0.2 * turn).normalized();
            if (turn.norm() < 1e-14) break;
        }
        const double acceleration = unit.dot(forces.free(unit, theta).acceleration);
        if (acceleration <= most) continue;
        most = acceleration;
        best = unit;
    }
    return best;
}

/// Puts the legs of a motion together.
class Coupled {
public:
    Coupled(const Body& body, const Field& field, double tEnd, const std::stop_token& stop)
        : m_body(body), m_field(field), m_tEnd(tEnd), m_stop(stop),
          m_forces(std::make_shared<Forces>(body, field)) {}

    Motion from(const State& start);

private:
    void rest(double t, State state);
    /// `label` is of the change at `t`, if it is one.
    void glide(double t, const State& state, const char* label);
    /// Integrates one leg; returns whether there is another, at m_t from m_state with m_q.
    bool integrate();
    bool goOnFromRest();
    void change(double t, Phase phase, std::string label) {
        m_motion.changes.push_back({t, phase, std::move(label)});
    }

    Body m_body;
    Field m_field;
    double m_tEnd;
    std::stop_token m_stop;
    std::shared_ptr<Forces> m_forces;
    Motion m_motion;
    std::vector<Leg> m_legs;
    double m_t = 0, m_speed = 0;
    State m_state;
    Velocity m_q{0, 0, 0};
    std::optional<std::size_t> m_pivot;
    std::size_t m_stepsLeft = mostSteps;
    bool m_interrupted = false;
};

void Coupled::rest(double t, State state) {
    state.vx = state.vw = state.spin = 0;
    m_legs.push_back({t, [state](double) { return state; }});
    m_motion.stop = t;
    change(t, Phase::resting, t == 0 ? "Stays at rest" : "Comes to rest");
}

/// Slides on without a spin to the end.
void Coupled::glide(double t, const State& state, const char* label) {
    const Glide glide({state.vx, state.vw}, m_field.slope, m_field.friction);
    const double loss = m_body.mass * m_field.friction;
    m_legs.push_back({t, [=](double at) {
                          const Glide::Now now = glide.at(at - t);
                          State s = state;
                          s.x += now.place.x();
                          s.w += now.place.y();
                          s.vx = now.velocity.x();
                          s.vw = now.velocity.y();
                          s.spin = 0;
                          s.dissipated += loss * now.path;
                          s.travelled += now.path;
                          return s;
                      }});
    if (label) change(t, Phase::sliding, label);
    if (!std::isfinite(glide.halt())) return;
    if (glide.stays())
        rest(t + glide.halt(), m_legs.back().at(t + glide.halt()));
    else if (glide.halt() > 0)
        change(t + glide.halt(), Phase::sliding, "Halts and slides back");
}

bool Coupled::goOnFromRest() {
    State& state = m_state;
    state.vx = state.vw = state.spin = 0;
    m_pivot.reset();
    const auto direction = startDirection(*m_forces, m_body, m_field, state.theta);
    if (!direction) {
        rest(m_t, state);
        return false;
    }
    if (m_body.balanced) {
        glide(m_t, state, m_t == 0 ? "Starts to slide" : "Halts and slides back");
        return false;
    }
    m_speed = std::max(m_speed, m_forces->scale() * std::min(m_tEnd, 1.0));
    m_q = *direction * m_speed * 2 * std::exp(stoppedLog);
    change(m_t, Phase::sliding, "Starts to slide");
    return true;
}

bool Coupled::integrate() {
    auto leg = std::make_shared<Integration>(*m_forces, m_body.mass, m_state, m_q, m_t, m_speed, m_pivot);
    const std::size_t before = m_stepsLeft;
    const auto end = leg->run(m_tEnd, m_body.balanced && !m_pivot, m_stepsLeft, m_stop);
    m_motion.steps += before - m_stepsLeft;
    const double ended = leg->endTime();
    if (ended > m_t) m_legs.push_back({m_t, [leg, forces = m_forces](double t) { return leg->at(t); }});
    m_state = leg->endState();
    m_q = leg->endVelocity();
    m_t = ended;
    switch (end) {
    case Integration::End::stopped:
        return goOnFromRest();
    case Integration::End::spinsNoMore:
        glide(m_t, m_state, nullptr);
        return false;
    case Integration::End::still:
        m_pivot = leg->stillParticle();
        m_q = m_forces->aboutParticle(*m_pivot, m_q, m_state.theta);
        change(m_t, Phase::pivoting, "Pivots on particle " + std::to_string(*m_pivot + 1));
        return true;
    case Integration::End::loose: {
        const Point hold = m_forces->pivoting(*m_pivot, m_q, m_state.theta).hold;
        const double speed = m_q.norm();
        m_q.head<2>() -= nudge * speed * hold.normalized();
        m_q *= speed / m_q.norm(); // as much energy as before
        m_pivot.reset();
        change(m_t, Phase::sliding, "The pivot comes loose");
        return true;
    }
    case Integration::End::givenUp:
        m_motion.givenUp = m_t;
        return false;
    case Integration::End::interrupted:
        m_interrupted = true;
        return false;
    case Integration::End::timeUp:
        break;
    }
    return false;
}

Motion Coupled::from(const State& start) {
    m_state = start;
    m_q = {start.vx, start.vw, m_forces->rho() * start.spin};
    m_speed = m_q.norm();
    m_motion.method = "closed form";
    if (m_speed == 0) {
        if (goOnFromRest())
            while (m_t < m_tEnd && integrate()) {
            }
    } else if (m_q.z() == 0 && m_body.balanced) {
        glide(0, start, "Starts");
    } else {
        change(0, Phase::sliding, "Starts");
        while (m_t < m_tEnd && integrate()) {
        }
    }
    if (m_interrupted) return {};
    if (m_motion.steps > 0)
        m_motion.method = "Dormand–Prince 5(4) in regular time, " + std::to_string(m_motion.steps) + " steps";
    m_motion.at = [legs = std::move(m_legs)](double t) {
        const auto next = std::ranges::upper_bound(legs, t, {}, &Leg::t);
        return next == legs.begin() ? legs.front().at(t) : (next - 1)->at(t);
    };
    return std::move(m_motion);
}

} // namespace

Motion coupledMotion(const Body& body, const Field& field, const State& start, double tEnd,
                     const std::stop_token& stop) {
    // Without friction nothing couples; a body without extent cannot spin.
    if (field.friction == 0) return decoupledMotion(body, field, start);
    State first = start;
    if (body.gyrationSquared == 0) first.spin = 0;
    return Coupled(body, field, tEnd, stop).from(first);
}

} // namespace talweg::rough_plane
