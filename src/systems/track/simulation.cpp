#include "systems/track/simulation.h"

#include "physics/impact.h"
#include "systems/track/grip_contact.h"
#include "systems/track/landing.h"
#include "systems/track/recording.h"
#include "systems/track/stepping.h"

#include <algorithm>
#include <array>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <optional>

namespace talweg::track {

namespace {

/// Work in units of evaluated positions: of testing a chord, and of a step of a flight in air.
constexpr std::size_t effortOfChord = 8, effortOfAirStep = 100;
/// Largest number of flights. It ends a run of ever shorter bounces.
constexpr std::size_t maxFlights = 20000;
/// Fraction of the initial energy below which a damped motion in a valley with a corner ends. There, each
/// swing is shorter by the same factor and none is the last.
constexpr double restEnergyInCorner = 1e-8;
/// Values of `pressed` after flights shorter than shortFlight (in units of √(length of the track/g)). Damping
/// acts only on the track. If it alone makes the body take off, the body would land at once, again and again.
/// To prevent this, the track holds the body until it would have to pull with this fraction of the weight.
constexpr double pressedAfterShortFlight = -1e-3;
constexpr double shortFlight = 1e-4;

/// Whether the motion between two states reaches or passes the origin of their zone.
bool passesLevel(const Riding& from, const Riding& to) {
    return from.spot.q > 0 ? to.spot.q <= 0 : from.spot.q < 0 && to.spot.q >= 0;
}

/// Builds a trajectory segment by segment.
class Simulation {
public:
    Simulation(std::shared_ptr<const Rail> rail, const Setup& setup, const std::stop_token& stop,
               const std::function<void(double)>& progress)
        : m_now(std::move(rail), setup, stop, progress), m_rail(m_now.rail), m_setup(setup),
          m_lander(setup.oneSided ? std::optional<Lander>(std::in_place, m_rail, setup.g, setup.side)
                                  : std::nullopt) {}

    Trajectory take(Rail::Spot start, double v);

private:
    After contact();
    After flight();
    /// A trial step, its duration (s), and its kind.
    struct Attempt {
        Step step;
        double lasts = 0;
        bool coasts = false; ///< computed in closed form
        bool turns = false;  ///< ends where the body turns back
    };
    Attempt attempt(const Stepper& stepper, const Riding& from, double h) const;
    bool accept(const Stepper& stepper, const Riding& from, const Attempt& attempt, double& h) const;
    void clip(const Stepper& stepper, const Riding& from, Attempt& attempt) const;
    std::optional<After> record(const Stepper& stepper, Contact& contact, const Attempt& attempt);
    std::optional<After> advance(const Stepper& stepper, Contact& contact, double& h);
    std::optional<After> toNeighbour(const Stepper& stepper, Contact& contact, bool ahead);
    std::optional<After> corner(const Riding& before, const Riding& after);
    std::optional<double> takesOff(const Stepper& stepper, const Riding& from, const Riding& to,
                                   double h) const;
    bool passesForbidden(const Stepper& stepper, const Riding& from, const Riding& to) const;
    bool staysAtRest(const Stepper& stepper, const Riding& state) const;
    bool isExhausted(const Stepper& stepper, const Riding& state) const;
    std::optional<double> fallsPast(const Flight& flight, double floor, double within);
    void hit(Rail::Spot spot, Point velocity);
    void closeContact(const Riding& last);
    void noteCrest(const Stepper& stepper, const Riding& from, const Riding& to, double begin);
    After repeat(Contact& contact, Contact::Repeat repeat);
    void noteRepeats(const Contact::Repeat& repeat);

    Recording m_now;
    const Rail& m_rail;
    const Setup& m_setup;
    std::optional<Lander> m_lander;
    std::size_t m_flights = 0;
    double m_open = 0; ///< accumulated energy error, J/kg
    /// The beginning of a motion that may be periodic: a turn, or the passage of a closed track's joint.
    struct Turn {
        double t;
        Point touching;
    };
    std::optional<Turn> m_turn;
    struct Joint {
        double t, way;
        bool ahead;
    };
    std::optional<Joint> m_joint;
};

Trajectory Simulation::take(Rail::Spot start, double v) {
    m_now.state = {start, v, 0, 0};
    const Rail::Place place = m_rail.place(start);
    m_now.scale = (1 + m_setup.k) * v * v / 2 + m_setup.g * (place.centre.y() - m_rail.lowest());
    if (m_setup.b > 0) m_now.spin = -m_setup.side * v / m_setup.b;
    After next = After::contact;
    while (next != After::done && !m_now.stop.stop_requested())
        next = next == After::contact ? contact() : flight();
    if (next != After::done) m_now.trajectory.cancelled = true;
    m_now.trajectory.duration = m_now.t;
    m_now.trajectory.steps = m_now.knots;
    return std::move(m_now.trajectory);
}

/// Ends the segment of a contact in the state `last`.
void Simulation::closeContact(const Riding& last) {
    Segment& segment = m_now.trajectory.segments.back();
    segment.to = m_now.t;
    m_now.damping += last.work - last.air;
    m_now.air += last.air;
    if (m_setup.b > 0) {
        m_now.angle -= m_setup.side * last.way / m_setup.b;
        m_now.spin = -m_setup.side * last.v / m_setup.b;
    }
}

bool Simulation::staysAtRest(const Stepper& stepper, const Riding& state) const {
    if (state.v != 0) return false;
    const double here = stepper.acceleration(state.spot, 0);
    if (here == 0) return true;
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    // At a joint, the next zone may push back.
    std::optional<Rail::Spot> other;
    if (state.spot.q <= zone.lo && here < 0) other = m_rail.preceding(state.spot.zone);
    if (state.spot.q >= zone.hi && here > 0) other = m_rail.following(state.spot.zone);
    return other && stepper.acceleration(*other, 0) * here < 0;
}

/// Whether damping has left too little energy for further motion.
bool Simulation::isExhausted(const Stepper& stepper, const Riding& state) const {
    if (m_setup.damping == 0 || (1 + m_setup.k) * state.v * state.v / 2 > restEnergy * m_now.scale)
        return false;
    if (m_setup.g == 0) return true;
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    return zone.level && zone.bend > 0
           && stepper.budget(state.spot.zone, state.work) <= restEnergy * m_now.scale;
}

bool Simulation::passesForbidden(const Stepper& stepper, const Riding& from, const Riding& to) const {
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    return zone.isCrest() && passesLevel(from, to) && stepper.budget(from.spot.zone, to.work) <= 0;
}

/// The fraction of a step after which the track no longer pushes the body. Empty if it always does.
std::optional<double> Simulation::takesOff(const Stepper& stepper, const Riding& from, const Riding& to,
                                           double h) const {
    const double min = m_now.pressed * m_setup.g;
    const auto pressing = [&](double part) {
        return m_setup.side * stepper.normal(stepper.between(from, to, h, part)) - min;
    };
    std::array<double, looksInStep + 1> at{}, force{};
    for (std::size_t i = 0; i <= looksInStep; ++i) {
        at[i] = static_cast<double>(i) / looksInStep;
        force[i] = pressing(at[i]);
    }
    if (force[0] < 0) return 0;
    for (std::size_t i = 0; i < looksInStep; ++i) {
        const double lower = std::min(force[i], force[i + 1]);
        if (force[i + 1] < 0) return rootOf(pressing, at[i], at[i + 1], force[i], force[i + 1]);
        // The force may fall below the limit briefly between two times, if its values are small compared with
        // their changes.
        const double before = i > 0 ? force[i - 1] : force[i + 1];
        const double behind = i + 2 <= looksInStep ? force[i + 2] : force[i];
        if (lower > std::max(std::abs(before - force[i]), std::abs(behind - force[i + 1]))) continue;
        const auto [when, lowest] = boost::math::tools::brent_find_minima(pressing, at[i], at[i + 1], 30);
        if (lowest < 0) return rootOf(pressing, at[i], when, force[i], lowest);
    }
    return {};
}

/// Records the passage of a crest inside a zone, in the step that began at the time `begin`.
void Simulation::noteCrest(const Stepper& stepper, const Riding& from, const Riding& to, double begin) {
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    if (!zone.isCrest() || !passesLevel(from, to)) return;
    const auto beside = [&](double after) {
        return after == 0 ? from.spot.q : stepper.step(from, after).to.spot.q;
    };
    const double end = m_now.t;
    const double after = rootOf(beside, 0, end - begin, from.spot.q, to.spot.q);
    const Rail::Place crest = m_rail.place({from.spot.zone, 0});
    const Point velocity = crest.velocity(stepper.step(from, after).to.v);
    m_now.t = begin + after;
    m_now.note(Event::Kind::crest, crest.touching, velocity, velocity, 0, m_rail.isSummit(zone.elevation));
    m_now.t = end;
}

/// Records the events between two turns, or of a lap, repeatedly until the end of the run.
void Simulation::noteRepeats(const Contact::Repeat& repeat) {
    const double from = repeat.from, to = repeat.to, lasts = to - from;
    const auto& all = m_now.trajectory.events;
    std::vector<Event> once;
    std::ranges::copy_if(all, std::back_inserter(once),
                         [&](const Event& i) { return i.t > from && i.t <= to; });
    std::vector<Event> back;
    if (repeat.swings) {
        for (auto i = once.rbegin(); i != once.rend(); ++i) {
            Event mirrored = *i;
            mirrored.t = from + (to - i->t);
            mirrored.before = -i->after;
            mirrored.after = -i->before;
            if (i->kind != Event::Kind::turn) back.push_back(mirrored);
        }
        back.push_back({Event::Kind::turn, to, m_turn->touching, {0, 0}, {0, 0}});
    }
    for (double n = 1; !once.empty() && from + n * lasts <= m_setup.tEnd && !m_now.trajectory.more; ++n)
        for (const Event& event : repeat.swings&& std::fmod(n, 2) == 1 ? back : once) {
            const double t = event.t + n * lasts;
            if (t > m_setup.tEnd) break;
            m_now.trajectory.more = m_now.trajectory.events.size() >= maxEvents;
            if (m_now.trajectory.more) break;
            m_now.trajectory.events.push_back(event);
            m_now.trajectory.events.back().t = t;
        }
}

/// Completes the run by repeating the last part of its motion.
After Simulation::repeat(Contact& contact, Contact::Repeat repeat) {
    contact.repeat = repeat;
    noteRepeats(repeat);
    m_now.t = m_setup.tEnd;
    m_now.trajectory.segments.back().to = m_now.t;
    return m_now.end(Outcome::timeLimit);
}

/// Passes a kink. The states are at the end of a zone and at the same point at the beginning of the next
/// zone.
std::optional<After> Simulation::corner(const Riding& before, const Riding& after) {
    const Rail::Place a = m_rail.place(before.spot), b = m_rail.place(after.spot);
    const Point come = a.velocity(before.v), go = b.velocity(after.v);
    const double turn = (come - go).norm();
    if (turn <= 1e-7 * come.norm()) return {};
    m_now.note(Event::Kind::corner, b.touching, come, go);
    const double rises = m_rail.slope(before.spot).rise * before.v,
                 falls = m_rail.slope(after.spot).rise * after.v;
    if (rises > 0 && falls < 0) {
        m_now.note(Event::Kind::crest, b.touching, come, go, 0, m_rail.isSummit(b.centre.y()));
    }
    if (!m_setup.oneSided) return {};
    m_now.state = after;
    const double away = m_setup.side * come.dot(b.normal());
    closeContact(before);
    if (away >= -1e-9 * come.norm()) return m_now.leave(after, come);
    hit(after.spot, come);
    const bool intoOld = m_setup.side * m_now.velocity.dot(a.normal()) <= 1e-9 * m_now.velocity.norm();
    if (!m_now.velocity.isZero() && intoOld) {
        hit(before.spot, m_now.velocity);
        return m_now.velocity.isZero() ? After::contact : After::flight;
    }
    if (!m_now.velocity.isZero()) return After::flight;
    if (m_now.state.v * before.v < 0) { // stuck in the corner
        m_now.impact += (1 + m_setup.k) * m_now.state.v * m_now.state.v / 2;
        m_now.state.v = m_now.spin = 0;
    }
    return After::contact;
}

/// Moves from an end of a zone into the next zone, or off the track.
std::optional<After> Simulation::toNeighbour(const Stepper& stepper, Contact& contact, bool ahead) {
    const Riding here = contact.knots.back().state;
    const auto next = ahead ? m_rail.following(here.spot.zone) : m_rail.preceding(here.spot.zone);
    if (!next) {
        const Rail::Place place = m_rail.place(here.spot);
        m_now.note(Event::Kind::left, place.touching, place.velocity(here.v), place.velocity(here.v));
        closeContact(here);
        return m_now.end(Outcome::left);
    }
    Riding there = here;
    there.spot = *next;
    if (const auto after = corner(here, there)) return after;
    contact.knots.push_back({m_now.t, there});
    if (m_setup.isLossless() && (ahead ? next->zone < here.spot.zone : next->zone > here.spot.zone)) {
        if (m_joint && m_joint->ahead == ahead)
            return repeat(contact, {m_joint->t, m_now.t, false, there.way - m_joint->way});
        m_joint = {m_now.t, there.way, ahead};
    }
    // In a valley with a corner: ends the motion when damping has left too little energy.
    const bool held = stepper.acceleration(here.spot, 0) * stepper.acceleration(there.spot, 0) < 0
                      && stepper.acceleration(there.spot, 0) * here.v < 0;
    const double kinetic = (1 + m_setup.k) * here.v * here.v / 2;
    if (held && kinetic < restEnergyInCorner * m_now.scale && m_setup.damping > 0) {
        closeContact(there);
        m_now.damping += kinetic; // damping would have consumed this energy, too
        return m_now.rest(there.spot);
    }
    return {};
}

/// Tries a step of h seconds. Without losses, tries the longest step with a closed form instead.
Simulation::Attempt Simulation::attempt(const Stepper& stepper, const Riding& from, double h) const {
    const double left = m_setup.tEnd - m_now.t;
    Attempt attempt;
    const auto coasts = stepper.longest(from);
    attempt.coasts = coasts.has_value();
    attempt.lasts = std::min(coasts ? *coasts : h, left);
    if (!coasts) {
        // Chooses a duration such that |v| h + |a| h²/2 does not exceed the reach.
        const double push = stepper.acceleration(from.spot, from.v);
        const int side = (from.v != 0 ? from.v : push) < 0 ? -1 : 1;
        const double reach = m_rail.reach(from.spot, side) * m_rail.slope(from.spot).speed;
        const double longest =
            2 * reach / (std::abs(from.v) + std::sqrt(from.v * from.v + 2 * std::abs(push) * reach));
        attempt.lasts = std::min(attempt.lasts, std::max(longest, 2 * m_now.shortest()));
    }
    attempt.step = stepper.step(from, attempt.lasts);
    return attempt;
}

/// Whether a step is accepted. Sets h to the length of the next step.
bool Simulation::accept(const Stepper& stepper, const Riding& from, const Attempt& attempt, double& h) const {
    const double way = attempt.step.to.spot.q - from.spot.q, error = attempt.step.error;
    const double allowed = m_rail.reach(from.spot, way < 0 ? -1 : 1);
    if (!attempt.coasts && std::abs(way) > allowed && attempt.lasts > 2 * m_now.shortest()) {
        h = attempt.lasts * std::clamp(0.8 * allowed / std::abs(way), 0.1, 0.8);
        return false;
    }
    if (error > 1 || passesForbidden(stepper, from, attempt.step.to)) {
        h = attempt.lasts * (error > 1 ? std::clamp(0.9 * std::pow(error, -1.0 / 8), 0.1, 0.7) : 0.5);
        return false;
    }
    if (attempt.lasts == h) h *= std::clamp(0.9 * std::pow(error + noError, -1.0 / 8), 0.5, 4.0);
    return true;
}

/// Shortens the step to end where the body turns back, or at the end of the zone.
void Simulation::clip(const Stepper& stepper, const Riding& from, Attempt& attempt) const {
    Step& step = attempt.step;
    const auto shorten = [&](double lasts) {
        attempt.lasts = lasts;
        step = stepper.step(from, lasts);
    };
    attempt.turns = from.v != 0 && step.to.v == 0;
    if (from.v != 0 && step.to.v != 0 && (step.to.v < 0) != (from.v < 0)) {
        const auto speed = [&](double after) { return stepper.step(from, after).to.v; };
        shorten(rootOf(speed, 0, attempt.lasts, from.v, step.to.v));
        step.to.v = 0;
        attempt.turns = true;
    }
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    if (step.to.spot.q <= zone.hi && step.to.spot.q >= zone.lo) return;
    const double bound = step.to.spot.q > zone.hi ? zone.hi : zone.lo;
    const auto beyond = [&](double after) {
        return (after == 0 ? from : stepper.step(from, after).to).spot.q - bound;
    };
    shorten(rootOf(beyond, 0, attempt.lasts, from.spot.q - bound, step.to.spot.q - bound));
    step.to.spot.q = bound;
    attempt.turns = false;
}

/// Records a step. Returns the continuation if it ends the contact.
std::optional<After> Simulation::record(const Stepper& stepper, Contact& contact, const Attempt& attempt) {
    const Riding from = contact.knots.back().state, to = attempt.step.to;
    m_open += attempt.step.open;
    m_now.trajectory.open = std::max(m_now.trajectory.open, std::abs(m_open));
    const double begin = m_now.t;
    m_now.t = attempt.lasts == m_setup.tEnd - m_now.t ? m_setup.tEnd : m_now.t + attempt.lasts;
    noteCrest(stepper, from, to, begin);
    contact.knots.push_back({m_now.t, to});
    if (!attempt.turns) return {};
    const Point touching = m_rail.place(to.spot).touching;
    m_now.note(Event::Kind::turn, touching, {0, 0}, {0, 0});
    if (m_setup.isLossless() && m_turn) return repeat(contact, {m_turn->t, m_now.t, true, 0});
    m_turn = {m_now.t, touching};
    return {};
}

/// Takes one step or, if it is rejected, reduces h. Returns the continuation if the contact ends.
std::optional<After> Simulation::advance(const Stepper& stepper, Contact& contact, double& h) {
    const Riding from = contact.knots.back().state;
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    const double heading = from.v != 0 ? from.v : stepper.acceleration(from.spot, 0);
    if (from.spot.q >= zone.hi && heading > 0) return toNeighbour(stepper, contact, true);
    if (from.spot.q <= zone.lo && heading < 0) return toNeighbour(stepper, contact, false);
    Attempt next = attempt(stepper, from, h);
    if (!accept(stepper, from, next, h)) return {};
    clip(stepper, from, next);
    if (m_setup.oneSided)
        if (const auto off = takesOff(stepper, from, next.step.to, next.lasts)) {
            const auto [after, there] = stepper.knotBetween(from, next.step.to, next.lasts, *off);
            m_now.t += after;
            contact.knots.push_back({m_now.t, there});
            closeContact(there);
            return m_now.leave(there, m_rail.place(there.spot).velocity(there.v));
        }
    return record(stepper, contact, next);
}

After Simulation::contact() {
    if (m_setup.grip) return gripping(m_now);
    const Rail::Zone& zone = m_rail.zones()[m_now.state.spot.zone];
    m_now.state.work = m_now.state.way = m_now.state.air = 0;
    const double energy =
        (1 + m_setup.k) * m_now.state.v * m_now.state.v / 2 - m_setup.g * m_rail.drop(m_now.state.spot);
    m_now.trajectory.segments.push_back(
        {m_now.t, m_now.t, Contact{{{m_now.t, m_now.state}}, energy, zone.elevation}, m_now.angle, 0,
         m_now.damping, m_now.impact, m_now.dry, m_now.rolling, m_now.air});
    // The reference stays valid: no segment is added before the contact ends.
    auto& contact = std::get<Contact>(m_now.trajectory.segments.back().motion);
    const Stepper stepper(m_rail, m_setup, contact);
    m_turn.reset();
    m_joint.reset();
    if (m_now.state.v == 0) m_turn = {m_now.t, m_rail.place(m_now.state.spot).touching};
    const double length = m_rail.track().length();
    double h = 1e-3 * (m_setup.g > 0 ? std::sqrt(length / m_setup.g) : length / std::abs(m_now.state.v));
    while (!m_now.stop.stop_requested()) {
        const Riding state = contact.knots.back().state;
        const bool still = staysAtRest(stepper, state) || isExhausted(stepper, state);
        if (still
            && !(m_setup.oneSided && m_setup.side * stepper.normal(state) < m_now.pressed * m_setup.g)) {
            closeContact(state);
            return m_now.rest(state.spot);
        }
        if (m_now.t >= m_setup.tEnd || m_now.work >= maxWork || h < m_now.shortest()) {
            closeContact(state);
            return m_now.end(m_now.t >= m_setup.tEnd ? Outcome::timeLimit : Outcome::givenUp);
        }
        ++m_now.knots;
        if (m_now.progress && m_now.knots % 256 == 0) m_now.progress(m_now.t / m_setup.tEnd);
        const std::size_t before = stepper.places();
        const auto after = advance(stepper, contact, h);
        m_now.work += (stepper.places() - before + placesOfKnot) * m_now.effort;
        if (after) return *after;
    }
    m_now.trajectory.cancelled = true;
    return After::done;
}

/// An impact on the track. Afterwards, the body flies with m_now.velocity or, if this is zero, stays in
/// contact with m_now.state.
void Simulation::hit(Rail::Spot spot, Point velocity) {
    const Rail::Place place = m_rail.place(spot);
    const Point out = m_setup.side * place.normal(), along = m_setup.side * place.tangent();
    // A ball does not slip, even in a light impact; a bead has no friction.
    constexpr double lightest = 1e-12;
    const double mu = m_setup.b > 0 ? unlimitedFriction : 0;
    const ContactLaw law = m_setup.grip ? ContactLaw{m_setup.e, m_setup.grip->muS, m_setup.grip->muK}
                                        : ContactLaw{m_setup.e, mu, mu};
    const double leaving = std::max(0.0, velocity.dot(out));
    m_now.impact += leaving * leaving / 2;
    const Speeds before{{0, 0, m_now.spin}, {velocity.dot(along), std::min(-lightest, velocity.dot(out)), 0}};
    const Impact impact =
        talweg::impact(before, {m_setup.b > 0 ? m_setup.b : 1, m_setup.b > 0 ? m_setup.k : 1}, law);
    m_now.impact += impact.normalLoss + impact.frictionLoss;
    m_now.spin = impact.after.spin.z();
    m_now.slip = impact.sticks ? 0 : m_setup.side * (impact.after.velocity.x() + m_setup.b * m_now.spin);
    const double rebound = impact.after.velocity.y();
    const Point after = impact.after.velocity.x() * along;
    const double approach = -before.velocity.y();
    m_now.centre = place.centre;
    if (rebound >= m_setup.stick) {
        m_now.velocity = after + rebound * out;
        m_now.note(Event::Kind::bounce, place.touching, velocity, m_now.velocity, approach);
    } else {
        m_now.impact += rebound * rebound / 2;
        m_now.velocity = {0, 0};
        m_now.note(Event::Kind::landing, place.touching, velocity, after, approach);
    }
    m_now.state = {spot, after.dot(place.tangent()), 0, 0};
}

/// Time when a flight falls below an elevation, s since its beginning; in air, at most `within`. Empty if the
/// search takes too many steps.
std::optional<double> Simulation::fallsPast(const Flight& flight, double floor, double within) {
    if (flight.air) {
        const auto falls = flight.air->fallsBelow(floor, within);
        m_now.work += flight.air->steps().size() * effortOfAirStep;
        return falls;
    }
    const double fall = flight.fall.centre.y() - floor, rises = flight.fall.velocity.y();
    return (rises + std::sqrt(rises * rises + 2 * m_setup.g * fall)) / m_setup.g;
}

After Simulation::flight() {
    Flight flight{{m_now.centre, m_now.velocity, m_setup.g}, m_rail.parameter(m_now.state.spot)};
    if (m_setup.drag > 0) flight.air = std::make_shared<FallInAir>(flight.fall, m_setup.drag, m_rail.size());
    m_now.trajectory.segments.push_back({m_now.t, m_now.t, flight, m_now.angle, m_now.spin, m_now.damping,
                                         m_now.impact, m_now.dry, m_now.rolling, m_now.air});
    if (++m_flights > maxFlights || m_now.work >= maxWork) return m_now.end(Outcome::givenUp);
    if (m_now.progress && m_flights % 64 == 0) m_now.progress(m_now.t / m_setup.tEnd);
    const double floor = fallFloor(m_rail);
    const double left = m_setup.tEnd - m_now.t;
    const auto falls = fallsPast(flight, floor, left);
    if (!falls) return m_now.end(Outcome::givenUp);
    const double gone = *falls;
    const std::size_t before = m_lander->places(), chords = m_lander->chords();
    const Landing landing = m_lander->landing(flight, std::min(gone, left));
    m_now.work +=
        (m_lander->places() - before) * m_now.effort + (m_lander->chords() - chords) * effortOfChord;
    const double lasts = landing ? landing.after : std::min(gone, left);
    m_now.t = lasts == left ? m_setup.tEnd : m_now.t + lasts;
    m_now.trajectory.segments.back().to = m_now.t;
    m_now.angle += m_now.spin * lasts;
    m_now.air += flight.lostAt(lasts);
    const Point velocity = flight.velocityAt(lasts);
    if (!landing) {
        if (gone < left) m_now.note(Event::Kind::flewOff, flight.centreAt(lasts), velocity, velocity);
        return m_now.end(gone < left ? Outcome::flewOff : Outcome::timeLimit);
    }
    const bool hops = lasts < shortFlight * std::sqrt(m_rail.track().length() / m_setup.g);
    m_now.pressed = hops ? pressedAfterShortFlight : usuallyPressed;
    hit(m_rail.spotAt(landing.parameter), velocity);
    return m_now.velocity.isZero() ? After::contact : After::flight;
}

} // namespace

/// Below the track by its height, or by a tenth of its length if that is larger.
double fallFloor(const Rail& rail) {
    return rail.lowest() - std::max(rail.highest() - rail.lowest(), 0.1 * rail.track().length());
}

Trajectory simulate(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
                    const std::stop_token& stop, const std::function<void(double)>& progress) {
    return Simulation(std::move(rail), setup, stop, progress).take(start, v);
}

} // namespace talweg::track
