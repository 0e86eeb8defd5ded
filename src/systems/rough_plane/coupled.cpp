#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/integration.h"
#include "systems/rough_plane/trajectory.h"

#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace talweg::rough_plane {

namespace {

/// Initial speed of a pivot particle that starts to slide, as a fraction of the body's speed. It prevents the
/// particle from counting as still at once (nearlyStill). The kinetic energy is not changed. Ten times more
/// or less makes no difference in tests.
constexpr double nudge = 1e-8;
/// Largest number of steps of a run. A tenth of it would abort rods that friction almost holds, although they
/// come to rest.
constexpr std::size_t maxSteps = 100000;
/// Acceleration of a start from rest, as a fraction of the larger one of friction and gravity, below which
/// the start is solved with stiff steps. Friction then corrects the direction long before the rod has moved
/// noticeably, and explicit steps would be too many. If too small, slow starts use explicit steps, too.
constexpr double creeping = 0.03;

/// Assembles the segments of a trajectory.
class Coupled {
public:
    Coupled(const Body& body, const Field& field, double tEnd, const std::stop_token& stop)
        : m_body(body), m_field(field), m_tEnd(tEnd), m_stop(stop),
          m_forces(std::make_shared<Forces>(body, field)) {}

    Trajectory from(const State& start);

private:
    void rest(double t, State state);
    /// `label`: label of the event at `t`; empty for no event.
    void glide(double t, const State& state, const std::string& label);
    /// Integrates one segment. Returns whether another segment follows. It starts at time m_t in the state
    /// m_state with the velocity m_q.
    bool integrate();
    bool resumeFromRest();
    void note(double t, Mode mode, std::string label) {
        m_trajectory.events.push_back({t, mode, std::move(label)});
    }

    Body m_body;
    Field m_field;
    double m_tEnd;
    std::stop_token m_stop;
    std::shared_ptr<Forces> m_forces;
    Trajectory m_trajectory;
    double m_t = 0, m_speed = 0;
    State m_state;
    Velocity m_q{0, 0, 0};
    std::optional<std::size_t> m_pivot;
    std::size_t m_stepsLeft = maxSteps;
    bool m_creeps = false;
};

void Coupled::rest(double t, State state) {
    state.vx = state.vw = state.spin = 0;
    m_trajectory.segments.push_back({t, [state](double) { return state; }});
    m_trajectory.endWith(Outcome::rest, t);
    note(t, Mode::resting, t == 0 ? tr("Stays at rest") : tr("Comes to rest"));
}

/// Adds the motion without spin until the end.
void Coupled::glide(double t, const State& state, const std::string& label) {
    const Glide glide({state.vx, state.vw}, m_field.slope, m_field.friction);
    const double loss = m_body.mass * m_field.friction;
    m_trajectory.segments.push_back({t, [=](double at) {
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
    if (!label.empty()) note(t, Mode::sliding, label);
    if (!std::isfinite(glide.halt())) return;
    if (glide.stays())
        rest(t + glide.halt(), m_trajectory.segments.back().at(t + glide.halt()));
    else if (glide.halt() > 0)
        note(t + glide.halt(), Mode::sliding, tr("Halts and slides back"));
}

bool Coupled::resumeFromRest() {
    State& state = m_state;
    state.vx = state.vw = state.spin = 0;
    m_pivot.reset();
    const auto direction = m_forces->startDirection(state.theta);
    if (!direction) {
        rest(m_t, state);
        return false;
    }
    if (m_body.balanced) {
        glide(m_t, state, m_t == 0 ? tr("Starts to slide") : tr("Halts and slides back"));
        return false;
    }
    m_speed = std::max(m_speed, m_forces->scale() * std::min(m_tEnd, 1.0));
    m_q = *direction * m_speed * 2 * std::exp(stoppedLog);
    const double growth = direction->dot(m_forces->free(*direction, state.theta).acceleration);
    m_creeps = growth < creeping * m_forces->scale();
    note(m_t, Mode::sliding, tr("Starts to slide"));
    return true;
}

bool Coupled::integrate() {
    auto way =
        std::make_shared<Integration>(*m_forces, m_body.mass, m_state, m_q, m_t, m_speed, m_pivot, m_creeps);
    const auto end = way->run(m_tEnd, m_body.balanced && !m_pivot, m_stepsLeft, m_stop);
    m_trajectory.steps += way->steps();
    const double ended = way->endTime();
    if (ended > m_t)
        m_trajectory.segments.push_back({m_t, [way, forces = m_forces](double t) { return way->at(t); }});
    m_state = way->endState();
    m_q = way->endVelocity();
    m_t = ended;
    switch (end) {
    case Integration::End::stopped:
        return resumeFromRest();
    case Integration::End::spinsNoMore:
        glide(m_t, m_state, {});
        return false;
    case Integration::End::still:
        m_pivot = way->stillParticle();
        m_q = m_forces->aboutParticle(*m_pivot, m_q, m_state.theta);
        note(m_t, Mode::pivoting, tr("Pivots on particle %1", *m_pivot + 1));
        return true;
    case Integration::End::loose: {
        const Point hold = m_forces->pivoting(*m_pivot, m_q, m_state.theta).hold;
        const double speed = m_q.norm();
        m_q.head<2>() -= nudge * speed * hold.normalized();
        m_q *= speed / m_q.norm(); // same kinetic energy as before
        m_pivot.reset();
        note(m_t, Mode::sliding, tr("The pivot starts to slide"));
        return true;
    }
    case Integration::End::givenUp:
        m_trajectory.endWith(Outcome::givenUp, m_t);
        return false;
    case Integration::End::cancelled:
        m_trajectory.cancelled = true;
        return false;
    case Integration::End::timeUp:
        break;
    }
    return false;
}

Trajectory Coupled::from(const State& start) {
    m_state = start;
    m_q = {start.vx, start.vw, m_forces->rho() * start.spin};
    m_speed = m_q.norm();
    m_trajectory.method = tr("closed form");
    if (m_speed == 0) {
        if (resumeFromRest())
            while (m_t < m_tEnd && integrate()) {
            }
    } else if (m_q.z() == 0 && m_body.balanced) {
        glide(0, start, tr("Starts"));
    } else {
        note(0, Mode::sliding, tr("Starts"));
        while (m_t < m_tEnd && integrate()) {
        }
    }
    if (m_trajectory.steps > 0)
        m_trajectory.method =
            m_creeps
                ? trCount(std::int64_t(m_trajectory.steps),
                          "linearly implicit Euler, extrapolated to order 7, in regularised time, %n step",
                          "linearly implicit Euler, extrapolated to order 7, in regularised time, %n steps")
                : trCount(std::int64_t(m_trajectory.steps),
                          "Dormand–Prince 5(4) in regularised time, %n step",
                          "Dormand–Prince 5(4) in regularised time, %n steps");
    if (m_creeps) m_trajectory.tolerance = tr("1e-12 per step");
    if (m_trajectory.segments.empty())
        m_trajectory.segments.push_back({0, [start](double) { return start; }});
    return std::move(m_trajectory);
}

} // namespace

Trajectory coupledMotion(const Body& body, const Field& field, const State& start, double tEnd,
                         const std::stop_token& stop) {
    // Without friction, sliding and spinning are independent; a body without extent cannot spin.
    if (field.friction == 0) return decoupledMotion(body, field, start);
    State first = start;
    if (body.gyrationSquared == 0) first.spin = 0;
    return Coupled(body, field, tEnd, stop).from(first);
}

} // namespace talweg::rough_plane
