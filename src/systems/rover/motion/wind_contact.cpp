#include "base/root.h"
#include "physics/roots.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/wind_legs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg::rover {

namespace {

/// Largest number of steps of one motion over a rim; a long motion takes a few dozen.
constexpr int maxRimSteps = 100000;
/// Number of places in a step at which lift-off is checked while the air presses a sphere onto a rim. The
/// function that distinguishes lift-off from pressing has no series.
constexpr int liftSamples = 8;

/// A rate (m/s, rad/s) below this counts as zero, because quotients with smaller rates lose their digits.
constexpr double leastRate = 1e-200;

/// Contact with a face, in closed form.
class FaceContact {
public:
    FaceContact(const Ground& ground, const Touch& start)
        : m_ground(ground), m_start(start), m_piece(ground.curve->pieces[start.piece]),
          m_gravity(ground.onLine(m_piece)),
          m_driving(drivingAt(ground, {start.piece, start.parameter}, start.speed)), m_on(onFace()) {}

    Leg solve(double timeLeft) const {
        Leg leg{.arrival = Arrival::outOfTime, .duration = timeLeft};
        if (m_start.speed != 0) leg.endAt(m_on.motion.timeToSpeed(0), Arrival::turns, 0);
        if (m_on.contact.rolls)
            leg.endAt(slipBegins(), Arrival::frictionLimit, 0);
        else {
            leg.endAt(spinVanishes(), Arrival::reverses, 0);
            if (!slipIsSpeed(m_on.contact, m_start))
                leg.endAt(slipVanishes(leg.duration), Arrival::slipVanishes, 0);
        }
        leg.endAt(m_on.motion.timeToPass(m_piece.to, 1, leg.duration), Arrival::reachesEnd, 1);
        leg.endAt(m_on.motion.timeToPass(m_piece.from, -1, leg.duration), Arrival::reachesEnd, -1);
        finish(leg);
        return leg;
    }

private:
    OnFaceInAir onFace() const {
        const double crr = m_ground.rollingResistance, normal = m_driving.normal;
        const RoundBody& body = m_ground.body;
        const DrivenContact contact =
            drivenContact(m_driving, body, m_ground.law, crr, m_start.speed, m_start.spin, m_start.slides);
        const double friction = contact.rolls ? 0 : m_ground.law.muK * normal;
        const double against = contact.rolls ? contact.resistance(crr, normal) : contact.slipSense * friction;
        const double wind = m_ground.air.drag > 0 ? m_ground.air.windAt(body.b) : 0;
        const bool begins = !contact.rolls && isSlipless();
        return {.motion = DragMotion(contact.rolls ? 1 + body.k : 1, m_ground.air.drag, wind,
                                     against - m_gravity.along, m_start.parameter, m_start.speed),
                .s0 = m_start.parameter,
                .contact = contact,
                .b = body.b,
                .w0 = contact.rolls || begins ? -m_start.speed / body.b : m_start.spin,
                .spinRate = contact.rolls ? 0 : slidingSpinRate(contact, body, m_ground.law, crr, normal),
                .friction = friction,
                .resistance = crr * normal,
                .anchor = m_piece.anchor,
                .tangent = m_piece.tangent};
    }

    bool isSlipless() const {
        const double v = m_start.speed, w = m_ground.body.b * m_start.spin;
        return m_start.slides || std::abs(v + w) <= slipRounding * (std::abs(v) + std::abs(w));
    }

    /// Time at which rolling needs all the available friction, s. v̇ is monotonic, and so is the friction −(k
    /// v̇ + c_rr N sgn v).
    double slipBegins() const {
        const double k = m_ground.body.k, limit = m_ground.law.mu * m_driving.normal;
        const double resistance = m_on.contact.resistance(m_ground.rollingResistance, m_driving.normal);
        double first = never;
        for (const double friction : {limit, -limit}) {
            const double acceleration = -(friction + resistance) / k;
            const double drag = (1 + k) * acceleration + resistance - m_gravity.along;
            first = std::min(first, m_on.motion.timeToDrag(drag));
        }
        return first;
    }

    double spinVanishes() const { return m_on.w0 * m_on.spinRate < 0 ? -m_on.w0 / m_on.spinRate : never; }

    double slipAt(double t) const {
        return m_on.contact.slipSense * (m_on.motion.v(t) + m_on.b * m_on.spin(t));
    }

    /// Time at which the slip vanishes, s. v̇ is monotonic and ω̇ is constant, so the slip has at most one
    /// extremum.
    double slipVanishes(double limit) const {
        const double spinning = m_on.b * m_on.spinRate;
        const double sliding = m_on.friction * m_on.contact.slipSense - m_gravity.along;
        const double turn = m_on.motion.timeToDrag(sliding - spinning);
        double from = 0, before = isSlipless() ? 0 : slipAt(0);
        for (const double to : {std::min(turn, limit), limit}) {
            if (!(to > from)) continue;
            const double after = slipAt(to);
            if (before > 0 && after <= 0)
                return bracketRoot([this](double t) { return slipAt(t); }, from, to, before, after).middle();
            from = to;
            before = after;
        }
        return never;
    }

    void finish(Leg& leg) const {
        const double t = leg.duration, b = m_on.b;
        leg.touch = {
            m_start.piece, m_on.motion.s(t), m_on.motion.v(t), m_on.spin(t), m_start.angle + m_on.turned(t),
            m_start.side};
        leg.touch.parameter = std::clamp(leg.touch.parameter, m_piece.from, m_piece.to);
        switch (leg.arrival) {
        case Arrival::reachesEnd:
            leg.touch.parameter = leg.side > 0 ? m_piece.to : m_piece.from;
            break;
        case Arrival::turns:
            leg.touch.stop(m_on.contact.rolls || m_on.contact.spinSense == 0);
            leg.arrival = arrivalAtRest(m_ground, leg.touch, m_start.speed);
            break;
        case Arrival::slipVanishes:
            leg.touch.spin = -leg.touch.speed / b;
            break;
        case Arrival::frictionLimit:
            leg.touch.slides = true;
            break;
        case Arrival::reverses:
            leg.touch.spin = 0;
            break;
        default:
            break;
        }
        leg.slidingWork = m_on.slidingWork(t);
        leg.resisting = m_on.resisted(t);
        leg.wind = m_on.motion.work(t);
        leg.normalForce = m_driving.normal;
        leg.kind = m_on;
    }

    const Ground& m_ground;
    const Touch& m_start;
    const OffsetPiece& m_piece;
    const FaceGravity m_gravity;
    const Driving m_driving;
    const OnFaceInAir m_on;
};

/// Contact with a rim, step by step.
class RimContactInAir {
public:
    RimContactInAir(const Ground& ground, const Touch& start, double timeLeft, bool keep)
        : m_ground(ground), m_piece(ground.curve->pieces[start.piece]), m_forces(rimForces(ground)),
          m_start(start), m_timeLeft(timeLeft), m_keep(keep), m_joints(joints()), m_touch(start) {
        m_contact = m_forces.contactAt(start.parameter, start.speed, start.spin, start.slides);
        if (isSlipless()) m_touch.spin = -start.speed / ground.body.b;
        m_on.vertex = m_piece.anchor;
        m_on.b = ground.body.b;
        m_on.slides = !m_contact.contact.rolls;
        m_touch.slides = false;
    }

    Leg solve() {
        if (isBeyondEnd()) return take();
        for (int i = 0; i < maxRimSteps && !m_done; ++i)
            step();
        if (!m_done) end(Arrival::outOfSteps);
        return take();
    }

private:
    enum class What {
        goesOn,
        reachesEnd,
        stops,
        airStops,
        normalVanishes,
        presses,
        lifts,
        joint,
        limit,
        slipVanishes,
        spinStops
    };
    struct Next {
        What what = What::goesOn;
        double t;
        int side = 0;
        void consider(double at, What kind, int onSide = 0) {
            if (at < t) *this = {kind, at, onSide};
        }
    };

    /// Angles at which the centre is vertically above a vertex. There, the wind that would act on a flight
    /// from the rim changes.
    std::vector<double> joints() const {
        const auto& vertices = m_ground.profile.vertices;
        const double b = m_ground.body.b, x = m_piece.anchor.x();
        auto at = std::ranges::lower_bound(vertices, x + b * std::sin(m_piece.from), {},
                                           [](const Point& p) { return p.x(); });
        std::vector<double> angles;
        for (; at != vertices.end() && at->x() <= x + b * std::sin(m_piece.to); ++at)
            angles.push_back(std::asin((at->x() - x) / b));
        return angles;
    }

    bool isSlipless() const {
        const double w = m_ground.body.b * m_start.spin;
        return m_contact.contact.rolls
               || std::abs(m_start.speed + w) <= slipRounding * (std::abs(m_start.speed) + std::abs(w));
    }

    void end(Arrival arrival, int side = 0) {
        m_done = true;
        m_leg.arrival = arrival;
        m_leg.side = side;
    }

    bool isBeyondEnd() {
        const RimSeries r = series();
        m_leg.normalForce = std::max(0.0, r.normal[0]);
        const double way = m_touch.speed != 0 ? m_touch.speed : r.acceleration[0];
        const bool right = m_touch.parameter >= m_piece.to && way > 0;
        const bool left = m_touch.parameter <= m_piece.from && way < 0;
        if (right || left) end(Arrival::reachesEnd, right ? 1 : -1);
        if (right || left) m_on.steps.push_back({0, r, 0, 0, 0, 0});
        return right || left;
    }

    RimSeries series() const {
        return rimSeries(m_forces, m_contact, m_touch.parameter, m_touch.speed, m_touch.spin);
    }

    void step() {
        m_series = series();
        const double end = std::min(m_series.step, m_timeLeft - m_leg.duration);
        const Next next = nextIn(end);
        advance(next.t);
        meet(next);
    }

    /// A series times a factor. With a suitable factor, distances to events are positive until the event.
    static TaylorSeries times(double factor, TaylorSeries c) {
        for (double& x : c)
            x *= factor;
        return c;
    }
    double fall(const TaylorSeries& c, double end) const { return end > 0 ? firstDescent(c, 0, end) : never; }

    Next nextIn(double end) const {
        Next next{.t = end};
        const RimSeries& r = m_series;
        const double b = m_ground.body.b;
        TaylorSeries right = times(-1, r.a), left = r.a;
        right[0] += m_piece.to;
        left[0] -= m_piece.from;
        next.consider(fall(right, next.t), What::reachesEnd, 1);
        next.consider(fall(left, next.t), What::reachesEnd, -1);
        if (m_start.speed != 0) {
            // Because of rounding, the previous step may have ended exactly where the motion stops.
            const TaylorSeries onward = times(senseOf(m_start.speed), r.u);
            next.consider(onward[0] <= 0 ? 0 : fall(onward, next.t), What::stops);
        }
        TaylorSeries past = times(-m_contact.airSense, r.u);
        past[0] += m_contact.airSense * m_forces.wind;
        next.consider(fall(past, next.t), What::airStops);
        if (m_contact.weightless) {
            next.consider(fall(times(-1, r.normal), next.t), What::presses);
            for (const double joint : m_joints)
                for (const double side : {1.0, -1.0}) {
                    TaylorSeries left = times(-side, r.a);
                    left[0] += side * joint;
                    next.consider(fall(left, next.t), What::joint);
                }
            next.consider(lifting(next.t), What::lifts);
            return next;
        }
        // If the air has just ceased to press the sphere onto the rim, rounding may make N negative while it
        // grows.
        const bool lost = r.normal[0] <= 0 && r.normal[1] <= 0;
        next.consider(lost ? 0 : fall(r.normal, next.t), What::normalVanishes);
        if (m_contact.contact.rolls) {
            const double resisting = m_forces.rollingResistance * m_contact.contact.rollSense;
            const TaylorSeries friction = sum(times(-m_forces.body.k, r.acceleration), -resisting, r.normal);
            for (const double sense : {1.0, -1.0}) {
                const TaylorSeries spare = sum(times(m_forces.law.mu, r.normal), sense, friction);
                // Without friction, a body rolls only as long as it needs none.
                const bool isExceeded = spare[0] < 0 || (spare[0] == 0 && spare[1] < 0);
                next.consider(isExceeded ? 0 : fall(spare, next.t), What::limit);
            }
        } else {
            const TaylorSeries slip = times(m_contact.contact.slipSense, sum(r.u, b, r.w));
            if (!slipIsSpeed(m_contact.contact, m_start))
                next.consider(fall(slip, next.t), What::slipVanishes);
            next.consider(fall(times(m_contact.contact.spinSense, r.w), next.t), What::spinStops);
        }
        return next;
    }

    double liftingAt(double t) const {
        return liftingFrom(m_ground, m_touch.piece, valueOf(m_series.a, t), valueOf(m_series.u, t));
    }

    double lifting(double end) const {
        double from = 0, before = liftingAt(0);
        if (before >= 0) return 0;
        for (int i = 1; i <= liftSamples; ++i) {
            const double to = end * i / liftSamples, after = liftingAt(to);
            if (after >= 0)
                return bracketRoot([this](double t) { return liftingAt(t); }, from, to, before, after).high;
            from = to;
            before = after;
        }
        return never;
    }

    void advance(double by) {
        if (m_keep)
            m_on.steps.push_back(
                {m_leg.duration, m_series, m_turned, m_leg.wind, m_leg.slidingWork, m_leg.resisting});
        const double greatest = by > 0 ? firstDescent(derivativeOf(m_series.normal), 0, by) : never;
        m_leg.normalForce = std::max({m_leg.normalForce, m_series.normal[0], valueOf(m_series.normal, by),
                                      greatest < never ? valueOf(m_series.normal, greatest) : 0});
        m_touch.parameter = valueOf(m_series.a, by);
        m_touch.speed = valueOf(m_series.u, by);
        m_touch.spin = valueOf(m_series.w, by);
        m_turned += valueOf(m_series.turned, by);
        m_leg.wind += valueOf(m_series.airWork, by);
        m_leg.slidingWork += valueOf(m_series.sliding, by);
        m_leg.resisting += valueOf(m_series.resisting, by);
        m_leg.duration += by;
    }

    void meet(const Next& next) {
        switch (next.what) {
        case What::goesOn:
            if (m_leg.duration >= m_timeLeft) end(Arrival::outOfTime);
            return;
        case What::reachesEnd:
            m_touch.parameter = next.side > 0 ? m_piece.to : m_piece.from;
            return end(Arrival::reachesEnd, next.side);
        case What::stops:
            return stop();
        case What::airStops:
            m_contact.airSense = -m_contact.airSense;
            return;
        case What::normalVanishes:
            if (liftingFrom(m_ground, m_touch.piece, m_touch.parameter, m_touch.speed) >= 0)
                return end(Arrival::liftsOff);
            m_contact.weightless = true;
            return;
        case What::presses:
            m_contact = m_forces.contactAt(m_touch.parameter, m_touch.speed, m_touch.spin, false);
            m_contact.weightless = false;
            m_on.slides = true;
            return;
        case What::joint:
            m_touch.parameter = *std::ranges::min_element(
                m_joints, {}, [this](double joint) { return std::abs(joint - m_touch.parameter); });
            return;
        case What::lifts:
            return end(Arrival::liftsOff);
        case What::limit:
            m_touch.slides = true;
            return end(Arrival::frictionLimit);
        case What::slipVanishes:
            m_touch.spin = -m_touch.speed / m_ground.body.b;
            return end(Arrival::slipVanishes);
        case What::spinStops:
            m_touch.spin = 0;
            return end(Arrival::reverses);
        }
    }

    void stop() {
        m_touch.stop(m_contact.contact.rolls || (m_contact.contact.spinSense == 0 && !m_contact.weightless));
        end(arrivalAtRest(m_ground, m_touch, m_start.speed));
    }

    Leg take() {
        m_touch.angle = m_start.angle + m_turned;
        m_leg.touch = m_touch;
        m_leg.kind = std::move(m_on);
        return std::move(m_leg);
    }

    const Ground& m_ground;
    const OffsetPiece& m_piece;
    const RimForces m_forces;
    const Touch m_start;
    const double m_timeLeft;
    const bool m_keep;
    const std::vector<double> m_joints;
    RimContact m_contact;
    RimSeries m_series{};
    Touch m_touch;
    double m_turned = 0;
    OnRimInAir m_on;
    Leg m_leg;
    bool m_done = false;
};

} // namespace

Leg WindLegs::touch(const Touch& start, double timeLeft) const {
    const bool line = m_ground.curve->pieces[start.piece].shape == OffsetPiece::Shape::line;
    Leg leg = line ? touchLine(start, timeLeft) : touchArc(start, timeLeft);
    for (double* rate : {&leg.touch.speed, &leg.touch.spin})
        if (std::abs(*rate) < leastRate) *rate = 0;
    leg.end = stateOf(m_ground, leg.touch);
    return leg;
}

Leg WindLegs::touchLine(const Touch& start, double timeLeft) const {
    return FaceContact(m_ground, start).solve(timeLeft);
}

Leg WindLegs::touchArc(const Touch& start, double timeLeft) const {
    return RimContactInAir(m_ground, start, timeLeft, m_keep).solve();
}

} // namespace talweg::rover
