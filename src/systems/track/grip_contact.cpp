#include "systems/track/grip_contact.h"

#include "base/root.h"
#include "physics/grip.h"
#include "systems/track/grip_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace talweg::track {

namespace {

int signOf(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

/// Motion in one regime of finite friction: rolling, slipping, or the transition to rest.
class GripContact {
public:
    explicit GripContact(Recording& now) : m_now(now), m_rail(now.rail), m_setup(now.setup) {}

    After go();

private:
    std::optional<After> restsOrSetsOff(const Gripped& state, int& heading);
    GripRegime regimeOf(const Gripped& state, int heading) const;
    GripRegime slippingRegime(const Gripped& state, int slip) const;
    std::optional<After> advance(const GripStepper& stepper, Gripping& contact, double& h);
    std::optional<After> toNeighbour(Gripping& contact, bool ahead);
    /// The first margin that reaches 0 within a step, and the time until then, s.
    struct Ending {
        double after = 0;
        std::size_t margin = 0;
    };
    std::optional<Ending> endingOf(const GripStepper& stepper, const Gripped& from, double h) const;
    After finish(const GripStepper& stepper, const GripRegime& regime, Gripped state, std::size_t margin);
    void noteBetween(const GripStepper& stepper, const Gripped& from, const Gripped& to, double begin);
    bool isExhausted(const Gripped& state) const;
    void close(const Gripped& last);

    Recording& m_now;
    const Rail& m_rail;
    const Setup& m_setup;
};

void GripContact::close(const Gripped& last) {
    m_now.trajectory.segments.back().to = m_now.t;
    m_now.state = {last.spot, last.v, 0, 0};
    m_now.slip = last.slip;
    m_now.spin = m_setup.side * (last.slip - last.v) / m_setup.b;
    m_now.angle = last.angle;
    m_now.dry = last.dry;
    m_now.rolling = last.rolling;
    m_now.damping = last.damping;
    m_now.air = last.air;
}

/// The regime of a slipping ball. A ball without spin gets the sign of the spin to which friction drives it,
/// unless rolling resistance is stronger.
GripRegime GripContact::slippingRegime(const Gripped& state, int slip) const {
    const double turning = state.slip - state.v;
    const int spin = turning != 0 ? signOf(turning) : m_setup.grip->cRr >= m_setup.grip->muK ? 0 : -slip;
    return {true, 0, slip, spin};
}

GripRegime GripContact::regimeOf(const Gripped& state, int heading) const {
    if (state.slip != 0) return slippingRegime(state, signOf(state.slip));
    const GripRegime rolls{false, heading, 0, 0};
    const GripStepper stepper(m_rail, m_setup, rolls);
    return stepper.margins(state)[1] >= 0 ? rolls
                                          : slippingRegime(state, -signOf(stepper.needed(state, heading)));
}

/// A ball at rest stays if the slope exceeds neither rolling resistance nor static friction; otherwise it
/// starts to move downhill and `heading` is set.
std::optional<After> GripContact::restsOrSetsOff(const Gripped& state, int& heading) {
    const Rail::Place place = m_rail.place(state.spot);
    const double normal = m_setup.side * m_setup.g * place.normal().y();
    const double pull = m_setup.g * place.tangent().y();
    const bool falls = normal < m_now.pressed * m_setup.g; // the first step then finds that it leaves the
                                                           // track
    const double held = heldBy(std::min(m_setup.grip->cRr, m_setup.grip->muS)) * normal;
    if (!falls && (pull == 0 || std::abs(pull) <= held)) return m_now.rest(state.spot);
    heading = pull > 0 ? -1 : 1;
    return {};
}

std::optional<After> GripContact::toNeighbour(Gripping& contact, bool ahead) {
    Gripped state = contact.knots.back().state;
    const Rail::Place place = m_rail.place(state.spot);
    const auto next = ahead ? m_rail.following(state.spot.zone) : m_rail.preceding(state.spot.zone);
    if (!next) {
        m_now.note(Event::Kind::left, place.touching, place.velocity(state.v), place.velocity(state.v));
        close(state);
        return m_now.end(Outcome::left);
    }
    state.spot = *next;
    contact.knots.push_back({m_now.t, state});
    return {};
}

/// The first event within a step of h seconds: checks the margins at several times and locates the first
/// change to negative.
std::optional<GripContact::Ending> GripContact::endingOf(const GripStepper& stepper, const Gripped& from,
                                                         double h) const {
    auto before = stepper.margins(from);
    before[0] -= m_now.pressed * m_setup.g;
    if (before[0] < 0) return Ending{0, 0};
    for (std::size_t look = 1; look <= looksInStep; ++look) {
        const double lo = h * static_cast<double>(look - 1) / looksInStep,
                     hi = h * static_cast<double>(look) / looksInStep;
        const auto margin = [&](double after, std::size_t i) {
            return stepper.margins(stepper.after(from, after))[i] - (i == 0 ? m_now.pressed * m_setup.g : 0);
        };
        std::optional<Ending> first;
        std::array<double, 3> there = stepper.margins(stepper.after(from, hi));
        there[0] -= m_now.pressed * m_setup.g;
        for (std::size_t i = 0; i < there.size(); ++i) {
            if (!(there[i] < 0)) continue;
            const double after =
                before[i] > 0
                    ? bracketRoot([&](double t) { return margin(t, i); }, lo, hi, before[i], there[i]).high
                    : lo;
            if (!first || after < first->after) first = Ending{after, i};
        }
        if (first) return first;
        before = there;
    }
    return {};
}

After GripContact::finish(const GripStepper& stepper, const GripRegime& regime, Gripped state,
                          std::size_t margin) {
    const Rail::Place place = m_rail.place(state.spot);
    const Point velocity = place.velocity(state.v);
    if (margin == 0) {
        close(state);
        return m_now.leave(m_now.state, velocity);
    }
    if (margin == 1 && !regime.slipping) {
        m_now.regime = slippingRegime(state, -signOf(stepper.needed(state, regime.heading)));
        m_now.note(Event::Kind::slips, place.touching, velocity, velocity);
    } else if (margin == 1) {
        state.slip = 0;
        if (regime.spin == 0) state.v = 0;
        m_now.note(Event::Kind::rolls, place.touching, velocity, velocity);
    } else if (regime.slipping) {
        state.slip = state.v;
    } else {
        state.v = 0;
        m_now.note(Event::Kind::turn, place.touching, {0, 0}, {0, 0});
    }
    close(state);
    return After::contact;
}

/// Records crests and, while the ball slips, turns in the step that began at the time `begin`.
void GripContact::noteBetween(const GripStepper& stepper, const Gripped& from, const Gripped& to,
                              double begin) {
    const double now = m_now.t, h = now - begin;
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    const bool passes = from.spot.q > 0 ? to.spot.q <= 0 : from.spot.q < 0 && to.spot.q >= 0;
    if (zone.isCrest() && passes) {
        const auto beside = [&](double after) {
            return after == 0 ? from.spot.q : stepper.after(from, after).spot.q;
        };
        const double after = rootOf(beside, 0, h, from.spot.q, to.spot.q);
        const Rail::Place crest = m_rail.place({from.spot.zone, 0});
        const Point velocity = crest.velocity(stepper.after(from, after).v);
        m_now.t = begin + after;
        m_now.note(Event::Kind::crest, crest.touching, velocity, velocity, 0,
                   m_rail.isSummit(zone.elevation));
    }
    if ((from.v < 0 && to.v > 0) || (from.v > 0 && to.v < 0)) {
        const auto speed = [&](double after) { return after == 0 ? from.v : stepper.after(from, after).v; };
        const double after = rootOf(speed, 0, h, from.v, to.v);
        m_now.t = begin + after;
        m_now.note(Event::Kind::turn, m_rail.place(stepper.after(from, after).spot).touching, {0, 0}, {0, 0});
    }
    m_now.t = now;
}

bool GripContact::isExhausted(const Gripped& state) const {
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    return state.slip == 0 && zone.level && zone.bend > 0
           && (1 + m_setup.k) * state.v * state.v / 2 - m_setup.g * m_rail.drop(state.spot)
                  <= restEnergy * m_now.scale;
}

/// Takes one step or, if it is rejected, reduces h. Returns the continuation if the segment ends.
std::optional<After> GripContact::advance(const GripStepper& stepper, Gripping& contact, double& h) {
    const Gripped from = contact.knots.back().state;
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    const double push = stepper.acceleration(from);
    const double going = from.v != 0 ? from.v : push;
    if (from.spot.q >= zone.hi && going > 0) return toNeighbour(contact, true);
    if (from.spot.q <= zone.lo && going < 0) return toNeighbour(contact, false);
    const int side = going < 0 ? -1 : 1;
    const double reach = m_rail.reach(from.spot, side);
    const double metres = reach * m_rail.slope(from.spot).speed;
    const double longest =
        2 * metres / (std::abs(from.v) + std::sqrt(from.v * from.v + 2 * std::abs(push) * metres));
    double lasts = std::min({h, m_setup.tEnd - m_now.t, std::max(longest, 2 * m_now.shortest())});
    auto [to, error] = stepper.step(from, lasts);
    m_now.work += (placesOfKnot + 20 * looksInStep) * m_now.effort;
    const double way = std::abs(to.spot.q - from.spot.q);
    if (way > m_rail.reach(from.spot, to.spot.q < from.spot.q ? -1 : 1) && lasts > 2 * m_now.shortest()) {
        h = lasts * std::clamp(0.8 * reach / way, 0.1, 0.8);
        return {};
    }
    if (error > 1) {
        h = lasts * std::clamp(0.9 * std::pow(error, -1.0 / 8), 0.1, 0.7);
        return {};
    }
    if (lasts == h) h *= std::clamp(0.9 * std::pow(error + noError, -1.0 / 8), 0.5, 4.0);
    if (to.spot.q > zone.hi || to.spot.q < zone.lo) {
        const double bound = to.spot.q > zone.hi ? zone.hi : zone.lo;
        const auto beyond = [&](double after) {
            return (after == 0 ? from : stepper.after(from, after)).spot.q - bound;
        };
        lasts = rootOf(beyond, 0, lasts, from.spot.q - bound, to.spot.q - bound);
        to = stepper.after(from, lasts);
        to.spot.q = bound;
    }
    const auto ending = endingOf(stepper, from, lasts);
    if (ending) {
        lasts = ending->after;
        to = stepper.after(from, lasts);
    }
    const double begin = m_now.t;
    m_now.t = lasts == m_setup.tEnd - m_now.t ? m_setup.tEnd : m_now.t + lasts;
    noteBetween(stepper, from, to, begin);
    contact.knots.push_back({m_now.t, to});
    if (ending) return finish(stepper, contact.regime, to, ending->margin);
    return {};
}

After GripContact::go() {
    Gripped state{m_now.state.spot, m_now.state.v, m_now.slip,    m_now.angle,
                  m_now.dry,        m_now.rolling, m_now.damping, m_now.air};
    int heading = signOf(state.v);
    m_now.work += placesOfKnot * m_now.effort;
    if (m_now.work >= maxWork) return m_now.end(Outcome::givenUp);
    const bool known = m_now.regime.has_value();
    if (!known && state.v == 0 && state.slip == 0)
        if (const auto after = restsOrSetsOff(state, heading)) return *after;
    const GripRegime regime = known ? *m_now.regime : regimeOf(state, heading);
    m_now.regime.reset();
    m_now.trajectory.segments.push_back({m_now.t, m_now.t, Gripping{regime, {{m_now.t, state}}}, m_now.angle,
                                         0, m_now.damping, m_now.impact, m_now.dry, m_now.rolling,
                                         m_now.air});
    auto& contact = std::get<Gripping>(m_now.trajectory.segments.back().motion);
    const GripStepper stepper(m_rail, m_setup, regime);
    double h = 1e-3 * std::sqrt(m_setup.b / m_setup.g);
    while (!m_now.stop.stop_requested()) {
        const Gripped& last = contact.knots.back().state;
        if (isExhausted(last)) {
            const Rail::Spot at = last.spot;
            close(last);
            return m_now.rest(at);
        }
        if (m_now.t >= m_setup.tEnd || m_now.work >= maxWork || h < m_now.shortest()) {
            close(last);
            return m_now.end(m_now.t >= m_setup.tEnd ? Outcome::timeLimit : Outcome::givenUp);
        }
        ++m_now.knots;
        if (m_now.progress && m_now.knots % 256 == 0) m_now.progress(m_now.t / m_setup.tEnd);
        if (const auto after = advance(stepper, contact, h)) return *after;
    }
    m_now.trajectory.cancelled = true;
    return After::done;
}

} // namespace

After gripping(Recording& now) {
    return GripContact(now).go();
}

} // namespace talweg::track
