#include "systems/track/trajectory.h"

#include "systems/track/grip_stepper.h"
#include "systems/track/stepping.h"
#include "systems/track/table_stepper.h"

#include <algorithm>
#include <cmath>

namespace talweg::track {

State Trajectory::at(double t) const {
    t = std::clamp(t, 0.0, duration);
    return at(segmentAt(t), t);
}

double Trajectory::length() const {
    return m_table ? m_table->length() : m_rail->track().length();
}

double Trajectory::lengthAt(double parameter) const {
    return m_table ? m_table->lengthAt(parameter) : m_rail->track().lengthAt(parameter);
}

Point Trajectory::along(double parameter) const {
    return m_table ? m_table->along(parameter) : m_rail->track().at(parameter).tangent();
}

std::function<State(double)> Trajectory::during(const Segment& segment) const {
    if (const auto* contact = std::get_if<Contact>(&segment.motion))
        return [this, &segment, contact, stepper = Stepper(*m_rail, m_setup, *contact)](double t) {
            return withEnergies(riding(segment, *contact, stepper, t));
        };
    if (const auto* flight = std::get_if<Flight>(&segment.motion))
        return [this, &segment, flight](double t) { return withEnergies(flying(segment, *flight, t)); };
    if (const auto* grips = std::get_if<Gripping>(&segment.motion))
        return [this, &segment, grips](double t) {
            const auto next = std::ranges::upper_bound(grips->knots, t, {}, &Gripping::Knot::t);
            const auto knot = std::max<std::ptrdiff_t>(next - grips->knots.begin(), 1) - 1;
            return withEnergies(gripped(segment, *grips, static_cast<std::size_t>(knot),
                                        t - (grips->knots.begin() + knot)->t));
        };
    if (const auto* steps = std::get_if<Stepped>(&segment.motion))
        return [this, steps](double t) {
            const auto next = std::ranges::upper_bound(steps->knots, t, {}, &Stepped::Knot::t);
            const auto knot = std::max<std::ptrdiff_t>(next - steps->knots.begin(), 1) - 1;
            return withEnergies(
                stepped(*steps, static_cast<std::size_t>(knot), t - (steps->knots.begin() + knot)->t));
        };
    return
        [this, &segment](double) { return withEnergies(resting(segment, std::get<Rest>(segment.motion))); };
}

State Trajectory::resting(const Segment& segment, const Rest& rest) const {
    const Rail::Place place = m_rail->place(rest.spot);
    State state{Mode::rest, place.centre, {0, 0}, m_rail->parameter(rest.spot)};
    state.normal = m_setup.g * place.normal().y();
    state.angle = segment.angle;
    state.damping = segment.damping;
    state.dry = segment.dry;
    state.rolling = segment.rolling;
    state.impact = segment.impact;
    state.air = segment.air;
    return state;
}

State Trajectory::gripped(const Segment& segment, const Gripping& contact, std::size_t knot,
                          double after) const {
    const Gripped& from = contact.knots[knot].state;
    const Gripped now = after > 0 ? GripStepper(*m_rail, m_setup, contact.regime).after(from, after) : from;
    const Rail::Place place = m_rail->place(now.spot);
    State state{contact.regime.slipping ? Mode::slipping : Mode::rolling, place.centre, place.velocity(now.v),
                m_rail->parameter(now.spot), now.v};
    state.normal = now.v * now.v * place.curvature + m_setup.g * place.normal().y();
    state.spin = m_setup.side * (now.slip - now.v) / m_setup.b;
    state.angle = now.angle;
    state.slip = now.slip;
    state.damping = now.damping;
    state.dry = now.dry;
    state.rolling = now.rolling;
    state.air = now.air;
    state.impact = segment.impact;
    return state;
}

/// The state `after` seconds after a knot.
State Trajectory::stepped(const Stepped& stepped, std::size_t knot, double after) const {
    const Tabled& from = stepped.knots[knot].state;
    const Tabled now = after > 0 ? TableStepper(*m_table, m_setup).after(from, after) : from;
    const CurveTable::Place place = m_table->place(now.p);
    State state{Mode::track, place.at, Point(0, 0) + now.v * place.along, place.t, now.v};
    state.normal = now.v * now.v * m_rail->track().at(place.t).curvature() + m_setup.g * place.along.x();
    state.damping = now.work;
    return state;
}

Trajectory::Course Trajectory::course(const Segment& segment) const {
    if (const auto* steps = std::get_if<Stepped>(&segment.motion))
        return {static_cast<double>(steps->knots.size() - 1), [this, steps](double z) {
                    const auto& knots = steps->knots;
                    const auto i = std::min(static_cast<std::size_t>(z), knots.size() - 1);
                    const double lasts = knots[std::min(i + 1, knots.size() - 1)].t - knots[i].t;
                    return withEnergies(stepped(*steps, i, (z - static_cast<double>(i)) * lasts));
                }};
    if (const auto* grips = std::get_if<Gripping>(&segment.motion))
        return {static_cast<double>(grips->knots.size() - 1), [this, &segment, grips](double z) {
                    const auto& knots = grips->knots;
                    const auto i = std::min(static_cast<std::size_t>(z), knots.size() - 1);
                    const double lasts = knots[std::min(i + 1, knots.size() - 1)].t - knots[i].t;
                    return withEnergies(gripped(segment, *grips, i, (z - static_cast<double>(i)) * lasts));
                }};
    const auto* contact = std::get_if<Contact>(&segment.motion);
    if (const auto* flight = std::get_if<Flight>(&segment.motion); flight && flight->air)
        return {static_cast<double>(flight->air->steps().size()), [this, &segment, flight](double z) {
                    const auto& steps = flight->air->steps();
                    const auto i = std::min(static_cast<std::size_t>(z), steps.size() - 1);
                    const double t =
                        segment.from + std::lerp(steps[i].from, steps[i].to, z - static_cast<double>(i));
                    return at(segment, std::min(t, segment.to));
                }};
    if (!contact)
        return {segment.to > segment.from ? 1.0 : 0.0, [this, &segment](double z) {
                    return at(segment, segment.from + z * (segment.to - segment.from));
                }};
    const std::size_t steps = contact->knots.size() - 1;
    return {static_cast<double>(steps),
            [this, &segment, contact, steps, stepper = Stepper(*m_rail, m_setup, *contact)](double z) {
                const auto i = std::min(static_cast<std::size_t>(z), steps > 0 ? steps - 1 : 0);
                const Contact::Knot &from = contact->knots[i], &to = contact->knots[std::min(i + 1, steps)];
                return withEnergies(touching(segment, stepper.between(from.state, to.state, to.t - from.t,
                                                                      z - static_cast<double>(i))));
            }};
}

State Trajectory::riding(const Segment& segment, const Contact& contact, const Stepper& stepper,
                         double t) const {
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
    return touching(segment, now);
}

State Trajectory::touching(const Segment& segment, const Riding& now) const {
    const Rail::Place place = m_rail->place(now.spot);
    State state{m_setup.b > 0 ? Mode::rolling : Mode::track, place.centre, place.velocity(now.v),
                m_rail->parameter(now.spot), now.v};
    state.normal = now.v * now.v * place.curvature + m_setup.g * place.normal().y();
    if (m_setup.b > 0) {
        state.spin = -m_setup.side * now.v / m_setup.b;
        state.angle = segment.angle - m_setup.side * now.way / m_setup.b;
    }
    state.damping = segment.damping + (now.work - now.air);
    state.air = segment.air + now.air;
    state.impact = segment.impact;
    return state;
}

State Trajectory::flying(const Segment& segment, const Flight& flight, double t) const {
    const double since = t - segment.from;
    State state{Mode::flight, flight.centreAt(since), flight.velocityAt(since), flight.parameter};
    state.spin = segment.spin;
    state.angle = segment.angle + segment.spin * since;
    state.damping = segment.damping;
    state.dry = segment.dry;
    state.rolling = segment.rolling;
    state.air = segment.air + flight.lostAt(since);
    state.impact = segment.impact;
    return state;
}

State Trajectory::withEnergies(State state) const {
    state.energies = {state.velocity.squaredNorm() / 2,
                      m_setup.k * m_setup.b * m_setup.b * state.spin * state.spin / 2,
                      m_setup.g * state.centre.y()};
    return state;
}

} // namespace talweg::track
