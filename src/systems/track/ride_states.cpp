#include "systems/track/stepping.h"

#include <algorithm>
#include <cmath>

namespace talweg::track {

State Ride::at(double t) const {
    t = std::clamp(t, 0.0, duration);
    const auto next = std::ranges::upper_bound(stages, t, {}, &Stage::from);
    return at(*(next == stages.begin() ? next : next - 1), t);
}

std::function<State(double)> Ride::during(const Stage& stage) const {
    if (const auto* contact = std::get_if<Contact>(&stage.motion))
        return [this, &stage, contact, stepper = Stepper(*m_rail, m_setup, *contact)](double t) {
            return withEnergies(riding(stage, *contact, stepper, t));
        };
    if (const auto* flight = std::get_if<Flight>(&stage.motion))
        return [this, &stage, flight](double t) { return withEnergies(flying(stage, *flight, t)); };
    return [this, &stage](double) { return withEnergies(resting(stage, std::get<Rest>(stage.motion))); };
}

State Ride::resting(const Stage& stage, const Rest& rest) const {
    const Rail::Place place = m_rail->place(rest.spot);
    State state{Mode::rest, place.centre, {0, 0}, m_rail->parameter(rest.spot)};
    state.normal = m_setup.g * place.normal().y();
    state.angle = stage.angle;
    state.damping = stage.damping;
    state.impact = stage.impact;
    return state;
}

Ride::Course Ride::course(const Stage& stage) const {
    const auto* contact = std::get_if<Contact>(&stage.motion);
    if (!contact)
        return {stage.to > stage.from ? 1.0 : 0.0,
                [this, &stage](double z) { return at(stage, stage.from + z * (stage.to - stage.from)); }};
    const std::size_t steps = contact->knots.size() - 1;
    return {static_cast<double>(steps),
            [this, &stage, contact, steps, stepper = Stepper(*m_rail, m_setup, *contact)](double z) {
                const auto i = std::min(static_cast<std::size_t>(z), steps > 0 ? steps - 1 : 0);
                const Contact::Knot &from = contact->knots[i], &to = contact->knots[std::min(i + 1, steps)];
                return withEnergies(touching(
                    stage, stepper.between(from.state, to.state, to.t - from.t, z - static_cast<double>(i))));
            }};
}

State Ride::riding(const Stage& stage, const Contact& contact, const Stepper& stepper, double t) const {
    double direction = 1, laps = 0;
    if (contact.repeat && t > contact.repeat->to) {
        const auto& [from, to, swings, way] = *contact.repeat;
        const double lasts = to - from;
        const double whole = std::floor((t - from) / lasts);
        t -= whole * lasts;
        const bool back = swings && std::fmod(whole, 2) == 1;
        if (back) {
            t = to - (t - from);
            direction = -1;
        }
        laps = swings ? 0 : whole * way;
    }
    const auto next = std::ranges::upper_bound(contact.knots, t, {}, &Contact::Knot::t);
    const Contact::Knot& knot = *(next == contact.knots.begin() ? next : next - 1);
    Riding now = t > knot.t ? stepper.after(knot, t - knot.t) : knot.state;
    now.v *= direction;
    now.way += laps;
    return touching(stage, now);
}

State Ride::touching(const Stage& stage, const Riding& now) const {
    const Rail::Place place = m_rail->place(now.spot);
    State state{m_setup.b > 0 ? Mode::rolling : Mode::track, place.centre, place.velocity(now.v),
                m_rail->parameter(now.spot), now.v};
    state.normal = now.v * now.v * place.curvature + m_setup.g * place.normal().y();
    if (m_setup.b > 0) {
        state.spin = -m_setup.side * now.v / m_setup.b;
        state.angle = stage.angle - m_setup.side * now.way / m_setup.b;
    }
    state.damping = stage.damping + now.work;
    state.impact = stage.impact;
    return state;
}

State Ride::flying(const Stage& stage, const Flight& flight, double t) const {
    const double since = t - flight.from;
    State state{Mode::flight,
                flight.centre + since * flight.velocity - Point(0, m_setup.g * since * since / 2),
                flight.velocity - Point(0, m_setup.g * since), flight.parameter};
    state.spin = stage.spin;
    state.angle = stage.angle + stage.spin * since;
    state.damping = stage.damping;
    state.impact = stage.impact;
    return state;
}

State Ride::withEnergies(State state) const {
    state.kinetic = state.velocity.squaredNorm() / 2;
    state.rotational = m_setup.k * m_setup.b * m_setup.b * state.spin * state.spin / 2;
    state.potential = m_setup.g * state.centre.y();
    return state;
}

} // namespace talweg::track
