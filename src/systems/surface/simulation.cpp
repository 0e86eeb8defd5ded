#include "systems/surface/simulation.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/root.h"
#include "base/translation.h"
#include "physics/wedge.h"
#include "systems/surface/contact_motion.h"
#include "systems/surface/flight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <variant>

namespace talweg::surface {

namespace {

/// Largest number of actions (bounces, rolls and slips) of a run. Each is a stored segment. A run that
/// reaches it is aborted.
constexpr std::size_t maxActions = 50'000;
/// Limit for runs that would not end by themselves. Work is the number of evaluated positions of the path
/// times the cost of each; the limit takes about half a second. If too small, motions that do end are
/// aborted; if too large, a ground entered by the user can delay a study.
constexpr std::size_t maxWork = 50'000'000;
/// Cost, in evaluated positions of the path, of a step in contact, of finding the end of a contact, and of a
/// flight without its landing.
constexpr std::size_t placesOfStep = 24, placesOfContact = 200, placesOfFlight = 40;
/// Largest number of actions at the same time. A corner between two pieces of ground can repeat actions
/// endlessly.
constexpr std::size_t maxActionsAtOnce = 200;
/// Number of bounces in a row that are listed as events, to keep lists short. All bounces are counted.
constexpr std::size_t listedBounces = 40;
/// Speed (m/s) below which impacts and turns are neither counted nor listed. They are invisible, and a body
/// that stops bouncing makes infinitely many.
constexpr double noticeable = 1e-3;
/// Fraction of √(g b), or of the speed, below which speed and slip count as 0: a few hundred rounding errors.
/// If too small, a stopped body moves on because of rounding.
constexpr double negligible = 1e-13;
/// Largest number of impacts at the same time with the two sides of a corner, between which a body can
/// bounce. Impacts lose energy, so no run comes near this limit.
constexpr int maxCornerImpacts = 500;
/// Slope below which ground counts as level, so that a body at rest stays: the rounding error of a zero
/// slope.
constexpr double levelGround = 1e-15;
/// Tolerances for a landing to be in a corner instead of beside it, as fractions of the path's length and of
/// the parameter there: about ten rounding errors.
constexpr double landingRounding = 1e-14, parameterRounding = 1e-15;
/// Impacts in a corner end when the velocity into each side is at most this fraction of the speed.
constexpr double pressingPart = 1e-15;
/// Distance from x = 0 below which a place is reported as 0, m.
constexpr double zeroPlace = 5e-4;

/// Actions: what the body does next. Touching: moves in contact.
struct Touching {
    std::size_t piece = 0;
    double parameter = 0, speed = 0, slip = 0;
    std::optional<Regime> regime = {}; ///< determined by the action if empty
};
struct Flying {
    Point centre, velocity;
    double omega = 0;
};
struct Wedged {
    std::size_t joint = 0; ///< the corner between the pieces `joint` and `joint + 1`
    double omega = 0;
};
struct Resting {
    std::size_t piece = 0;
    double parameter = 0;
};
struct Over {
    Outcome outcome = Outcome::timeLimit;
};
using Next = std::variant<Touching, Flying, Wedged, Resting, Over>;

int signOf(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

std::string placeText(double x) {
    const std::string size = quantitySignificant(std::abs(x) < zeroPlace ? 0.0 : std::abs(x), "m", 4);
    return "x = " + std::string(x <= -zeroPlace ? "−" : "") + size + " m";
}

class Simulation {
public:
    Simulation(const std::shared_ptr<const World>& world, const Inputs& inputs, const std::stop_token& stop,
               const TimeSeen& seen)
        : m_world(world), m_w(*world), m_tEnd(inputs.tEnd), m_stop(stop), m_seen(seen),
          m_placesLeft(maxWork / world->path.effort()),
          m_tiny(negligible * std::sqrt(world->g * world->body.b)) {
        const Start start = startOf(m_w, inputs);
        m_next = Touching{start.seat.piece, start.seat.parameter, start.speed, start.slip, {}};
    }

    Trajectory run() {
        m_trajectory.start = momentOf(std::get<Touching>(m_next));
        std::size_t actions = 0, atOnce = 0;
        while (!std::holds_alternative<Over>(m_next)) {
            const double before = m_t;
            std::visit([this](const auto& next) { m_next = act(next); }, Next(m_next));
            if (m_stop.stop_requested()) {
                m_trajectory.cancelled = true;
                return std::move(m_trajectory);
            }
            if (m_seen) m_seen(m_t);
            atOnce = m_t > before ? 0 : atOnce + 1;
            const bool isOver = std::holds_alternative<Over>(m_next);
            if (!isOver && (m_placesLeft == 0 || ++actions > maxActions || atOnce > maxActionsAtOnce))
                m_next = Over{Outcome::givenUp};
        }
        m_trajectory.outcome = std::get<Over>(m_next).outcome;
        finishRun();
        return std::move(m_trajectory);
    }

private:
    // --- contact -----------------------------------------------------------------------------------

    Next act(const Over& over) { return over; }

    Next act(Touching now) {
        if (std::abs(now.speed) <= m_tiny) {
            now.slip -= now.speed;
            now.speed = 0;
        }
        if (std::abs(now.slip) <= m_tiny + negligible * std::abs(now.speed)) now.slip = 0;
        if (now.speed > 0 && now.parameter >= m_w.path.pieces()[now.piece].to) return pass(now, 1);
        if (now.speed < 0 && now.parameter <= m_w.path.pieces()[now.piece].from) return pass(now, -1);
        const PathPlace place = m_w.path.at(now.piece, now.parameter);
        const double omega = (now.slip - now.speed) / m_w.body.b;
        if (now.speed != 0 && !(normalForce(m_w, place, now.speed) > 0)) {
            const Flying flying{place.centre, now.speed * place.tangent(), omega};
            note("lift-off", tr("Lifts off at %1", placeText(place.contact.x())), momentOf(now),
                 momentOf(now), true);
            return flying;
        }
        if (!now.regime && now.speed == 0 && now.slip == 0) return startFromRest(now, place);
        return follow(now, now.regime ? *now.regime : regimeOf(now, place));
    }

    Regime regimeOf(const Touching& now, const PathPlace& place) const {
        if (now.slip != 0) return slipping(signOf(now.slip), now.slip - now.speed);
        const int heading = signOf(now.speed);
        const double friction = rollingFriction(m_w, place, now.speed, heading);
        if (std::abs(friction) <= m_w.grip(normalForce(m_w, place, now.speed))) return {false, heading, 0, 0};
        return slipping(-signOf(friction), -now.speed);
    }

    /// The regime of a slipping body. `bOmega`: b ω. A body without spin gets the sign of the spin to which
    /// friction drives it, unless rolling resistance is stronger.
    Regime slipping(int slip, double bOmega) const {
        const int spin = bOmega != 0 ? signOf(bOmega) : m_w.cRr >= m_w.law.muK ? 0 : -slip;
        return {true, 0, slip, spin};
    }

    /// A body at rest stays if |tan θ| is at most the rolling resistance and at most the static friction.
    Next startFromRest(Touching now, const PathPlace& place) {
        const double steepness = std::abs(place.sine) / place.cosine;
        if (steepness <= m_w.restingSlope() || steepness < levelGround)
            return Resting{now.piece, now.parameter};
        const int heading = -signOf(place.sine);
        const PathPiece& piece = m_w.path.pieces()[now.piece];
        if (heading > 0 ? now.parameter >= piece.to : now.parameter <= piece.from) {
            const auto other = neighbour(now.piece, heading);
            if (!other) return Over{heading > 0 ? Outcome::right : Outcome::left};
            const std::size_t joint = std::min(now.piece, *other);
            if (m_w.path.isCorner(joint)) return Wedged{joint, 0};
            now.piece = *other;
            now.parameter = endOf(*other, -heading);
        }
        if (steepness > m_w.cRr
            && std::abs(rollingFriction(m_w, place, 0, heading)) <= m_w.grip(normalForce(m_w, place, 0)))
            return follow(now, {false, heading, 0, 0});
        return follow(now, slipping(heading, 0));
    }

    Next follow(const Touching& now, const Regime& regime) {
        const Mode mode = regime.slipping ? Mode::slipping : Mode::rolling;
        noteMode(mode, momentOf(now));
        const ContactState start{now.parameter, now.speed,        now.slip,    m_angle,
                                 m_losses.dry,  m_losses.rolling, m_losses.air};
        const std::size_t steps = m_placesLeft / placesOfStep;
        std::size_t stepsLeft = steps;
        auto motion = std::make_shared<const ContactMotion>(m_world, now.piece, regime, start, m_t, m_tEnd,
                                                            stepsLeft, m_stop);
        spend((steps - stepsLeft) * placesOfStep + placesOfContact);
        add({m_t, motion->to(), mode,
             [motion, impacts = m_losses.impacts](double t) {
                 Moment moment = motion->momentAt(t);
                 moment.losses.impacts = impacts;
                 return moment;
             },
             motion->stepTimes()});
        const ContactState& end = motion->endState();
        m_t = motion->to();
        m_angle = end.angle;
        m_losses.dry = end.dry;
        m_losses.rolling = end.rolling;
        m_losses.air = end.air;
        return after(*motion);
    }

    /// The next action after a segment of contact.
    Next after(const ContactMotion& motion) {
        using End = ContactMotion::End;
        const ContactState& end = motion.endState();
        const Touching now{motion.piece(), end.parameter, end.speed, end.slip, {}};
        switch (motion.end()) {
        case End::lifts: {
            const PathPlace place = m_w.path.at(now.piece, now.parameter);
            note("lift-off", tr("Lifts off at %1", placeText(place.contact.x())), momentOf(now),
                 momentOf(now), true);
            return Flying{place.centre, now.speed * place.tangent(), end.spin(m_w.body.b)};
        }
        case End::slips: {
            const PathPlace place = m_w.path.at(now.piece, now.parameter);
            const double friction = rollingFriction(m_w, place, now.speed, motion.regime().heading);
            Touching slips = now;
            slips.regime = slipping(-signOf(friction), -now.speed);
            return slips;
        }
        case End::turns:
            if (std::abs(motion.stateAt((motion.from() + motion.to()) / 2).speed) >= noticeable)
                note("turns", tr("Turns back at %1", placeText(momentOf(now).contact.x())), momentOf(now),
                     momentOf(now), false);
            return now;
        case End::spinStops: {
            Touching on = now;
            on.regime = motion.regime();
            on.regime->spin = m_w.cRr >= m_w.law.muK ? 0 : -motion.regime().spin;
            return on;
        }
        case End::left:
            return pass(now, -1);
        case End::right:
            return pass(now, 1);
        case End::sticks:
            return now;
        case End::cutShort:
            return Over{Outcome::givenUp};
        case End::time:
            break;
        }
        return Over{};
    }

    std::optional<std::size_t> neighbour(std::size_t piece, int direction) const {
        if (direction < 0) return piece > 0 ? std::optional(piece - 1) : std::nullopt;
        return piece + 1 < m_w.path.pieces().size() ? std::optional(piece + 1) : std::nullopt;
    }
    double endOf(std::size_t piece, int direction) const {
        return direction < 0 ? m_w.path.pieces()[piece].from : m_w.path.pieces()[piece].to;
    }

    /// Continues beyond the end of a piece of the path.
    Next pass(const Touching& now, int direction) {
        const auto other = neighbour(now.piece, direction);
        if (!other) return Over{direction > 0 ? Outcome::right : Outcome::left};
        const std::size_t joint = std::min(now.piece, *other);
        if (m_w.path.isCorner(joint)) {
            const Moment moment = momentOf(now);
            return hitCorner(joint, moment.velocity, moment.omega);
        }
        const PathPiece& piece = m_w.path.pieces()[*other];
        const Touching next{*other, endOf(*other, -direction), now.speed, now.slip, {}};
        if (piece.vertex)
            note("rim", tr("Reaches the edge at %1", placeText(piece.vertex->x())), momentOf(now),
                 momentOf(next), false);
        return next;
    }

    // --- flight and impacts ------------------------------------------------------------------------

    Next act(const Flying& now) {
        const FreeFall fall{now.centre, now.velocity, m_w.g};
        const Flight flight{m_t, fall, now.omega, m_angle,
                            m_w.drag > 0 ? std::make_shared<FallInAir>(fall, m_w.drag, m_w.body.b) : nullptr};
        const Landing landing = landingOf(m_w, flight, m_tEnd);
        spend(landing.places + placesOfFlight);
        m_lastMode = Mode::flight;
        add({m_t, landing.t, Mode::flight,
             [world = m_world, flight, losses = m_losses](double t) {
                 return momentOf(*world, flight, t, losses);
             },
             instantsOf(flight, landing.t)});
        m_angle += now.omega * (landing.t - m_t);
        m_losses.air += flight.lostAt(landing.t);
        m_t = landing.t;
        switch (landing.kind) {
        case Landing::Kind::left:
            return Over{Outcome::left};
        case Landing::Kind::right:
            return Over{Outcome::right};
        case Landing::Kind::time:
            return Over{};
        case Landing::Kind::unknown:
            return Over{Outcome::givenUp};
        case Landing::Kind::ground:
            break;
        }
        const Point velocity = flight.velocityAt(m_t);
        const RollingPath& path = m_w.path;
        const PathPiece& piece = path.pieces()[landing.piece];
        const PathPlace place = path.at(landing.piece, landing.parameter);
        const double x = place.centre.x();
        const double close = landingRounding * (path.right() - path.left() + std::abs(x))
                             + parameterRounding * place.stretch * std::abs(landing.parameter);
        if (piece.right - x <= close && path.isCorner(landing.piece))
            return hitCorner(landing.piece, velocity, now.omega);
        if (x - piece.left <= close && landing.piece > 0 && path.isCorner(landing.piece - 1))
            return hitCorner(landing.piece - 1, velocity, now.omega);
        return hit(landing.piece, landing.parameter, velocity, now.omega);
    }

    struct Rebound {
        Point velocity;
        double omega = 0;
        bool sticks = false;
    };

    /// Impact by Kane's law at one point of the ground. Adds its losses.
    Rebound impactOn(const PathPlace& place, const Point& velocity, double omega) {
        Speeds before;
        before.spin.z() = omega;
        before.velocity = {velocity.dot(place.tangent()), std::min(0.0, velocity.dot(place.normal())), 0};
        const Impact hit = impact(before, m_w.body, m_w.law);
        m_losses.impacts += hit.normalLoss + hit.frictionLoss;
        return {hit.after.velocity.x() * place.tangent() + hit.after.velocity.y() * place.normal(),
                hit.after.spin.z(), hit.sticks};
    }

    Next hit(std::size_t piece, double parameter, const Point& velocity, double omega) {
        const PathPlace place = m_w.path.at(piece, parameter);
        const double approach = -velocity.dot(place.normal());
        if (approach <= 0)
            return leave(piece, parameter, {velocity, omega, false}, false); // no impact
                                                                             // within rounding
        const Moment before = momentOf(place, velocity, omega);
        const Rebound rebound = impactOn(place, velocity, omega);
        const Moment after = momentOf(place, rebound.velocity, rebound.omega);
        const std::string where = placeText(place.contact.x());
        noteImpact("impact",
                   rebound.sticks ? tr("Impact at %1, sticks", where) : tr("Impact at %1, slips", where),
                   approach, before, after);
        return leave(piece, parameter, rebound, rebound.sticks);
    }

    /// Next action after an impact: contact if the rebound is slow enough, otherwise flight.
    Next leave(std::size_t piece, double parameter, const Rebound& rebound, bool sticks) {
        const PathPlace place = m_w.path.at(piece, parameter);
        const double rise = rebound.velocity.dot(place.normal());
        if (rise > m_w.still()) return Flying{place.centre, rebound.velocity, rebound.omega};
        m_losses.impacts += 0.5 * rise * rise;
        const double along = rebound.velocity.dot(place.tangent());
        return Touching{piece, parameter, along, sticks ? 0 : along + m_w.body.b * rebound.omega, {}};
    }

    /// Impacts of a body that touches two points at once: repeatedly with the side into which its velocity is
    /// greatest, until it moves into neither.
    Next hitCorner(std::size_t joint, const Point& velocity, double omega) {
        const std::array places{m_w.path.at(joint, endOf(joint, 1)),
                                m_w.path.at(joint + 1, endOf(joint + 1, -1))};
        const Moment before = momentOf(places[1], velocity, omega);
        Rebound now{velocity, omega, false};
        double approach = 0;
        for (int i = 0; i < maxCornerImpacts; ++i) {
            const double into0 = -now.velocity.dot(places[0].normal());
            const double into1 = -now.velocity.dot(places[1].normal());
            const std::size_t deeper = into0 > into1 ? 0 : 1;
            const double into = std::max(into0, into1);
            if (into <= m_tiny + pressingPart * now.velocity.norm()) break;
            approach = std::max(approach, into);
            now = impactOn(places[deeper], now.velocity, now.omega);
        }
        const Moment after = momentOf(places[1], now.velocity, now.omega);
        const std::string where = placesText(joint);
        noteImpact("corner",
                   now.sticks ? tr("Double impact at %1, sticks", where)
                              : tr("Double impact at %1, slips", where),
                   approach, before, after);
        const double rise0 = now.velocity.dot(places[0].normal());
        const double rise1 = now.velocity.dot(places[1].normal());
        if (now.velocity.norm() <= m_w.still()) {
            m_losses.impacts += 0.5 * now.velocity.squaredNorm();
            return Wedged{joint, now.omega};
        }
        if (rise0 > m_w.still() && rise1 > m_w.still())
            return Flying{places[0].centre, now.velocity, now.omega};
        const bool rightwards = now.velocity.dot(places[rise1 <= rise0 ? 1 : 0].tangent()) > 0;
        return rightwards ? leave(joint + 1, endOf(joint + 1, -1), now, false)
                          : leave(joint, endOf(joint, 1), now, false);
    }

    // --- between two contacts ----------------------------------------------------------------------

    /// The body touches both sides of a corner. Friction at both contacts brakes its spin. If this would lift
    /// the body off one side, the body climbs the other.
    Next act(const Wedged& now) {
        const PathPlace a = m_w.path.at(now.joint, endOf(now.joint, 1));
        const PathPlace b = m_w.path.at(now.joint + 1, endOf(now.joint + 1, -1));
        const int sign = std::abs(m_w.body.b * now.omega) <= m_tiny ? 0 : signOf(now.omega);
        const double f = sign * m_w.law.muK;
        const auto [forceA, forceB] = wedgeForces({a.tangent(), f}, {b.tangent(), f}, m_w.g);
        const double slip = m_w.body.b * now.omega;
        if (!(forceA >= 0)) return settle(now.joint + 1, -1, slip, sign);
        if (!(forceB >= 0)) return settle(now.joint, 1, slip, sign);
        if (sign == 0) return Resting{now.joint, endOf(now.joint, 1)};
        const double load = forceA + forceB;
        const double braking = (m_w.law.muK + m_w.cRr) * load / m_w.body.k; // −b dω/dt
        return brake(now, sign, load, braking);
    }

    /// Contact with one side of a corner, at rest except for the spin.
    Next settle(std::size_t piece, int end, double slip, int sign) const {
        return Touching{piece, endOf(piece, end), 0, sign == 0 ? 0 : slip, {}};
    }

    Next brake(const Wedged& now, int sign, double load, double braking) {
        const double b = m_w.body.b;
        const PathPlace place = m_w.path.at(now.joint, endOf(now.joint, 1));
        const double stops = m_t + std::abs(b * now.omega) / braking;
        const double end = std::min(stops, m_tEnd);
        Moment start = momentOf(place, {0, 0}, now.omega);
        start.normal = load;
        start.forces = {nothing, nothing, 0, -sign * braking};
        const auto at = [start, sign, braking, load, b, stops, t0 = m_t, law = m_w.law,
                         c = m_w.cRr](double t) {
            const double dt = t - t0;
            const double turned = dt * (start.omega - sign * braking / b * dt / 2);
            Moment moment = start;
            moment.omega = t >= stops ? 0 : start.omega - sign * braking / b * dt;
            if (t >= stops) moment.forces.spinUp = 0;
            moment.slip = b * moment.omega;
            moment.angle += turned;
            moment.losses.dry += law.muK * load * b * std::abs(turned);
            moment.losses.rolling += c * load * b * std::abs(turned);
            return moment;
        };
        noteMode(Mode::slipping, start);
        const Moment last = at(end);
        add({m_t, end, Mode::slipping, at, {m_t, end}});
        m_t = end;
        m_angle = last.angle;
        m_losses = last.losses;
        if (end < stops) return Over{};
        return Wedged{now.joint, 0};
    }

    Next act(const Resting& now) {
        Moment moment = momentOf(Touching{now.piece, now.parameter, 0, 0, {}});
        const bool wedged = m_w.path.isCorner(now.piece) && now.parameter >= endOf(now.piece, 1);
        // Friction holds the body, and rolling resistance prevents it from rotating.
        const double pull = m_w.g * moment.bend.sine;
        moment.forces = wedged ? Forces{nothing, nothing, 0, 0} : Forces{pull, pull, 0, 0};
        add({m_t, m_t, Mode::rest, [moment](double) { return moment; }, {m_t}});
        note("rest",
             tr("Stays at rest at %1", wedged ? placesText(now.piece) : placeText(moment.contact.x())),
             moment, moment, true);
        return Over{Outcome::rest};
    }

    /// The two points touched in a corner of the path; a single one if they coincide.
    std::string placesText(std::size_t joint) const {
        const double left = m_w.path.at(joint, endOf(joint, 1)).contact.x();
        const double right = m_w.path.at(joint + 1, endOf(joint + 1, -1)).contact.x();
        return left == right ? placeText(left) : tr("%1 and %2", placeText(left), placeText(right));
    }

    // --- moments and notes -------------------------------------------------------------------------

    Moment momentOf(const PathPlace& place, const Point& velocity, double omega) const {
        Moment moment;
        moment.centre = place.centre;
        moment.velocity = velocity;
        moment.omega = omega;
        moment.angle = m_angle;
        moment.along = velocity.dot(place.tangent());
        moment.slip = moment.along + m_w.body.b * omega;
        moment.contact = place.contact;
        moment.bend = place;
        moment.losses = m_losses;
        return moment;
    }

    Moment momentOf(const Touching& now) const {
        const PathPlace place = m_w.path.at(now.piece, now.parameter);
        Moment moment = momentOf(place, now.speed * place.tangent(), (now.slip - now.speed) / m_w.body.b);
        moment.along = now.speed;
        moment.slip = now.slip;
        moment.normal = std::max(0.0, normalForce(m_w, place, now.speed));
        return moment;
    }

    static Moment momentOf(const World& world, const Flight& flight, double t, const Losses& losses) {
        const RollingPath& path = world.path;
        Moment moment;
        moment.centre = flight.centreAt(t);
        moment.velocity = flight.velocityAt(t);
        moment.omega = flight.omega;
        moment.angle = flight.angle + flight.omega * (t - flight.from);
        const std::size_t piece = path.pieceAt(moment.centre.x());
        const PathPlace below = path.find(piece, moment.centre.x()).place;
        moment.along = moment.velocity.dot(below.tangent());
        moment.slip = moment.along + world.body.b * moment.omega;
        moment.contact = below.contact;
        moment.bend = below;
        moment.forces.drag = -world.drag * moment.velocity.norm() * moment.along;
        moment.forces.acceleration = -world.g * below.sine + moment.forces.drag;
        moment.losses = losses;
        moment.losses.air += flight.lostAt(t);
        return moment;
    }

    /// The times of a flight: start and end and, in air, the ends of the solver's steps and the apex.
    static std::vector<double> instantsOf(const Flight& flight, double end) {
        std::vector<double> instants{flight.from};
        if (flight.air) {
            for (const FallInAir::Step& step : flight.air->steps())
                instants.push_back(flight.from + step.to);
            if (const auto apex = flight.air->apex()) instants.push_back(flight.from + *apex);
            std::erase_if(instants, [end](double t) { return t >= end; });
            std::ranges::sort(instants);
        }
        instants.push_back(end);
        return instants;
    }

    void spend(std::size_t places) { m_placesLeft -= std::min(m_placesLeft, places); }

    void add(Segment segment) {
        if (segment.to > segment.from || segment.mode == Mode::rest)
            m_trajectory.segments.push_back(std::move(segment));
    }

    void note(std::string kind, std::string label, const Moment& before, const Moment& after, bool marked) {
        m_trajectory.events.push_back({m_t, std::move(kind), std::move(label), before, after, marked});
    }

    /// The text of the event at which a flight ends in contact.
    std::string contactText(Mode mode) const {
        if (m_bounces <= listedBounces)
            return mode == Mode::slipping ? tr("Stays in contact, slipping")
                                          : tr("Stays in contact, rolling");
        return mode == Mode::slipping
                   ? trCount(std::int64_t(m_bounces), "Bouncing dies out after %n impact, slipping",
                             "Bouncing dies out after %n impacts, slipping")
                   : trCount(std::int64_t(m_bounces), "Bouncing dies out after %n impact, rolling",
                             "Bouncing dies out after %n impacts, rolling");
    }

    void noteMode(Mode mode, const Moment& moment) {
        const bool slow =
            std::abs(moment.along) < noticeable && std::abs(m_w.body.b * moment.omega) < noticeable;
        if (m_lastMode == Mode::flight) {
            if (!slow) note("contact", contactText(mode), moment, moment, false);
        } else if (m_lastMode && *m_lastMode != mode && !slow) {
            note(mode == Mode::slipping ? "slips" : "rolls",
                 mode == Mode::slipping ? tr("Begins to slip at %1", placeText(moment.contact.x()))
                                        : tr("Begins to roll at %1", placeText(moment.contact.x())),
                 moment, moment, false);
        }
        m_lastMode = mode;
        m_bounces = 0;
    }

    void noteImpact(const char* kind, std::string label, double approach, const Moment& before,
                    const Moment& after) {
        if (approach < noticeable) return;
        ++m_trajectory.impacts;
        if (++m_bounces <= listedBounces) note(kind, std::move(label), before, after, true);
    }

    void finishRun() {
        m_trajectory.duration = m_t;
        if (m_trajectory.segments.empty()) {
            const Moment start = m_trajectory.start;
            m_trajectory.segments.push_back({m_t, m_t, Mode::rest, [start](double) { return start; }, {m_t}});
        }
        m_trajectory.end = m_trajectory.segments.back().at(m_t);
        if (m_trajectory.outcome != Outcome::rest)
            note("end", tr("End of the run"), m_trajectory.end, m_trajectory.end, true);
        for (const Segment& segment : m_trajectory.segments) {
            if (segment.mode == Mode::flight) m_trajectory.airTime += segment.to - segment.from;
            if (segment.mode == Mode::slipping) m_trajectory.slipTime += segment.to - segment.from;
        }
        readOff(m_w, m_tEnd, m_trajectory);
    }

    std::shared_ptr<const World> m_world;
    const World& m_w;
    double m_tEnd;
    std::stop_token m_stop;
    TimeSeen m_seen;
    std::size_t m_placesLeft;
    double m_tiny; ///< speed below which speeds count as 0, m/s
    Next m_next;
    double m_t = 0, m_angle = 0;
    Losses m_losses;
    std::optional<Mode> m_lastMode;
    std::size_t m_bounces = 0; ///< counted impacts since the last contact
    Trajectory m_trajectory;
};

} // namespace

Moment Trajectory::at(double t) const {
    const Segment& segment = segmentAt(t);
    return segment.at(std::min(t, segment.to));
}

Ending Ending::of(const Trajectory& trajectory) {
    const Moment& end = trajectory.end;
    return {trajectory.outcome, trajectory.duration, end.centre.x(), end.velocity.norm(),
            trajectory.finalEnergyError};
}

std::shared_ptr<const World> worldOf(const Inputs& inputs, const Site& site) {
    return std::make_shared<const World>(World{.shared = site.path,
                                               .body = inputs.body,
                                               .law = inputs.law(),
                                               .cRr = inputs.cRr,
                                               .g = inputs.g,
                                               .drag = inputs.drag(),
                                               .lowest = site.lowest});
}

std::shared_ptr<const World> worldOf(const Inputs& inputs) {
    return worldOf(inputs, siteOf(inputs));
}

Start startOf(const World& world, const Inputs& inputs) {
    const RollingPath& path = world.path;
    RollingPath::Seat seat = path.seatAt(inputs.x0);
    const PathPiece& piece = path.pieces()[seat.piece];
    // In a corner, start on the piece along which the body moves, not on the one that it would hit.
    if (inputs.v0 < 0 && seat.piece > 0 && seat.parameter <= piece.from && path.isCorner(seat.piece - 1))
        seat = {seat.piece - 1, path.pieces()[seat.piece - 1].to, seat.bridges};
    else if (inputs.v0 > 0 && seat.parameter >= piece.to && path.isCorner(seat.piece))
        seat = {seat.piece + 1, path.pieces()[seat.piece + 1].from, seat.bridges};
    return {seat, inputs.v0, inputs.omega0 ? inputs.v0 + world.body.b * *inputs.omega0 : 0};
}

Trajectory simulate(const std::shared_ptr<const World>& world, const Inputs& inputs,
                    const std::stop_token& stop, const TimeSeen& seen) {
    return Simulation(world, inputs, stop, seen).run();
}

namespace {

/// Calls `take` with the moment at which `rate` changes its sign between two times, if it does.
template <class Rate, class Take>
void whereItTurns(const Segment& segment, const std::pair<double, double>& instants, const Moment& first,
                  const Moment& last, const Rate& rate, const Take& take) {
    const double before = rate(first), after = rate(last);
    if (!(before * after < 0)) return;
    const auto at = [&](double t) { return rate(segment.at(t)); };
    take(segment.at(bracketRoot(at, instants.first, instants.second, before, after).middle()));
}

} // namespace

namespace {

void enterInto(TermAudit& terms, double t, const Energies& energies, const Losses& losses) {
    const std::array taken{losses.dry, losses.rolling, losses.impacts, losses.air};
    terms.enter({t, energies.translational + energies.rotational, energies.potential, taken});
}

} // namespace

void readOff(const World& world, double tEnd, Trajectory& trajectory) {
    const double scale = energyScale(world, trajectory.start);
    const auto total = [&](const Moment& moment) {
        return energiesOf(world, moment).mechanical() + moment.losses.total();
    };
    Ledger ledger(total(trajectory.start));
    TermAudit terms({energiesOf(world, trajectory.start).mechanical(), 0, scale}, tEnd);
    const auto audit = [&](double t, const Moment& moment) {
        ledger.enter(total(moment));
        enterInto(terms, t, energiesOf(world, moment), moment.losses);
    };
    trajectory.highest = trajectory.start.centre.y();
    trajectory.leastSlip = trajectory.greatestSlip = trajectory.start.slip;
    const auto look = [&](const Segment& segment, const Moment& moment) {
        trajectory.highest = std::max(trajectory.highest, moment.centre.y());
        if (segment.mode == Mode::flight) return;
        trajectory.leastSlip = std::min(trajectory.leastSlip, moment.slip);
        trajectory.greatestSlip = std::max(trajectory.greatestSlip, moment.slip);
    };
    for (const Segment& segment : trajectory.segments) {
        std::optional<std::pair<double, Moment>> last;
        for (const double t : segment.steps) {
            const Moment moment = segment.at(t);
            audit(t, moment);
            look(segment, moment);
            if (last) {
                const auto take = [&](const Moment& between) { look(segment, between); };
                const auto rise = [](const Moment& m) { return m.velocity.y(); };
                const auto slipRate = [](const Moment& m) { return m.forces.acceleration + m.forces.spinUp; };
                const std::pair instants(last->first, t);
                whereItTurns(segment, instants, last->second, moment, rise, take);
                if (segment.mode == Mode::slipping)
                    whereItTurns(segment, instants, last->second, moment, slipRate, take);
            }
            last = {t, moment};
        }
    }
    audit(trajectory.duration, trajectory.end);
    trajectory.breaches = terms.breaches();
    trajectory.breaches.isInfinite |= !trajectory.end.centre.allFinite();
    trajectory.breaches.isOutside |= !trajectory.isWithinItsTime();
    trajectory.energyError = ledger.residual(scale);
    trajectory.finalEnergyError = (total(trajectory.end) - total(trajectory.start)) / scale;
}

} // namespace talweg::surface
