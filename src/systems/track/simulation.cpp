#include "systems/track/simulation.h"

#include "base/root.h"
#include "physics/impact.h"
#include "systems/track/grip_stepper.h"
#include "systems/track/landing.h"
#include "systems/track/stepping.h"

#include <algorithm>
#include <array>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <optional>

namespace talweg::track {

namespace {

/// Ends a run that would not end by itself, such as a ball that bounces ever lower in a corner: so many
/// places of the rail, times the effort of each, are worked out in half a second or so. Fewer, and motions
/// that do end are given up; more, and a typed track can hold up a study.
constexpr std::size_t maxWork = 100'000'000;
/// What is counted as such work beside the places themselves: those needed for a knot when extremes are
/// looked for, and looking at a chord.
constexpr std::size_t placesOfKnot = 30, effortOfChord = 8;
/// Ends a run of ever shorter bounces.
constexpr std::size_t maxFlights = 20000;
/// Ends a run whose steps, as a part of the time, have become as short as the last digit of the time; shorter
/// ones would no longer move it on.
constexpr double minStep = 1e-15;
/// Ends damped motions: below this part of the energy at the start the body is at rest. It is what rounding
/// leaves of that energy; larger, and the time of the stop moves.
constexpr double restEnergy = 1e-14;
/// The same in a valley with a corner, where each swing is shorter by the same factor and none is the last.
constexpr double restEnergyInCorner = 1e-8;
/// Tells when a track that only pushes lets go: below minus this part of the weight, which is the rounding of
/// the force. Zero, and a body that rests on a level track would take off.
constexpr double pressed = -1e-9;
/// The same after a flight shorter than shortFlight (in units of √(length of the track/g)). Damping acts on
/// the track only; where it alone makes the body take off, it comes back at once, again and again, unless it
/// is held on until the track would have to pull with this part of the weight.
constexpr double pressedAfterShortFlight = -1e-3;
constexpr double shortFlight = 1e-4;
/// Places of a step at which the force of a one-sided track is looked at: a dip of the force between two of
/// them is found by its sides.
constexpr std::size_t looks = 6;
/// Stands for an error of zero where it is divided by.
constexpr double noError = 1e-30;

template <class F>
double rootOf(const F& f, double lo, double hi, double atLo, double atHi) {
    if (atLo == 0) return lo;
    if (atHi == 0 || (atLo < 0) == (atHi < 0)) return hi;
    const Bracket root = bracketRoot(f, lo, hi, atLo, atHi);
    return std::abs(atLo) < std::abs(atHi) ? root.low : root.high;
}

int signOf(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

/// Whether the way from one state to another leads to or past the origin of their zone.
bool passesLevel(const Riding& from, const Riding& to) {
    return from.spot.q > 0 ? to.spot.q <= 0 : from.spot.q < 0 && to.spot.q >= 0;
}

/// Builds a trajectory segment by segment.
class Simulation {
public:
    Simulation(std::shared_ptr<const Rail> rail, const Setup& setup, const std::stop_token& stop,
               const std::function<void(double)>& progress)
        : m_rail(*rail), m_setup(setup), m_stop(stop), m_progress(progress), m_trajectory(rail, setup),
          m_lander(setup.oneSided ? std::optional<Lander>(std::in_place, m_rail, setup.g, setup.side)
                                  : std::nullopt),
          m_effort(m_rail.track().pieces().front().effort) {}

    Trajectory take(Rail::Spot start, double v);

private:
    enum class After { contact, flight, done };

    After contact();
    After flight();
    After gripping();
    std::optional<After> restsOrSetsOff(const Gripped& state, int& heading);
    GripRegime regimeOf(const Gripped& state, int heading) const;
    GripRegime slippingRegime(const Gripped& state, int slip) const;
    std::optional<After> advanceGrip(const GripStepper& stepper, Gripping& contact, double& h);
    std::optional<After> gripToNeighbour(Gripping& contact, bool ahead);
    /// The first margin that is used up within a step, and after how many seconds.
    struct Ending {
        double after = 0;
        std::size_t margin = 0;
    };
    std::optional<Ending> endingOf(const GripStepper& stepper, const Gripped& from, double h) const;
    After finishGrip(const GripStepper& stepper, const GripRegime& regime, Gripped state, std::size_t margin);
    void noteOnGrip(const GripStepper& stepper, const Gripped& from, const Gripped& to, double begin);
    bool isExhausted(const Gripped& state) const;
    void closeGrip(const Gripped& last);
    /// A step that is tried, how long it lasts (s), and how it came about.
    struct Attempt {
        Step step;
        double lasts = 0;
        bool coasts = false; ///< in closed form
        bool turns = false;  ///< it ends where the body turns
    };
    Attempt attempt(const Stepper& stepper, const Riding& from, double h) const;
    bool accept(const Stepper& stepper, const Riding& from, const Attempt& attempt, double& h) const;
    void clip(const Stepper& stepper, const Riding& from, Attempt& attempt) const;
    std::optional<After> record(const Stepper& stepper, Contact& contact, const Attempt& attempt);
    std::optional<After> advance(const Stepper& stepper, Contact& contact, double& h);
    /// Steps no longer than this (s) are not made shorter.
    double shortest() const { return minStep * (1 + m_t); }
    std::optional<After> toNeighbour(const Stepper& stepper, Contact& contact, bool ahead);
    std::optional<After> corner(const Riding& before, const Riding& after);
    std::optional<double> takesOff(const Stepper& stepper, const Riding& from, const Riding& to,
                                   double h) const;
    bool passesForbidden(const Stepper& stepper, const Riding& from, const Riding& to) const;
    bool staysAtRest(const Stepper& stepper, const Riding& state) const;
    bool isExhausted(const Stepper& stepper, const Riding& state) const;
    After leave(const Riding& from, Point velocity);
    After rest(const Riding& at);
    After end(Outcome outcome);
    void hit(Rail::Spot spot, Point velocity);
    void closeContact(const Riding& last);
    void note(Event::Kind kind, Point touching, Point before, Point after, double hit = 0,
              bool summit = false);
    void noteCrest(const Stepper& stepper, const Riding& from, const Riding& to, double begin);
    After repeat(Contact& contact, Contact::Repeat repeat);
    void noteRepeats(const Contact::Repeat& repeat);
    bool isLossless() const { return m_setup.damping == 0; }

    const Rail& m_rail;
    const Setup& m_setup;
    const std::stop_token& m_stop;
    const std::function<void(double)>& m_progress;
    Trajectory m_trajectory;
    std::optional<Lander> m_lander;
    std::size_t m_knots = 0, m_flights = 0;
    const std::size_t m_effort; ///< of working out a place
    std::size_t m_work = 0;
    double m_pressed = pressed;
    double m_open = 0;  ///< of the energy, J/kg
    double m_scale = 0; ///< energy at the start, counted from the lowest place, J/kg

    // What the next segment begins with.
    double m_t = 0;
    Riding m_state;
    Point m_velocity{0, 0}, m_centre{0, 0};
    double m_spin = 0, m_angle = 0, m_damping = 0, m_impact = 0;
    double m_slip = 0, m_dry = 0, m_rolling = 0; ///< of a ball that may slip: as in Gripped
    std::optional<GripRegime> m_regime;          ///< what the next contact begins with, where that is known
    /// Since when the contact may repeat itself: a turn, or the passing of a closed track's joint.
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

void Simulation::note(Event::Kind kind, Point touching, Point before, Point after, double hit, bool summit) {
    const bool ends = kind == Event::Kind::left || kind == Event::Kind::flewOff || kind == Event::Kind::rest;
    if (m_trajectory.events.size() < maxEvents || ends)
        m_trajectory.events.push_back({kind, m_t, touching, before, after, summit, hit});
    else
        m_trajectory.more = true;
}

Simulation::After Simulation::end(Outcome outcome) {
    m_trajectory.outcome = outcome;
    return After::done;
}

Trajectory Simulation::take(Rail::Spot start, double v) {
    m_state = {start, v, 0, 0};
    const Rail::Place place = m_rail.place(start);
    m_scale = (1 + m_setup.k) * v * v / 2 + m_setup.g * (place.centre.y() - m_rail.lowest());
    if (m_setup.b > 0) m_spin = -m_setup.side * v / m_setup.b;
    After next = After::contact;
    while (next != After::done && !m_stop.stop_requested())
        next = next == After::contact ? contact() : flight();
    if (next != After::done) m_trajectory.cancelled = true;
    m_trajectory.duration = m_t;
    m_trajectory.steps = m_knots;
    return std::move(m_trajectory);
}

/// Ends the segment of a contact in a state.
void Simulation::closeContact(const Riding& last) {
    Segment& segment = m_trajectory.segments.back();
    segment.to = m_t;
    m_damping += last.work;
    if (m_setup.b > 0) {
        m_angle -= m_setup.side * last.way / m_setup.b;
        m_spin = -m_setup.side * last.v / m_setup.b;
    }
}

Simulation::After Simulation::rest(const Riding& at) {
    const Rail::Place place = m_rail.place(at.spot);
    note(Event::Kind::rest, place.touching, {0, 0}, {0, 0});
    m_trajectory.segments.push_back(
        {m_t, m_t, Rest{at.spot}, m_angle, 0, m_damping, m_impact, m_dry, m_rolling});
    return end(Outcome::rest);
}

/// The body flies off from a state with a velocity.
Simulation::After Simulation::leave(const Riding& from, Point velocity) {
    const Rail::Place place = m_rail.place(from.spot);
    note(Event::Kind::takeOff, place.touching, place.velocity(from.v), velocity);
    m_state = from;
    m_centre = place.centre;
    m_velocity = velocity;
    return After::flight;
}

bool Simulation::staysAtRest(const Stepper& stepper, const Riding& state) const {
    if (state.v != 0) return false;
    const double here = stepper.acceleration(state.spot, 0);
    if (here == 0) return true;
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    // At a joint the neighbour may push back.
    std::optional<Rail::Spot> other;
    if (state.spot.q <= zone.lo && here < 0) other = m_rail.preceding(state.spot.zone);
    if (state.spot.q >= zone.hi && here > 0) other = m_rail.following(state.spot.zone);
    return other && stepper.acceleration(*other, 0) * here < 0;
}

/// Whether damping has left nothing to move with.
bool Simulation::isExhausted(const Stepper& stepper, const Riding& state) const {
    if (m_setup.damping == 0 || (1 + m_setup.k) * state.v * state.v / 2 > restEnergy * m_scale) return false;
    if (m_setup.g == 0) return true;
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    return zone.level && zone.bend > 0 && stepper.budget(state.spot.zone, state.work) <= restEnergy * m_scale;
}

bool Simulation::passesForbidden(const Stepper& stepper, const Riding& from, const Riding& to) const {
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    return zone.isCrest() && passesLevel(from, to) && stepper.budget(from.spot.zone, to.work) <= 0;
}

/// The part of a step after which the track stops pressing.
std::optional<double> Simulation::takesOff(const Stepper& stepper, const Riding& from, const Riding& to,
                                           double h) const {
    const double min = m_pressed * m_setup.g;
    const auto pressing = [&](double part) {
        return m_setup.side * stepper.normal(stepper.between(from, to, h, part)) - min;
    };
    std::array<double, looks + 1> at{}, force{};
    for (std::size_t i = 0; i <= looks; ++i) {
        at[i] = static_cast<double>(i) / looks;
        force[i] = pressing(at[i]);
    }
    if (force[0] < 0) return 0;
    for (std::size_t i = 0; i < looks; ++i) {
        const double lower = std::min(force[i], force[i + 1]);
        if (force[i + 1] < 0) return rootOf(pressing, at[i], at[i + 1], force[i], force[i + 1]);
        // Between two places it may fall below for a moment: where they are low for how much they differ.
        const double before = i > 0 ? force[i - 1] : force[i + 1];
        const double behind = i + 2 <= looks ? force[i + 2] : force[i];
        if (lower > std::max(std::abs(before - force[i]), std::abs(behind - force[i + 1]))) continue;
        const auto [when, lowest] = boost::math::tools::brent_find_minima(pressing, at[i], at[i + 1], 30);
        if (lowest < 0) return rootOf(pressing, at[i], when, force[i], lowest);
    }
    return {};
}

/// The passing of a crest inside a zone, in the step that began at `begin`.
void Simulation::noteCrest(const Stepper& stepper, const Riding& from, const Riding& to, double begin) {
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    if (!zone.isCrest() || !passesLevel(from, to)) return;
    const auto beside = [&](double after) {
        return after == 0 ? from.spot.q : stepper.step(from, after).to.spot.q;
    };
    const double end = m_t;
    const double after = rootOf(beside, 0, end - begin, from.spot.q, to.spot.q);
    const Rail::Place crest = m_rail.place({from.spot.zone, 0});
    const Point velocity = crest.velocity(stepper.step(from, after).to.v);
    m_t = begin + after;
    note(Event::Kind::crest, crest.touching, velocity, velocity, 0, m_rail.isSummit(zone.elevation));
    m_t = end;
}

/// What happened from one turn to the next, or in a lap, again and again to the end of the run.
void Simulation::noteRepeats(const Contact::Repeat& repeat) {
    const double from = repeat.from, to = repeat.to, lasts = to - from;
    const auto& all = m_trajectory.events;
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
    for (double n = 1; !once.empty() && from + n * lasts <= m_setup.tEnd && !m_trajectory.more; ++n)
        for (const Event& event : repeat.swings&& std::fmod(n, 2) == 1 ? back : once) {
            const double t = event.t + n * lasts;
            if (t > m_setup.tEnd) break;
            m_trajectory.more = m_trajectory.events.size() >= maxEvents;
            if (m_trajectory.more) break;
            m_trajectory.events.push_back(event);
            m_trajectory.events.back().t = t;
        }
}

/// The rest of the run repeats what has been.
Simulation::After Simulation::repeat(Contact& contact, Contact::Repeat repeat) {
    contact.repeat = repeat;
    noteRepeats(repeat);
    m_t = m_setup.tEnd;
    m_trajectory.segments.back().to = m_t;
    return end(Outcome::timeLimit);
}

/// A kink between a state at the end of a zone and the same at the beginning of the next.
std::optional<Simulation::After> Simulation::corner(const Riding& before, const Riding& after) {
    const Rail::Place a = m_rail.place(before.spot), b = m_rail.place(after.spot);
    const Point come = a.velocity(before.v), go = b.velocity(after.v);
    const double turn = (come - go).norm();
    if (turn <= 1e-7 * come.norm()) return {};
    note(Event::Kind::corner, b.touching, come, go);
    const double rises = m_rail.slope(before.spot).rise * before.v,
                 falls = m_rail.slope(after.spot).rise * after.v;
    if (rises > 0 && falls < 0) {
        note(Event::Kind::crest, b.touching, come, go, 0, m_rail.isSummit(b.centre.y()));
    }
    if (!m_setup.oneSided) return {};
    m_state = after;
    const double away = m_setup.side * come.dot(b.normal());
    closeContact(before);
    if (away >= -1e-9 * come.norm()) return leave(after, come);
    hit(after.spot, come);
    const bool intoOld = m_setup.side * m_velocity.dot(a.normal()) <= 1e-9 * m_velocity.norm();
    if (!m_velocity.isZero() && intoOld) {
        hit(before.spot, m_velocity);
        return m_velocity.isZero() ? After::contact : After::flight;
    }
    if (!m_velocity.isZero()) return After::flight;
    if (m_state.v * before.v < 0) { // wedged
        m_impact += (1 + m_setup.k) * m_state.v * m_state.v / 2;
        m_state.v = m_spin = 0;
    }
    return After::contact;
}

/// From an end of a zone into the next one, or off the track.
std::optional<Simulation::After> Simulation::toNeighbour(const Stepper& stepper, Contact& contact,
                                                         bool ahead) {
    const Riding here = contact.knots.back().state;
    const auto next = ahead ? m_rail.following(here.spot.zone) : m_rail.preceding(here.spot.zone);
    if (!next) {
        const Rail::Place place = m_rail.place(here.spot);
        note(Event::Kind::left, place.touching, place.velocity(here.v), place.velocity(here.v));
        closeContact(here);
        return end(Outcome::left);
    }
    Riding there = here;
    there.spot = *next;
    const Rail::Zone &from = m_rail.zones()[here.spot.zone], &to = m_rail.zones()[next->zone];
    if (from.isCrest() && to.isCrest() && here.spot.q == 0 && next->q == 0 && here.v != 0) {
        const Rail::Place crest = m_rail.place(*next);
        const Point velocity = crest.velocity(here.v);
        note(Event::Kind::crest, crest.touching, velocity, velocity, 0, m_rail.isSummit(to.elevation));
    }
    if (const auto after = corner(here, there)) return after;
    contact.knots.push_back({m_t, there});
    if (isLossless() && (ahead ? next->zone < here.spot.zone : next->zone > here.spot.zone)) {
        if (m_joint && m_joint->ahead == ahead)
            return repeat(contact, {m_joint->t, m_t, false, there.way - m_joint->way});
        m_joint = {m_t, there.way, ahead};
    }
    // In a valley with a corner, damping leaves nothing to move with there.
    const bool held = stepper.acceleration(here.spot, 0) * stepper.acceleration(there.spot, 0) < 0
                      && stepper.acceleration(there.spot, 0) * here.v < 0;
    const double kinetic = (1 + m_setup.k) * here.v * here.v / 2;
    if (held && kinetic < restEnergyInCorner * m_scale && m_setup.damping > 0) {
        closeContact(there);
        m_damping += kinetic; // it would have taken that, too
        return rest(there);
    }
    return {};
}

/// Tries a step of h seconds, or, without losses, as far as closed forms lead.
Simulation::Attempt Simulation::attempt(const Stepper& stepper, const Riding& from, double h) const {
    const double left = m_setup.tEnd - m_t;
    Attempt attempt;
    const auto coasts = stepper.longest(from);
    attempt.coasts = coasts.has_value();
    attempt.lasts = std::min(coasts ? *coasts : h, left);
    if (!coasts) {
        // |v| h + |a| h²/2 stays within reach.
        const double push = stepper.acceleration(from.spot, from.v);
        const int side = (from.v != 0 ? from.v : push) < 0 ? -1 : 1;
        const double reach = m_rail.reach(from.spot, side) * m_rail.slope(from.spot).speed;
        const double longest =
            2 * reach / (std::abs(from.v) + std::sqrt(from.v * from.v + 2 * std::abs(push) * reach));
        attempt.lasts = std::min(attempt.lasts, std::max(longest, 2 * shortest()));
    }
    attempt.step = stepper.step(from, attempt.lasts);
    return attempt;
}

/// Whether a step may be taken; sets h to what the next one is tried with.
bool Simulation::accept(const Stepper& stepper, const Riding& from, const Attempt& attempt, double& h) const {
    const double way = attempt.step.to.spot.q - from.spot.q, error = attempt.step.error;
    const double allowed = m_rail.reach(from.spot, way < 0 ? -1 : 1);
    if (!attempt.coasts && std::abs(way) > allowed && attempt.lasts > 2 * shortest()) {
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

/// Where the body turns within the step, the step ends; so it does at the ends of the zone.
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

/// Puts a step down. Returns what comes next if the contact ends with it.
std::optional<Simulation::After> Simulation::record(const Stepper& stepper, Contact& contact,
                                                    const Attempt& attempt) {
    const Riding from = contact.knots.back().state, to = attempt.step.to;
    m_open += attempt.step.open;
    m_trajectory.open = std::max(m_trajectory.open, std::abs(m_open));
    const double begin = m_t;
    m_t = attempt.lasts == m_setup.tEnd - m_t ? m_setup.tEnd : m_t + attempt.lasts;
    noteCrest(stepper, from, to, begin);
    contact.knots.push_back({m_t, to});
    if (!attempt.turns) return {};
    const Point touching = m_rail.place(to.spot).touching;
    note(Event::Kind::turn, touching, {0, 0}, {0, 0});
    if (isLossless() && m_turn) return repeat(contact, {m_turn->t, m_t, true, 0});
    m_turn = {m_t, touching};
    return {};
}

/// Takes one step, or shortens h. Returns what comes next if the contact ends.
std::optional<Simulation::After> Simulation::advance(const Stepper& stepper, Contact& contact, double& h) {
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
            m_t += after;
            contact.knots.push_back({m_t, there});
            closeContact(there);
            return leave(there, m_rail.place(there.spot).velocity(there.v));
        }
    return record(stepper, contact, next);
}

// --- finite friction -------------------------------------------------------------------------------

void Simulation::closeGrip(const Gripped& last) {
    m_trajectory.segments.back().to = m_t;
    m_state = {last.spot, last.v, 0, 0};
    m_slip = last.slip;
    m_spin = m_setup.side * (last.slip - last.v) / m_setup.b;
    m_angle = last.angle;
    m_dry = last.dry;
    m_rolling = last.rolling;
    m_damping = last.damping;
}

/// A ball without spin takes up the one that friction drives it to, unless rolling resistance is stronger.
GripRegime Simulation::slippingRegime(const Gripped& state, int slip) const {
    const double turning = state.slip - state.v;
    const int spin = turning != 0 ? signOf(turning) : m_setup.grip->cRr >= m_setup.grip->muK ? 0 : -slip;
    return {true, 0, slip, spin};
}

GripRegime Simulation::regimeOf(const Gripped& state, int heading) const {
    if (state.slip != 0) return slippingRegime(state, signOf(state.slip));
    const GripRegime rolls{false, heading, 0, 0};
    const GripStepper stepper(m_rail, m_setup, rolls);
    return stepper.margins(state)[1] >= 0 ? rolls
                                          : slippingRegime(state, -signOf(stepper.needed(state, heading)));
}

/// What stands still stays where the slope is at most rolling resistance and static friction; elsewhere it
/// heads downward.
std::optional<Simulation::After> Simulation::restsOrSetsOff(const Gripped& state, int& heading) {
    const Rail::Place place = m_rail.place(state.spot);
    const double normal = m_setup.side * m_setup.g * place.normal().y();
    const double pull = m_setup.g * place.tangent().y();
    const bool falls = normal < m_pressed * m_setup.g; // off the track, as its first step finds
    if (!falls && (pull == 0 || std::abs(pull) <= std::min(m_setup.grip->cRr, m_setup.grip->muS) * normal))
        return rest({state.spot, 0, 0, 0});
    heading = pull > 0 ? -1 : 1;
    return {};
}

std::optional<Simulation::After> Simulation::gripToNeighbour(Gripping& contact, bool ahead) {
    Gripped state = contact.knots.back().state;
    const Rail::Place place = m_rail.place(state.spot);
    const auto next = ahead ? m_rail.following(state.spot.zone) : m_rail.preceding(state.spot.zone);
    if (!next) {
        note(Event::Kind::left, place.touching, place.velocity(state.v), place.velocity(state.v));
        closeGrip(state);
        return end(Outcome::left);
    }
    const Rail::Zone &from = m_rail.zones()[state.spot.zone], &to = m_rail.zones()[next->zone];
    if (from.isCrest() && to.isCrest() && state.spot.q == 0 && next->q == 0 && state.v != 0)
        note(Event::Kind::crest, place.touching, place.velocity(state.v), place.velocity(state.v), 0,
             m_rail.isSummit(to.elevation));
    state.spot = *next;
    contact.knots.push_back({m_t, state});
    return {};
}

/// The earliest of the looks at which a margin is negative, closed in on.
std::optional<Simulation::Ending> Simulation::endingOf(const GripStepper& stepper, const Gripped& from,
                                                       double h) const {
    auto before = stepper.margins(from);
    before[0] -= m_pressed * m_setup.g;
    if (before[0] < 0) return Ending{0, 0};
    for (std::size_t look = 1; look <= looks; ++look) {
        const double lo = h * static_cast<double>(look - 1) / looks,
                     hi = h * static_cast<double>(look) / looks;
        const auto margin = [&](double after, std::size_t i) {
            return stepper.margins(stepper.after(from, after))[i] - (i == 0 ? m_pressed * m_setup.g : 0);
        };
        std::optional<Ending> first;
        std::array<double, 3> there = stepper.margins(stepper.after(from, hi));
        there[0] -= m_pressed * m_setup.g;
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

Simulation::After Simulation::finishGrip(const GripStepper& stepper, const GripRegime& regime, Gripped state,
                                         std::size_t margin) {
    const Rail::Place place = m_rail.place(state.spot);
    const Point velocity = place.velocity(state.v);
    if (margin == 0) {
        closeGrip(state);
        return leave(m_state, velocity);
    }
    if (margin == 1 && !regime.slipping) {
        m_regime = slippingRegime(state, -signOf(stepper.needed(state, regime.heading)));
        note(Event::Kind::slips, place.touching, velocity, velocity);
    } else if (margin == 1) {
        state.slip = 0;
        if (regime.spin == 0) state.v = 0;
        note(Event::Kind::rolls, place.touching, velocity, velocity);
    } else if (regime.slipping) {
        state.slip = state.v;
    } else {
        state.v = 0;
        note(Event::Kind::turn, place.touching, {0, 0}, {0, 0});
    }
    closeGrip(state);
    return After::contact;
}

/// Crests, and turns while it slips, in a step that began at `begin`.
void Simulation::noteOnGrip(const GripStepper& stepper, const Gripped& from, const Gripped& to,
                            double begin) {
    const double now = m_t, h = now - begin;
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    const bool passes = from.spot.q > 0 ? to.spot.q <= 0 : from.spot.q < 0 && to.spot.q >= 0;
    if (zone.isCrest() && passes) {
        const auto beside = [&](double after) {
            return after == 0 ? from.spot.q : stepper.after(from, after).spot.q;
        };
        const double after = rootOf(beside, 0, h, from.spot.q, to.spot.q);
        const Rail::Place crest = m_rail.place({from.spot.zone, 0});
        const Point velocity = crest.velocity(stepper.after(from, after).v);
        m_t = begin + after;
        note(Event::Kind::crest, crest.touching, velocity, velocity, 0, m_rail.isSummit(zone.elevation));
    }
    if ((from.v < 0 && to.v > 0) || (from.v > 0 && to.v < 0)) {
        const auto speed = [&](double after) { return after == 0 ? from.v : stepper.after(from, after).v; };
        const double after = rootOf(speed, 0, h, from.v, to.v);
        m_t = begin + after;
        note(Event::Kind::turn, m_rail.place(stepper.after(from, after).spot).touching, {0, 0}, {0, 0});
    }
    m_t = now;
}

bool Simulation::isExhausted(const Gripped& state) const {
    const Rail::Zone& zone = m_rail.zones()[state.spot.zone];
    return state.slip == 0 && zone.level && zone.bend > 0
           && (1 + m_setup.k) * state.v * state.v / 2 - m_setup.g * m_rail.drop(state.spot)
                  <= restEnergy * m_scale;
}

/// Takes one step, or shortens h. Returns what comes next if the segment ends.
std::optional<Simulation::After> Simulation::advanceGrip(const GripStepper& stepper, Gripping& contact,
                                                         double& h) {
    const Gripped from = contact.knots.back().state;
    const Rail::Zone& zone = m_rail.zones()[from.spot.zone];
    const double push = stepper.acceleration(from);
    const double going = from.v != 0 ? from.v : push;
    if (from.spot.q >= zone.hi && going > 0) return gripToNeighbour(contact, true);
    if (from.spot.q <= zone.lo && going < 0) return gripToNeighbour(contact, false);
    const int side = going < 0 ? -1 : 1;
    const double reach = m_rail.reach(from.spot, side);
    const double metres = reach * m_rail.slope(from.spot).speed;
    const double longest =
        2 * metres / (std::abs(from.v) + std::sqrt(from.v * from.v + 2 * std::abs(push) * metres));
    double lasts = std::min({h, m_setup.tEnd - m_t, std::max(longest, 2 * shortest())});
    auto [to, error] = stepper.step(from, lasts);
    m_work += (placesOfKnot + 20 * looks) * m_effort;
    const double way = std::abs(to.spot.q - from.spot.q);
    if (way > m_rail.reach(from.spot, to.spot.q < from.spot.q ? -1 : 1) && lasts > 2 * shortest()) {
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
    const double begin = m_t;
    m_t = lasts == m_setup.tEnd - m_t ? m_setup.tEnd : m_t + lasts;
    noteOnGrip(stepper, from, to, begin);
    contact.knots.push_back({m_t, to});
    if (ending) return finishGrip(stepper, contact.regime, to, ending->margin);
    return {};
}

/// In contact with one regime of finite friction.
Simulation::After Simulation::gripping() {
    Gripped state{m_state.spot, m_state.v, m_slip, m_angle, m_dry, m_rolling, m_damping};
    int heading = signOf(state.v);
    m_work += placesOfKnot * m_effort;
    if (m_work >= maxWork) return end(Outcome::givenUp);
    const bool known = m_regime.has_value();
    if (!known && state.v == 0 && state.slip == 0)
        if (const auto after = restsOrSetsOff(state, heading)) return *after;
    const GripRegime regime = known ? *m_regime : regimeOf(state, heading);
    m_regime.reset();
    m_trajectory.segments.push_back(
        {m_t, m_t, Gripping{regime, {{m_t, state}}}, m_angle, 0, m_damping, m_impact, m_dry, m_rolling});
    auto& contact = std::get<Gripping>(m_trajectory.segments.back().motion);
    const GripStepper stepper(m_rail, m_setup, regime);
    double h = 1e-3 * std::sqrt(m_setup.b / m_setup.g);
    while (!m_stop.stop_requested()) {
        const Gripped& last = contact.knots.back().state;
        if (isExhausted(last)) {
            const Riding at{last.spot, 0, 0, 0};
            closeGrip(last);
            return rest(at);
        }
        if (m_t >= m_setup.tEnd || m_work >= maxWork || h < shortest()) {
            closeGrip(last);
            return end(m_t >= m_setup.tEnd ? Outcome::timeLimit : Outcome::givenUp);
        }
        ++m_knots;
        if (m_progress && m_knots % 256 == 0) m_progress(m_t / m_setup.tEnd);
        if (const auto after = advanceGrip(stepper, contact, h)) return *after;
    }
    m_trajectory.cancelled = true;
    return After::done;
}

// --- on the track ----------------------------------------------------------------------------------

Simulation::After Simulation::contact() {
    if (m_setup.grip) return gripping();
    const Rail::Zone& zone = m_rail.zones()[m_state.spot.zone];
    m_state.work = m_state.way = 0;
    const double energy = (1 + m_setup.k) * m_state.v * m_state.v / 2 - m_setup.g * m_rail.drop(m_state.spot);
    m_trajectory.segments.push_back(
        {m_t, m_t, Contact{{{m_t, m_state}}, energy, zone.elevation}, m_angle, 0, m_damping, m_impact});
    // The vector of segments does not grow before the contact ends.
    auto& contact = std::get<Contact>(m_trajectory.segments.back().motion);
    const Stepper stepper(m_rail, m_setup, contact);
    m_turn.reset();
    m_joint.reset();
    if (m_state.v == 0) m_turn = {m_t, m_rail.place(m_state.spot).touching};
    const double length = m_rail.track().length();
    double h = 1e-3 * (m_setup.g > 0 ? std::sqrt(length / m_setup.g) : length / std::abs(m_state.v));
    while (!m_stop.stop_requested()) {
        const Riding state = contact.knots.back().state;
        const bool still = staysAtRest(stepper, state) || isExhausted(stepper, state);
        if (still && !(m_setup.oneSided && m_setup.side * stepper.normal(state) < m_pressed * m_setup.g)) {
            closeContact(state);
            return rest(state);
        }
        if (m_t >= m_setup.tEnd || m_work >= maxWork || h < shortest()) {
            closeContact(state);
            return end(m_t >= m_setup.tEnd ? Outcome::timeLimit : Outcome::givenUp);
        }
        ++m_knots;
        if (m_progress && m_knots % 256 == 0) m_progress(m_t / m_setup.tEnd);
        const std::size_t before = stepper.places();
        const auto after = advance(stepper, contact, h);
        m_work += (stepper.places() - before + placesOfKnot) * m_effort;
        if (after) return *after;
    }
    m_trajectory.cancelled = true;
    return After::done;
}

/// An impact on the track at a spot. The body goes on flying with m_velocity, or, where that is zero, in
/// contact with m_state.
void Simulation::hit(Rail::Spot spot, Point velocity) {
    const Rail::Place place = m_rail.place(spot);
    const Point out = m_setup.side * place.normal(), along = m_setup.side * place.tangent();
    // A ball does not slip, however lightly it touches; a bead has no friction.
    constexpr double lightest = 1e-12;
    const double mu = m_setup.b > 0 ? unlimitedFriction : 0;
    const ContactLaw law = m_setup.grip ? ContactLaw{m_setup.e, m_setup.grip->muS, m_setup.grip->muK}
                                        : ContactLaw{m_setup.e, mu, mu};
    const double leaving = std::max(0.0, velocity.dot(out));
    m_impact += leaving * leaving / 2;
    const Speeds before{{0, 0, m_spin}, {velocity.dot(along), std::min(-lightest, velocity.dot(out)), 0}};
    const Impact impact =
        talweg::impact(before, {m_setup.b > 0 ? m_setup.b : 1, m_setup.b > 0 ? m_setup.k : 1}, law);
    m_impact += impact.normalLoss + impact.frictionLoss;
    m_spin = impact.after.spin.z();
    m_slip = impact.sticks ? 0 : m_setup.side * (impact.after.velocity.x() + m_setup.b * m_spin);
    const double rebound = impact.after.velocity.y();
    const Point after = impact.after.velocity.x() * along;
    const double approach = -before.velocity.y();
    m_centre = place.centre;
    if (rebound >= m_setup.stick) {
        m_velocity = after + rebound * out;
        note(Event::Kind::bounce, place.touching, velocity, m_velocity, approach);
    } else {
        m_impact += rebound * rebound / 2;
        m_velocity = {0, 0};
        note(Event::Kind::landing, place.touching, velocity, after, approach);
    }
    m_state = {spot, after.dot(place.tangent()), 0, 0};
}

Simulation::After Simulation::flight() {
    const Flight flight{{m_centre, m_velocity, m_setup.g}, m_rail.parameter(m_state.spot)};
    m_trajectory.segments.push_back(
        {m_t, m_t, flight, m_angle, m_spin, m_damping, m_impact, m_dry, m_rolling});
    if (++m_flights > maxFlights || m_work >= maxWork) return end(Outcome::givenUp);
    if (m_progress && m_flights % 64 == 0) m_progress(m_t / m_setup.tEnd);
    // Below the track by its height there is nothing to land on.
    const double floor =
        m_rail.lowest() - std::max(m_rail.highest() - m_rail.lowest(), 0.1 * m_rail.track().length());
    const double fall = m_centre.y() - floor;
    const double gone =
        (m_velocity.y() + std::sqrt(m_velocity.y() * m_velocity.y() + 2 * m_setup.g * fall)) / m_setup.g;
    const double left = m_setup.tEnd - m_t;
    const std::size_t before = m_lander->places(), chords = m_lander->chords();
    const Landing landing = m_lander->landing(flight, std::min(gone, left));
    m_work += (m_lander->places() - before) * m_effort + (m_lander->chords() - chords) * effortOfChord;
    const double lasts = landing ? landing.after : std::min(gone, left);
    m_t = lasts == left ? m_setup.tEnd : m_t + lasts;
    m_trajectory.segments.back().to = m_t;
    m_angle += m_spin * lasts;
    const Point velocity = flight.fall.velocityAt(lasts);
    if (!landing) {
        if (gone < left) note(Event::Kind::flewOff, flight.fall.centreAt(lasts), velocity, velocity);
        return end(gone < left ? Outcome::flewOff : Outcome::timeLimit);
    }
    const bool hops = lasts < shortFlight * std::sqrt(m_rail.track().length() / m_setup.g);
    m_pressed = hops ? pressedAfterShortFlight : pressed;
    hit(m_rail.spotAt(landing.parameter), velocity);
    return m_velocity.isZero() ? After::contact : After::flight;
}

} // namespace

Trajectory simulate(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
                    const std::stop_token& stop, const std::function<void(double)>& progress) {
    return Simulation(std::move(rail), setup, stop, progress).take(start, v);
}

} // namespace talweg::track
