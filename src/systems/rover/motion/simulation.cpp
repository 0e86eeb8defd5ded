#include "systems/rover/motion/simulation.h"

#include "base/contract.h"
#include "physics/wedge.h"
#include "systems/rover/motion/contact_forces.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/energy_audit.h"
#include "systems/rover/motion/spatial_legs.h"
#include "systems/rover/motion/stepped_legs.h"
#include "systems/rover/motion/wind_legs.h"
#include "systems/rover/motion/wind_stepped_legs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::rover {

namespace {

using Joint = OffsetCurve::Joint;
using Shape = OffsetPiece::Shape;

/// Smallest speed that counts as pressing on a face of a corner, as a fraction of the speeds before the
/// impacts in the corner. A slower sphere only touches the face. It is a hundred times the rounding error. If
/// too small, impacts in a corner continue because of rounding errors.
constexpr double pressingRounding = 1e-14;
/// Smallest speed that counts as leaving a corner, as a fraction of the speeds before the impacts in the
/// corner. Smaller speeds are rounding errors in at least one solver. If too small, solvers disagree on
/// whether a sphere rests.
constexpr double cornerRounding = 1e-9;
/// Rounding error of places in a corner, relative to the coordinates: a few units in the last place. If too
/// small, a sphere that the wind holds in a corner oscillates endlessly; if too large, it stops earlier.
constexpr double placeRounding = 2e-14;
/// Smallest backward speed that counts as thrown back, as a fraction of the speeds after an impact. Slower
/// motion counts as straight up. If too small, rounding ends runs as rebounds.
constexpr double backwards = 1e-11;
/// Largest number of impacts at one time with the two faces of a corner, which may strike the sphere
/// alternately. Each impact takes energy, so no run comes near this limit.
constexpr int maxCornerImpacts = 1000;
/// Motion in a corner that holds the sphere is magnified below this speed, in m/s and as a fraction of the
/// magnified speed. Impacts this slow are no longer counted. If too small, rounding of places affects the
/// time of rest; if too large, the sphere is drawn at rest while its motion is still visible.
constexpr double magnifiedSpeed = 5e-4, magnifiedPart = 1e-3;
/// Largest magnification, by which the remaining motion is shortened. If too small, the cut-offs of rest have
/// an effect; if too large, corners take more steps.
constexpr double maxMagnification = 1e8;
/// Largest number of flights between attempts to sum bounces through air. If too small, failed attempts take
/// longer than the flights; if too large, summing begins late.
constexpr int maxFlightsFirst = 32;
/// Distance (m or rad, or relative to the place) within which a start counts as at the end of a piece. It
/// prevents one unit in the last place from deciding.
constexpr double startSlack = 1e-12;

/// The effect of an impact on the sphere.
struct Rebound {
    State after;
    double along = 0, away = 0; ///< speeds along the struck surface (towards +x) and away from it, m/s
};

/// Two faces that a sphere strikes at the same time. `side` is the side of the corner on which `ahead` lies:
/// +1 right, −1 left.
struct Meeting {
    PlaceOnPiece ahead, behind;
    int side = 0;

    Corner corner() const { return side > 0 ? Corner{behind, ahead} : Corner{ahead, behind}; }
};

/// Moves a sphere from event to event. It is in the air while there is a takeoff; otherwise it touches a
/// piece. A step of the loop
/// - advances: the legs compute the motion up to its first event;
/// - accepts: adds the time and the losses, and records the motion as a segment;
/// - meets the event: determines its effect on the sphere, and records it with the states on both sides.
class Simulation {
public:
    Simulation(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail)
        : m_in(inputs), m_ground(ground), m_legs(legs), m_keep(detail == Detail::full),
          m_spatial(inputs.isSpatial()), m_energy(ground, inputs.tEnd) {}

    Trajectory run(const std::stop_token& stop) {
        begin();
        return resume(stop);
    }

    std::optional<Underway> runUntilBeyond(std::size_t index) {
        begin();
        for (int steps = 0; !m_done && !m_takeoff && m_touch.piece <= index; ++steps) {
            if (steps == maxEvents) return std::nullopt;
            step();
        }
        if (m_done) return std::nullopt;
        return Underway{m_time, m_takeoff, m_touch};
    }

    Trajectory resumeFrom(const Underway& from) {
        begin();
        m_time = from.t;
        m_takeoff = from.takeoff;
        m_touch = from.touch;
        m_mayRest = true;
        m_energy.open(state(), m_time);
        return resume({});
    }

private:
    Trajectory resume(const std::stop_token& stop) {
        for (int steps = 0; !m_done; ++steps) {
            if (stop.stop_requested()) {
                m_trajectory.cancelled = true;
                break;
            }
            if (steps == maxEvents)
                giveUp(WorkBound::events);
            else
                step();
        }
        return std::move(m_trajectory);
    }

    const std::vector<OffsetPiece>& pieces() const { return m_ground.curve->pieces; }
    const OffsetPiece& piece() const { return pieces()[m_touch.piece]; }
    PlaceOnPiece touched() const { return {m_touch.piece, m_touch.parameter}; }
    double timeLeft() const { return m_in.tEnd - m_time; }
    State state() const { return m_takeoff ? m_takeoff->state : stateOf(m_ground, m_touch); }
    bool isFarGround(std::size_t index) const {
        return m_ground.published && m_ground.profile.hasFarEnd && index + 1 == pieces().size();
    }
    /// Speed below which the sphere is at rest if forces can hold it, m/s.
    double slow() const { return restFraction * std::sqrt(m_ground.gravity * m_ground.body.b); }
    /// Sum of the speed of the centre and the rim speed b |ω|, m/s.
    double speedsOf(const State& s) const { return std::hypot(s.vx, s.vy) + m_ground.body.b * std::abs(s.w); }

    // --- the steps of the loop ---------------------------------------------------------------------

    void step() {
        if (m_mayMagnify && restsMagnified()) return;
        if (!m_takeoff) return touch();
        if (const auto train = m_legs.bounces(*m_takeoff, timeLeft(), m_in.until == Until::rest))
            return bounce(*train);
        if (const auto many = bouncesThroughAir()) return bounce(*many);
        fly();
    }

    /// Sums bounces through air, if possible. After a failed attempt, some flights are computed before the
    /// next attempt.
    std::optional<BouncingInAir> bouncesThroughAir() {
        if (m_flightsFirst-- > 0) return std::nullopt;
        auto many = m_legs.bouncesThroughAir(*m_takeoff, timeLeft(), m_judged);
        m_inVain = many ? 0 : std::min(2 * m_inVain + 1, maxFlightsFirst);
        m_flightsFirst = m_inVain;
        return many;
    }

    void fly() {
        const Leg leg = m_legs.fly(*m_takeoff, timeLeft());
        accept(m_takeoff->state, leg, m_takeoff->piece);
        m_takeoff->state = leg.end;
        meetAfterFlight(leg);
    }

    void touch() {
        if (isThrownOff()) return launch(Event::Kind::launch);
        if (isAtRest()) return rest();
        const Leg leg = m_legs.touch(m_touch, timeLeft());
        accept(state(), leg, m_touch.piece);
        m_touch = leg.touch;
        meetInContact(leg);
    }

    void accept(const State& start, const Leg& leg, std::size_t onPiece) {
        record(start, leg.duration, onPiece, leg.kind);
        m_time += leg.duration;
        press(leg.normalForce);
        addTime(leg.kind, leg.duration);
        m_energy.losses.sliding += leg.slidingWork;
        m_energy.losses.resistance += leg.resisting;
        m_energy.losses.wind += leg.wind;
        if (leg.workKnown)
            audit(leg.end);
        else
            m_energy.open(leg.end, m_time);
    }

    /// Adds a time (s) to the total of its kind of motion.
    void addTime(const SegmentKind& kind, double time) {
        const Mode mode = modeOf(kind);
        if (mode == Mode::flight) m_trajectory.flying += time;
        if (mode == Mode::rolling || (mode == Mode::rim && !slides(kind))) m_trajectory.rolling += time;
    }

    /// Updates the largest load with a normal force per unit mass (m/s²).
    void press(double force) {
        double& greatest = m_trajectory.loads.normalForce;
        greatest = std::max(greatest, force);
    }

    /// Updates the largest loads with an impact: impulse per unit mass (m/s) and approach speed (m/s).
    void load(double impulse, double approach) {
        Loads& greatest = m_trajectory.loads;
        greatest.impulse = std::max(greatest.impulse, impulse);
        greatest.approach = std::max(greatest.approach, approach);
    }

    void audit(const State& s) {
        m_trajectory.topSpeed = std::max(m_trajectory.topSpeed, std::hypot(s.vx, s.vy));
        m_energy.check(s, m_time);
    }

    void record(const State& start, double duration, std::size_t onPiece, const SegmentKind& kind) {
        if (!m_keep) return;
        m_trajectory.segments.push_back({m_time, m_time + duration, start, m_energy.losses, onPiece, kind});
    }

    void record(Event::Kind kind, const State& before, const State& after, bool sticks = false,
                std::int64_t count = 1, const std::optional<Strike>& strike = {}) {
        if (!m_keep) return;
        m_trajectory.events.push_back({kind, m_time, before, after, m_touch.piece, sticks, count,
                                       m_trajectory.segments.size(), strike});
    }

    void record(Event::Kind kind, const State& at) { record(kind, at, at); }

    void giveUp(WorkBound bound) {
        m_trajectory.bound = bound;
        finish(Outcome::givenUp);
    }

    /// Handles motion back towards the start, which decides the verdict. It ends the run or, if the run
    /// continues until rest, is recorded once.
    void judge(Outcome verdict, const State& state) {
        if (m_in.until == Until::verdict) return finish(verdict, state);
        if (m_judged) return;
        record(Event::Kind::verdict, state);
        m_judged = true;
        m_mayMagnify = m_ground.air.drag == 0 && !m_spatial && !m_ground.published && !m_in.isByHand();
    }

    void finish(Outcome outcome) { finish(outcome, state()); }

    void finish(Outcome outcome, const State& state) {
        m_done = true;
        if (outcome == Outcome::stopped) press(restingForces(m_ground, touched()).normal);
        m_trajectory.outcome = outcome;
        m_trajectory.duration = m_time;
        m_trajectory.end = state;
        m_trajectory.height =
            outcome == Outcome::crossed ? m_ground.profile.vertices.back().y() : state.y - m_ground.body.b;
        m_trajectory.losses = m_energy.losses;
        m_energy.check(state, m_time);
        m_trajectory.energyResidual = m_energy.residual();
        m_trajectory.inTheAir = m_takeoff.has_value();
        m_trajectory.piece = m_touch.piece;
        record(Event::Kind::end, state);
        m_trajectory.breaches = m_energy.breaches();
        m_trajectory.breaches.isInfinite |= !std::isfinite(state.x + state.side.z);
        m_trajectory.breaches.isOutside |= !m_trajectory.isWithinItsTime();
    }

    // --- beginning ---------------------------------------------------------------------------------

    void begin() {
        m_trajectory.lowest = m_ground.profile.lowest();
        const double x = m_in.q1.value_or(m_ground.start);
        const std::size_t index = m_ground.curve->pieceAt(x);
        const OffsetPiece& below = pieces()[index];
        const double y = m_ground.curve->elevation(x);
        m_touch = {index, snapped(below, parameterOf(below, {x, y})), m_in.u4, m_in.spin(), 0};
        const bool inTheAir = m_in.clearance > 0;
        if (m_spatial) {
            const Point ground = inTheAir ? Point(1, 0) : tangentAt(m_ground, touched());
            m_touch.side = withSpinOnFace({0, m_in.u6, 0, 0}, ground, m_in.sideSpin(), m_in.u2);
        }
        if (inTheAir)
            m_takeoff = Takeoff{
                {x, y + m_in.clearance, m_in.u4, m_in.u5, m_in.spin(), 0, m_touch.side}, index, std::nullopt};
        else if (m_in.u5 > 0)
            m_takeoff = thrown(m_in.u5);
        m_energy.open(state(), 0);
        m_trajectory.from = x;
        if (m_ground.profile.hasFarEnd && x > m_ground.profile.vertices.back().x()) finish(Outcome::crossed);
    }

    /// The takeoff from the ground with a speed `away` normal to it (m/s).
    Takeoff thrown(double away) const {
        State s = stateOf(m_ground, m_touch);
        const Point t = tangentAt(m_ground, touched());
        s.vx -= away * t.y();
        s.vy += away * t.x();
        return {s, m_touch.piece, away};
    }

    static double snapped(const OffsetPiece& piece, double parameter) {
        const double slack = startSlack * (1 + std::abs(parameter));
        if (piece.to - parameter < slack) return piece.to;
        return parameter - piece.from < slack ? piece.from : parameter;
    }

    // --- events of flight --------------------------------------------------------------------------

    void meetAfterFlight(const Leg& leg) {
        switch (leg.arrival) {
        case Arrival::lands:
            return land(leg);
        case Arrival::leavesLeft:
            return finish(Outcome::escaped);
        case Arrival::leavesRight:
            return finish(m_ground.profile.hasFarEnd ? Outcome::crossed : Outcome::escaped);
        case Arrival::outOfSteps:
            return giveUp(WorkBound::steps);
        default:
            return finish(Outcome::timeLimit);
        }
    }

    void land(const Leg& leg) {
        m_touch = leg.touch;
        if (isFarGround(m_touch.piece)) return finish(Outcome::crossed, leg.end);
        if (const auto corner = cornerAt(m_ground, m_touch)) return landInCorner(*corner, leg.end);
        const Rebound rebound = strike(leg.end, touched(), Event::Kind::impact);
        separate(rebound);
        if (goesBack(rebound.after)) judge(Outcome::rebounded, rebound.after);
    }

    /// Whether the sphere moves back after an impact. For vertical motion along a wall, the direction of the
    /// wall decides.
    bool goesBack(const State& s) const {
        const double onward = piece().isUpright() && s.vx == 0 ? s.vy * piece().tangent.y() : s.vx;
        return onward < -backwards * speedsOf(s);
    }

    /// Applies several bounces on one face as one step of the loop.
    void bounce(const Bouncing& b) {
        const State start = m_takeoff->state;
        record(Event::Kind::bounces, start, start, b.train.sticks(), b.impacts);
        record(start, b.train.time(b.impacts), m_takeoff->piece, b);
        acceptBounces(b, start);
        if (b.impacts == BounceTrain::infinite)
            stayAfterBounces();
        else
            flyAfterBounces(b.train.rebound(b.impacts), b.normal);
    }

    void bounce(const BouncingInAir& b) {
        const BounceAverage& sum = b.bounces;
        const State start = m_takeoff->state;
        record(Event::Kind::bounces, start, start, sum.sticks(),
               sum.diesOut() ? BounceTrain::infinite : sum.bounces());
        record(start, sum.end().time, m_takeoff->piece, b);
        const Losses before = m_energy.losses;
        const double begin = m_time;
        for (const BounceAverage::State& at : sum.ends()) {
            m_time = begin + at.time;
            audit(accept(b, at, start, before));
        }
        m_trajectory.flying += sum.end().time;
        m_trajectory.impacts += sum.counted();
        load(sum.greatestImpulse(), sum.greatestApproach());
        const double away = sum.end().body.away;
        if (sum.diesOut()) {
            m_energy.losses.normal += 0.5 * away * away;
            stayAfterBounces();
        } else
            flyAfterBounces(away, b.normal);
    }

    /// The state after some of the bounces. Adds the losses up to then.
    State accept(const BouncingInAir& b, const BounceAverage::State& at, const State& start,
                 const Losses& before) {
        m_energy.losses.wind = before.wind + at.wind;
        m_energy.losses.normal = before.normal + at.normal;
        m_energy.losses.friction = before.friction + at.friction;
        m_touch = {m_takeoff->piece,        at.body.s, at.body.v, b.bounces.spin(at),
                   start.angle + at.turned, start.side};
        return risen(at.body.away, b.normal);
    }

    /// The state of the contact, plus a speed `away` normal to it (m/s).
    State risen(double away, const Point& normal) const {
        State state = stateOf(m_ground, m_touch);
        state.vx += away * normal.x();
        state.vy += away * normal.y();
        return state;
    }

    void acceptBounces(const Bouncing& b, const State& start) {
        const BounceTrain& train = b.train;
        const std::int64_t n = b.impacts;
        m_time += train.time(n);
        m_trajectory.flying += train.time(n);
        m_energy.losses.wind += b.drag.dot(b.tangent) * (train.place(n) - train.place(0));
        m_energy.losses.normal += train.normalLoss(n);
        m_energy.losses.friction += train.frictionLoss(n);
        m_trajectory.impacts += train.impactsFasterThan(countedImpactSpeed, n);
        load(train.impulse(1).norm(), train.rebound(0)); // the first impact is the strongest
        m_touch = {m_takeoff->piece,
                   train.place(n),
                   train.velocity(n),
                   train.spin(n),
                   start.angle + train.turned(n),
                   drifted(start.side, train.time(n))};
    }

    void stayAfterBounces() {
        m_takeoff.reset();
        m_mayRest = true;
        audit(state());
        record(Event::Kind::contact, state());
        if (goesBack(state())) judge(Outcome::rebounded, state());
    }

    void flyAfterBounces(double rebound, const Point& normal) {
        const State after = risen(rebound, normal);
        audit(after);
        m_takeoff = Takeoff{after, m_touch.piece, rebound};
        if (goesBack(after)) judge(Outcome::rebounded, after);
    }

    // --- impacts -----------------------------------------------------------------------------------

    /// Applies one impact with a piece and adds its losses.
    Rebound strike(const State& before, const PlaceOnPiece& place, Event::Kind kind) {
        const Point t = tangentAt(m_ground, place);
        Strike strike{speedsOn(t, before), {}};
        double& rise = strike.before.velocity.y();
        rise = std::min(0.0, rise);
        Impact& hit = strike.hit = impact(strike.before, m_ground.body, m_ground.law);
        if (-rise >= countedImpactSpeed) ++m_trajectory.impacts;
        load(hit.impulse.norm(), -rise);
        m_energy.losses.normal += hit.normalLoss;
        m_energy.losses.friction += hit.frictionLoss;
        double& away = hit.after.velocity.y();
        if (away > 0 && away < m_legs.restSpeed(pieces()[place.piece])) {
            m_energy.losses.normal += 0.5 * away * away;
            away = 0;
        }
        Rebound rebound{stateAfter(hit.after, t, before), hit.after.velocity.x(), away};
        if (pieces()[place.piece].isUpright()) rebound.after.x = pieces()[place.piece].start.x();
        m_touch.piece = place.piece;
        m_touch.parameter = place.parameter;
        audit(rebound.after);
        record(kind, before, rebound.after, hit.sticks, 1, strike);
        return rebound;
    }

    /// `state` with the speeds replaced by `speeds`, which are in the frame of a face with the tangent `t`.
    State stateAfter(const Speeds& speeds, const Point& t, State state) const {
        const Point velocity = speeds.velocity.x() * t + speeds.velocity.y() * Point(-t.y(), t.x());
        state.vx = velocity.x();
        state.vy = velocity.y();
        state.w = speeds.spin.z();
        if (m_spatial) {
            state.side.vz = speeds.velocity.z();
            state.side = withSpinOnFace(state.side, t, speeds.spin.x(), speeds.spin.y());
        }
        return state;
    }

    /// Continues after an impact: with flight if the sphere moves away, otherwise with contact.
    void separate(const Rebound& rebound) {
        if (rebound.away > 0) {
            m_takeoff = Takeoff{rebound.after, m_touch.piece, rebound.away};
            return;
        }
        m_takeoff.reset();
        m_mayRest = true;
        const State& after = rebound.after;
        m_touch = {m_touch.piece, m_touch.parameter, rebound.along, after.w, after.angle, after.side};
    }

    // --- events of contact -------------------------------------------------------------------------

    void meetInContact(const Leg& leg) {
        switch (leg.arrival) {
        case Arrival::reachesEnd:
            return leaveEnd(leg.side);
        case Arrival::slipVanishes:
            m_mayRest = true;
            return record(Event::Kind::rolls, leg.end);
        case Arrival::frictionLimit:
            return record(Event::Kind::slides, leg.end);
        case Arrival::liftsOff:
            return launch(Event::Kind::liftOff);
        case Arrival::turns:
            return judge(Outcome::turned, state());
        case Arrival::reverses:
        case Arrival::slips:
            return;
        case Arrival::outOfSteps:
            return giveUp(WorkBound::steps);
        default:
            return finish(Outcome::timeLimit);
        }
    }

    /// Whether the sphere is too fast for gravity to hold it on a rim and, with air, the air does not press
    /// it onto the rim.
    bool isThrownOff() const {
        if (m_ground.resists() && piece().shape == Shape::arc
            && liftingFrom(m_ground, m_touch.piece, m_touch.parameter, m_touch.speed) < 0)
            return false;
        return piece().shape == Shape::arc
               && m_ground.gravity * std::cos(m_touch.parameter)
                      <= m_touch.speed * m_touch.speed / m_ground.body.b;
    }

    void launch(Event::Kind kind) {
        const State state = stateOf(m_ground, m_touch);
        record(kind, state);
        m_takeoff = Takeoff{state, m_touch.piece, 0.0};
        // After motion up along a wall beyond its top, the piece below is the one at the foot of the wall.
        if (tangentAt(m_ground, touched()).x() == 0)
            m_takeoff = Takeoff{state, m_ground.curve->pieceAt(state.x), std::nullopt};
    }

    /// Whether contact forces can hold a sphere that hardly moves: on level ground, on top of a rim, or in a
    /// corner from which neither face descends. After an event, motion slower than `slow` is a rounding error
    /// of earlier motion. A launch is used as entered.
    bool isAtRest() const {
        const double limit = m_mayRest && piece().shape == Shape::line ? slow() : 0;
        const double b = m_ground.body.b;
        if (std::abs(m_touch.speed) > limit || b * std::abs(m_touch.spin) > limit) return false;
        if (m_spatial) { // friction does not act on spin about the normal, which may remain
            const Point aside = spinOnFace(m_touch.side, tangentAt(m_ground, touched()));
            if (std::abs(m_touch.side.vz) > limit || b * std::abs(aside.x()) > limit) return false;
        }
        const auto corner = cornerAt(m_ground, m_touch);
        if (corner && holds(*corner)) return true;
        if (m_ground.resists()) return !corner && holdsAtRest(m_ground, touched());
        return std::abs(std::sin(tiltAt(m_ground, touched()))) < levelTilt;
    }

    bool holds(const Corner& corner) const {
        return m_ground.resists() ? drivenOutOf(m_ground, corner) == 0 : isWell(m_ground, corner);
    }

    /// Ends the run at rest. The remaining energy counts as lost in impacts and in sliding, both too slow to
    /// be distinguished.
    void rest() {
        const State last = state();
        m_energy.losses.normal += 0.5 * (last.vx * last.vx + last.vy * last.vy);
        m_energy.losses.sliding += spinEnergy(last.w);
        m_touch.speed = m_touch.spin = 0;
        finish(Outcome::stopped);
    }

    /// Leaves the touched piece at its end on this side (±1).
    void leaveEnd(int side) {
        const bool last = side > 0 ? m_touch.piece + 1 == pieces().size() : m_touch.piece == 0;
        if (last) return finish(side > 0 && m_ground.profile.hasFarEnd ? Outcome::crossed : Outcome::escaped);
        const std::size_t left = side > 0 ? m_touch.piece : m_touch.piece - 1;
        const std::size_t next = side > 0 ? left + 1 : left;
        if (isFarGround(next)) return finish(Outcome::crossed);
        switch (m_ground.curve->joint(left)) {
        case Joint::edge:
            return launch(Event::Kind::launch);
        case Joint::corner:
            return hitCorner(next, side);
        case Joint::smooth:
            return passOnto(next, side);
        }
    }

    void passOnto(std::size_t next, int side) {
        m_touch.piece = next;
        m_touch.parameter = side > 0 ? piece().from : piece().to;
        if (m_keep) record(piece().shape == Shape::arc ? Event::Kind::rim : Event::Kind::face, state());
    }

    // --- corners -----------------------------------------------------------------------------------

    /// Speed with which a sphere moves into a piece, m/s.
    double pressure(const State& s, const PlaceOnPiece& place) const {
        const Point t = tangentAt(m_ground, place);
        return t.y() * s.vx - t.x() * s.vy;
    }

    /// Landing from the air in a corner. `ahead` is the face against which the sphere moves faster.
    void landInCorner(const Corner& corner, State state) {
        const bool right = pressure(state, corner.right) > pressure(state, corner.left) * (1 - levelTilt);
        const Meeting meeting =
            right ? Meeting{corner.right, corner.left, 1} : Meeting{corner.left, corner.right, -1};
        const PlaceOnPiece& behind = meeting.behind;
        const Point place = placeOf(m_ground, behind);
        state.x = place.x();
        state.y = place.y();
        meetCorner(state, meeting);
    }

    /// Contact with a piece ends at a corner, where the sphere also touches the next piece.
    void hitCorner(std::size_t ahead, int side) {
        const double onAhead = side > 0 ? pieces()[ahead].from : pieces()[ahead].to;
        State state = stateOf(m_ground, m_touch);
        if (m_ground.published) state.w = -state.w;
        meetCorner(state, {{ahead, onAhead}, touched(), side});
    }

    /// Applies alternating impacts with both faces at the same time.
    void meetCorner(State state, const Meeting& meeting) {
        const double speeds = speedsOf(state);
        const auto pressing = [&](const PlaceOnPiece& place) {
            return pressure(state, place) > pressingRounding * speeds;
        };
        for (int i = 0; i < maxCornerImpacts; ++i) {
            if (pressing(meeting.ahead))
                state = strike(state, meeting.ahead, Event::Kind::corner).after;
            else if (pressing(meeting.behind))
                state = strike(state, meeting.behind, Event::Kind::corner).after;
            else
                break;
        }
        leaveCorner(state, meeting, std::max({cornerRounding * speeds, slow(), unresolved(state)}));
    }

    /// The smallest speed (m/s) with which the sphere can leave a corner by more than the rounding error of
    /// its place, if the wind drives it back into the corner.
    double unresolved(const State& s) const {
        if (!m_ground.resists()) return 0;
        const double wind = m_ground.air.drag > 0 ? m_ground.air.windAt(m_ground.body.b) : 0;
        const double driving = m_ground.gravity + m_ground.air.drag * wind * wind;
        return std::sqrt(driving * placeRounding * (std::abs(s.x) + std::abs(s.y)));
    }

    /// Leaves the corner, unless the speed is below `small` (m/s).
    void leaveCorner(const State& state, const Meeting& meeting, double small) {
        const auto& [ahead, behind, side] = meeting;
        const double fromAhead = -pressure(state, ahead), fromBehind = -pressure(state, behind);
        m_takeoff.reset();
        m_mayRest = true;
        m_touch.piece = ahead.piece;
        m_touch.parameter = ahead.parameter;
        if (fromAhead > small && fromBehind > small)
            m_takeoff = Takeoff{state, ahead.piece, fromAhead};
        else if (fromAhead <= small && side * along(state, ahead) > small)
            stayOn(ahead, state);
        else if (fromBehind <= small && side * along(state, behind) < -small)
            stayOn(behind, state);
        else if (const int way = wayOutOf(meeting.corner(), state.w, small))
            leaveFromRest(way > 0 ? meeting.corner().right : meeting.corner().left, state, small);
        else
            return restInCorner(meeting, state, small);
        if (goesBack(state)) judge(Outcome::rebounded, state);
    }

    /// The side (±1) on which forces drive a sphere out of a corner that it is too slow to leave. 0 if they
    /// hold it there, at least while its spin is faster than `small` (m/s).
    int wayOutOf(const Corner& corner, double spin, double small) const {
        const bool spins = m_ground.body.b * std::abs(spin) > small;
        const double sense = senseOf(spin);
        if (!m_ground.resists()) {
            const int down = isWell(m_ground, corner) ? 0 : tiltAt(m_ground, corner.right) < 0 ? 1 : -1;
            const bool isHeld = spins && down * slidingOn(down > 0 ? corner.right : corner.left, sense) <= 0;
            return isHeld ? 0 : down;
        }
        if (!spins) return drivenOutOf(m_ground, corner);
        if (slidingOn(corner.right, sense) > 0) return 1;
        return slidingOn(corner.left, sense) < 0 ? -1 : 0;
    }

    /// Leaves a corner from rest along the face at `place`. With air, speed normal to the face would bring
    /// the sphere back into the corner at once. So could a spin that is too slow to be resolved (below
    /// `small`, m/s). Both would repeat endlessly, so they are removed.
    void leaveFromRest(const PlaceOnPiece& place, State state, double small) {
        if (m_ground.resists()) {
            m_energy.losses.normal += 0.5 * (state.vx * state.vx + state.vy * state.vy);
            state.vx = state.vy = 0;
        }
        if (m_ground.body.b * std::abs(state.w) <= small) {
            m_energy.losses.sliding += spinEnergy(state.w);
            state.w = 0;
        }
        stayOn(place, state);
    }

    /// Rotational energy of a spin about z, J/kg.
    double spinEnergy(double spin) const {
        return 0.5 * m_ground.body.k * m_ground.body.b * m_ground.body.b * spin * spin;
    }

    /// Speed towards +x along a piece, m/s.
    double along(const State& s, const PlaceOnPiece& place) const {
        return Point(s.vx, s.vy).dot(tangentAt(m_ground, place));
    }

    /// Continues along one face of a corner. The energy of the speed away from it counts as lost.
    void stayOn(const PlaceOnPiece& place, const State& s) {
        const double away = -pressure(s, place);
        m_energy.losses.normal += 0.5 * away * away;
        m_touch = {place.piece, place.parameter, along(s, place), s.w, s.angle, s.side};
    }

    /// Continues at rest in a corner except for the spin, which both faces brake, unless their friction lifts
    /// the sphere up one of them. The remaining velocity would be lost in further impacts at the same time. A
    /// spin slower than `small` (m/s) counts as zero, because without sliding friction nothing else would end
    /// it.
    void restInCorner(const Meeting& meeting, const State& rest, double small = 0) {
        const auto& [ahead, behind, side] = meeting;
        m_touch = {ahead.piece, ahead.parameter, 0, rest.w, rest.angle, rest.side};
        m_energy.losses.normal += 0.5 * (rest.vx * rest.vx + rest.vy * rest.vy);
        if (m_spatial) return slideInCorner(behind);
        if (m_ground.body.b * std::abs(rest.w) <= std::max(slow(), small)) return finish(Outcome::stopped);
        const double sense = rest.w > 0 ? 1 : -1;
        const double f = sense * m_ground.law.muK;
        const auto [onAhead, onBehind] =
            wedgeForces({tangentAt(m_ground, ahead), f}, {tangentAt(m_ground, behind), f}, m_ground.gravity);
        if (!m_ground.resists() && onBehind < 0) return;
        if (!m_ground.resists() && onAhead < 0) {
            m_touch.piece = behind.piece;
            m_touch.parameter = behind.parameter;
            return;
        }
        const double kb = m_ground.body.k * m_ground.body.b;
        const double load = std::max(0.0, onAhead) + std::max(0.0, onBehind);
        press(std::max(onAhead, onBehind));
        spinDown(-sense * (m_ground.law.muK + m_ground.rollingResistance) * load / kb);
    }

    // --- near a corner -----------------------------------------------------------------------------

    /// A corner that a sphere can no longer leave, and the factor by which its speeds are magnified.
    struct Trap {
        Corner corner;
        double factor = 1;
    };

    bool usesSpin() const { return m_ground.law.muK > 0 || m_ground.rollingResistance > 0; }

    std::optional<Trap> trap() const {
        const double speed = m_takeoff ? std::hypot(m_takeoff->state.vx, m_takeoff->state.vy) : m_touch.speed;
        if (std::abs(speed) >= magnifiedSpeed) return std::nullopt;
        const State s = state();
        const double kinetic = 0.5 * speed * speed + (m_ground.law.muK > 0 ? spinEnergy(s.w) : 0);
        const double most = 0.5 * magnifiedSpeed * magnifiedSpeed;
        const std::size_t on = m_takeoff ? m_takeoff->piece : m_touch.piece;
        const auto corner = cornerHolding(m_ground, on, {s.x, s.y}, most / m_ground.gravity);
        if (!corner || kinetic >= most) return std::nullopt;
        const double energy = kinetic + m_ground.gravity * (s.y - placeOf(m_ground, corner->left).y());
        const double flatter =
            std::min(-tangentAt(m_ground, corner->left).y(), tangentAt(m_ground, corner->right).y());
        const double factor = std::sqrt(m_ground.gravity * m_ground.body.b * flatter / (2 * energy));
        if (!(energy > 0) || energy >= most || factor * magnifiedPart < 1) return std::nullopt;
        return Trap{*corner, factor};
    }

    /// Computes the motion of a sphere that stays in a corner on a larger scale, on which places have enough
    /// digits. Two plane faces have no scale of their own: with f times the speeds, the motion takes f times
    /// the time and goes f² times as far.
    bool restsMagnified() {
        const auto found = trap();
        if (!found) return false;
        const double f = found->factor;
        const Ground wedge = wedgeAt(m_ground, found->corner, 2 * m_ground.body.b);
        const auto legs = m_legs.over(wedge);
        Inputs inputs = m_in;
        inputs.tEnd = f * timeLeft();
        inputs.q1 = inputs.clearance = inputs.u5 = 0;
        Simulation magnified(inputs, wedge, *legs, Detail::outcome);
        magnified.m_magnification = f * m_magnification;
        magnified.m_mayMagnify = magnified.m_magnification < maxMagnification;
        magnified.m_judged = true;
        const Trajectory rest = magnified.resumeFrom(magnifiedStart(*found));
        m_mayMagnify = false;
        if (rest.outcome != Outcome::stopped) return false;
        stayAfter(rest, *found);
        return true;
    }

    Underway magnifiedStart(const Trap& trap) const {
        const double f = trap.factor;
        const std::size_t first = trap.corner.left.piece;
        Underway start;
        if (m_takeoff) {
            start.takeoff = m_takeoff;
            start.takeoff->piece -= first;
            if (m_takeoff->separation) *start.takeoff->separation *= f;
            State& s = start.takeoff->state;
            const Point place = f * f * (Point(s.x, s.y) - placeOf(m_ground, trap.corner.left));
            s = {place.x(), place.y(), f * s.vx, f * s.vy, usesSpin() ? f * s.w : 0, 0};
        } else {
            const PlaceOnPiece& end = m_touch.piece == first ? trap.corner.left : trap.corner.right;
            const double way = lengthOfUnit(end.piece) * (m_touch.parameter - end.parameter);
            start.touch.piece = m_touch.piece - first;
            start.touch.parameter = f * f * way;
            start.touch.speed = f * m_touch.speed;
            start.touch.spin = usesSpin() ? f * m_touch.spin : 0;
            start.touch.slides = m_touch.slides;
        }
        return start;
    }

    /// Continues at rest in a corner after the magnified motion.
    void stayAfter(const Trajectory& magnified, const Trap& trap) {
        const double f = trap.factor, squares = 1 / (f * f);
        const State before = state();
        const double spin = usesSpin() ? magnified.end.w / f : before.w;
        m_energy.losses.normal += squares * magnified.losses.normal;
        m_energy.losses.friction += squares * magnified.losses.friction;
        m_energy.losses.sliding += squares * magnified.losses.sliding;
        m_energy.losses.resistance += squares * magnified.losses.resistance;
        m_trajectory.flying += magnified.flying / f;
        m_trajectory.rolling += magnified.rolling / f;
        m_takeoff.reset();
        const PlaceOnPiece& end = magnified.piece == 0 ? trap.corner.left : trap.corner.right;
        const double way = squares * Point(magnified.end.x, magnified.end.y).dot(tangentAt(m_ground, end));
        m_touch = {end.piece, end.parameter + way / lengthOfUnit(end.piece), 0, spin,
                   before.angle + squares * magnified.end.angle};
        accept(state(), {.duration = magnified.duration / f, .end = state(), .kind = InCorner{0, 0}},
               m_touch.piece);
        if (usesSpin()) return finish(Outcome::stopped);
        restInCorner({trap.corner.right, trap.corner.left, 1}, state());
    }

    /// Length per unit of the parameter of a piece, m.
    double lengthOfUnit(std::size_t index) const {
        return pieces()[index].shape == Shape::arc ? m_ground.curve->radius : 1;
    }

    /// Acceleration from rest along a face, m/s², for a spin of this sense, with air and rolling resistance.
    double slidingOn(const PlaceOnPiece& place, double sense) const {
        const Driving driving = drivingAt(m_ground, place, 0);
        return driving.along - sense * m_ground.law.muK * driving.normal;
    }

    /// Holds the sphere in a corner until its spin has ended or the time limit is reached. `rate`: rad/s².
    void spinDown(double rate) {
        const double spin = m_touch.spin;
        const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
        Leg leg{.duration = rate != 0 ? std::min(timeLeft(), -spin / rate) : timeLeft()};
        const State start = state();
        m_touch.spin = leg.duration < timeLeft() ? 0 : spin + rate * leg.duration;
        m_touch.angle += leg.duration * (spin + 0.5 * rate * leg.duration);
        const double lost = 0.5 * inertia * (spin - m_touch.spin) * (spin + m_touch.spin);
        const double crr = m_ground.rollingResistance;
        const double resisted = crr > 0 ? crr / (m_ground.law.muK + crr) : 0;
        leg.slidingWork = (1 - resisted) * lost;
        leg.resisting = resisted * lost;
        leg.end = state();
        leg.kind = InCorner{rate, inertia, resisted};
        accept(start, leg, m_touch.piece);
        if (m_touch.spin != 0) return finish(Outcome::timeLimit);
        const Corner corner = *cornerAt(m_ground, m_touch);
        if (const int way = drivenOutOf(m_ground, corner))
            leaveFromRest(way > 0 ? corner.right : corner.left, state(), 0);
        else
            finish(Outcome::stopped);
    }

    /// Sliding in a corner with out-of-plane motion. The run ends as stopped when nothing moves downrange,
    /// even if the sphere still rolls along the corner.
    void slideInCorner(const PlaceOnPiece& behind) {
        const Leg leg = m_legs.inCorner(m_touch, behind, timeLeft());
        accept(state(), leg, m_touch.piece);
        m_touch = leg.touch;
        if (leg.arrival == Arrival::slipVanishes) return finish(Outcome::stopped);
        if (leg.arrival == Arrival::outOfTime) return finish(Outcome::timeLimit);
        if (leg.arrival == Arrival::outOfSteps) return giveUp(WorkBound::steps);
    }

    const Inputs& m_in;
    const Ground& m_ground;
    const Legs& m_legs;
    const bool m_keep; ///< whether segments and events are stored
    const bool m_spatial;
    Trajectory m_trajectory;
    EnergyAudit m_energy;
    double m_time = 0; ///< s
    bool m_done = false;
    std::optional<Takeoff> m_takeoff; ///< set in flight; otherwise m_touch is valid
    Touch m_touch;
    bool m_mayRest = false;     ///< whether there has been contact since the start
    bool m_judged = false;      ///< whether the verdict is decided and the motion continues
    bool m_mayMagnify = false;  ///< whether motion in a corner that holds the sphere may be magnified
    double m_magnification = 1; ///< total magnification of the speeds
    int m_inVain = 0;           ///< number of flights computed before the last attempt to sum bounces through
                                ///< air
    int m_flightsFirst = 0;     ///< number of flights to compute before the next attempt
};

} // namespace

Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop) {
    TALWEG_EXPECTS(!ground.curve->pieces.empty());
    return Simulation(inputs, ground, legs, detail).run(stop);
}

std::optional<Underway> untilBeyond(std::size_t piece, const Inputs& inputs, const Ground& ground) {
    TALWEG_EXPECTS(ground.resists());
    return Simulation(inputs, ground, WindLegs(ground, Detail::ending), Detail::ending).runUntilBeyond(piece);
}

Trajectory resume(const Inputs& inputs, const Ground& ground, const Underway& from) {
    TALWEG_EXPECTS(ground.resists());
    return Simulation(inputs, ground, WindLegs(ground, Detail::ending), Detail::ending).resumeFrom(from);
}

Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop) {
    return solve(inputs, groundOf(inputs), detail, std::move(stop));
}

Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop) {
    if (inputs.isSpatial())
        return simulate(inputs, ground, *spatialLegs(inputs, ground, detail), detail, stop);
    if (ground.resists()) {
        if (inputs.solver == Solver::event)
            return simulate(inputs, ground, WindLegs(ground, detail), detail, stop);
        return simulate(inputs, ground, *windSteppedLegs(inputs, ground, detail == Detail::full), detail,
                        stop);
    }
    if (inputs.solver == Solver::event)
        return simulate(inputs, ground, ExactLegs(ground, detail), detail, stop);
    return simulate(inputs, ground, *steppedLegs(inputs, ground, detail == Detail::full), detail, stop);
}

} // namespace talweg::rover
