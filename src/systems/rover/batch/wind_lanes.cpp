// Solves runs across a valley with air and rolling resistance in SIMD lanes, one run per lane. Compiled once
// for each instruction set, which is selected when the program runs.
//
// As without air (lanes.cpp), the runs cross the valley together, face by face, and each lane computes what
// `simulate` computes with WindLegs. Rare cases and close decisions are left to `simulate`, which continues
// from the state in which the sphere last left the ground or began to touch a face. The series are those of
// FlightSeries and of the equation that DragMotion solves.

#include "systems/rover/batch/wind_lanes.h"

#include "base/contract.h"
#include "physics/impact.h"
#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/motion/simulation.h"

#include <algorithm>
#include <array>
#include <cmath>

// The instruction sets are those of lanes.cpp.
#if defined __x86_64__ && defined __clang__
#define HWY_DISABLED_TARGETS (~(HWY_AVX2 | HWY_BASELINE_TARGETS))
#elif defined __x86_64__
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_BASELINE_TARGETS))
#endif

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "wind_lanes.cpp"
#include <hwy/foreach_target.h>

#include "systems/rover/batch/air_flights-inl.h"
#include "systems/rover/batch/air_series-inl.h"
#include "systems/rover/batch/course_lanes-inl.h"
#include "systems/rover/batch/lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// The states of the runs in all lanes; the members are those of RunOnCourse.
template <class D>
struct Checkpoint {
    using Vector = VectorOf<D>;
    Vector flies, fromRim, face, x, y, vx, vy, away, s, v, spin, time;
};

/// The state of runs with air, one per lane, and their motion across the course.
template <class D>
class WindLanes : FlightsOverCourse<D> {
public:
    using Base = FlightsOverCourse<D>;
    using typename Base::Mask;
    using typename Base::Vector;

    WindLanes(const Course& course, const Checkpoint<D>& start) : Base(course), m_kept(start) {
        const Vector zero = Set(0);
        m_flying = start.flies != zero;
        m_touching = Not(m_flying);
        m_x = start.x;
        m_y = start.y;
        m_vx = start.vx;
        m_vy = start.vy;
        m_s = start.s;
        m_v = start.v;
        m_w = start.spin;
        m_time = start.time;
        m_slips = m_stopped = none();
    }

    void run() {
        flyPastNearRim();
        for (std::size_t i = 0; i < m_c.faceCount; ++i) {
            bounceOn(i);
            if (!AllFalse(d, m_touching)) touchOn(i);
            if (!AllFalse(d, m_touching)) {
                if (i + 1 < m_c.faceCount)
                    hitCorner(i);
                else
                    goOverFarRim();
            }
            if (AllFalse(d, m_flying)) return;
        }
        flyPastFarRim();
    }

    HWY_INLINE Mask undecided() const {
        const Vector slack = Set(limits::timeSlack * std::sqrt(m_c.b / m_c.g));
        return Or(m_undecided, Not(m_time + m_time + slack < Set(m_c.tEnd)));
    }
    HWY_INLINE Mask crossed() const { return m_crossed; }
    HWY_INLINE Mask turned() const { return m_turned; }
    HWY_INLINE Mask stopped() const { return m_stopped; }
    HWY_INLINE Vector height() const { return m_height; }
    HWY_INLINE Vector endX() const { return m_endX; }
    const Checkpoint<D>& kept() const { return m_kept; }

private:
    using Base::belowOf, Base::face, Base::groundBelow, Base::IfElse, Base::step;
    using Base::cross, Base::d, Base::finish, Base::giveUp, Base::leave, Base::none, Base::Set, Base::strike,
        Base::strikeCorner, Base::turn, Base::xOn, Base::yOn;
    using Base::m_c, Base::m_x, Base::m_y, Base::m_vx, Base::m_vy, Base::m_w, Base::m_s, Base::m_v,
        Base::m_away, Base::m_time, Base::m_height, Base::m_endX, Base::m_flying, Base::m_struck,
        Base::m_stuck, Base::m_touching, Base::m_crossed, Base::m_turned, Base::m_undecided;
    using Base::m_dx, Base::m_dy, Base::m_below, Base::m_onTakeoff;
    using typename Base::Above, typename Base::Below, typename Base::Direction, typename Base::Stepped;

    /// Stores the state of spheres that begin to fly from a face, or to touch it.
    void keep(Mask lanes, std::size_t i, bool flies) {
        const auto set = [lanes](Vector& kept, Vector now) { kept = IfThenElse(lanes, now, kept); };
        set(m_kept.flies, Set(flies ? 1 : 0));
        set(m_kept.fromRim, Set(0));
        set(m_kept.face, Set(static_cast<double>(i)));
        set(m_kept.x, m_x);
        set(m_kept.y, m_y);
        set(m_kept.vx, m_vx);
        set(m_kept.vy, m_vy);
        set(m_kept.away, m_away);
        set(m_kept.s, m_s);
        set(m_kept.v, m_v);
        set(m_kept.spin, m_w);
        set(m_kept.time, m_time);
    }

    // --- flight ------------------------------------------------------------------------------------

    /// Spheres that have left the near rim, which they do not touch again.
    void flyPastNearRim() {
        const Mask flying = m_flying;
        Mask beyond = And(flying, m_kept.fromRim == Set(0));
        m_flying = AndNot(beyond, flying);
        beyond = Or(beyond, And(m_flying, m_x >= Set(face(0).startX)));
        m_flying = AndNot(beyond, m_flying);
        m_onTakeoff = m_flying;
        const Above rim{nullptr, m_c.startX, face(0).startX, m_c.vertices[0], m_c.startY - m_c.b};
        flyPast(rim, beyond);
        m_onTakeoff = none();
    }

    /// Flights above a rim, until they have passed it.
    void flyPast(const Above& rim, Mask& beyond) {
        for (int round = 0; !AllFalse(d, m_flying); ++round) {
            if (round == limits::maxContactSteps) {
                giveUp(m_flying);
                break;
            }
            const Stepped stepped = step(rim, m_flying);
            beyond = Or(beyond, stepped.leaves);
            m_flying = AndNot(stepped.leaves, m_flying);
            m_onTakeoff = none();
        }
        m_flying = beyond;
    }

    /// The motion in the air above a face, until the sphere has left the face or stays in contact with it.
    void bounceOn(std::size_t i) {
        const Course::Face& f = face(i);
        Mask beyond = none();
        for (int round = 0; !AllFalse(d, m_flying); ++round) {
            if (round == limits::maxAirSteps) {
                giveUp(m_flying);
                break;
            }
            const Stepped stepped = step({&f, f.startX, f.endX}, m_flying);
            beyond = Or(beyond, stepped.leaves);
            m_flying = AndNot(stepped.leaves, m_flying);
            m_onTakeoff = AndNot(stepped.leaves, m_onTakeoff);
            if (AllFalse(d, stepped.lands)) continue;
            touchDown(f, stepped.lands);
            dieOut(i);
            takeOff(i, m_struck);
        }
        m_flying = beyond;
    }

    /// The impact at the end of a flight.
    void touchDown(const Course::Face& f, Mask lanes) {
        const Vector s = (m_x + m_dx - Set(f.x)) * Set(f.c) + (m_y + m_dy - Set(f.y)) * Set(f.s);
        m_s = IfThenElse(lanes, Min(Max(s, Set(f.from)), Set(f.to)), m_s);
        const Vector along = m_vx * Set(f.c) + m_vy * Set(f.s);
        const Vector approach = m_vx * Set(f.s) - m_vy * Set(f.c);
        giveUp(And(lanes, Not(approach > Set(0))));
        m_flying = AndNot(lanes, m_flying);
        m_struck = And(lanes, Not(m_undecided));
        strike(m_struck, along, approach);
        leave(m_struck, f);
    }

    void takeOff(std::size_t i, Mask lanes) {
        m_struck = none();
        m_flying = Or(m_flying, lanes);
        m_onTakeoff = Or(m_onTakeoff, lanes);
        m_dx = IfThenElse(lanes, Set(0), m_dx);
        m_dy = IfThenElse(lanes, Set(0), m_dy);
        m_below = IfThenElse(lanes, belowOf(m_x), m_below);
        keep(lanes, i, true);
    }

    /// Ends trains whose remaining flights change the drag by no more than rounding, as in WindLegs::bounces.
    /// If their impacts stick, they die out at once.
    void dieOut(std::size_t i) {
        const Course::Face& f = face(i);
        const double e = m_c.e, k = m_c.k;
        if (e == 1 || AllFalse(d, And(m_struck, mayBeFrozen(f)))) return;
        m_below = IfThenElse(m_struck, belowOf(m_x), m_below);
        const Below below = groundBelow();
        const Vector bx = Set(m_c.wind) * below.c - m_v * Set(f.c);
        const Vector by = Set(m_c.wind) * below.s - m_v * Set(f.s);
        const Vector blown = Sqrt(bx * bx + by * by), drag = Set(m_c.drag) * blown;
        const Vector along = Set(f.along) + drag * (bx * Set(f.c) + by * Set(f.s));
        const Vector pull = Set(f.normal) - drag * (by * Set(f.c) - bx * Set(f.s));
        const Vector lasts = (m_away + m_away) / (pull * Set(1 - e));
        const Vector rate = drag + Set(m_c.drag) * m_away;
        const Vector change = (rate + rate) * Abs(along) * lasts + Set(m_c.drag) * m_away * m_away;
        const Vector small = Set(limits::frozenDrag * std::sqrt(m_c.g * m_c.b));
        const Vector lost = rate * lasts * Max(m_away, Abs(along) * lasts);
        const Mask frozen = And(m_struck, And(And(pull > Set(0), change * lasts <= small), lost <= small));
        if (AllFalse(d, frozen)) return;
        // Includes only trains that stick, continue downrange, and stay above the same ground.
        const Vector tau = (m_away + m_away) / pull;
        const Vector gained = along * tau;
        const Vector limit = Set(m_c.mu * (1 + e)) * pull * Set(1 - limits::closeInAir);
        const Mask sticks = And(m_stuck, Set(2 * k / (1 + k)) * Abs(along) < limit);
        const Vector p = Set(1 / (1 - e));
        const Vector step = gained * Set(1 / (1 + k));
        const Vector linear = tau * (m_v + (gained - step) * Set(1 / (1 + e)));
        const Vector quadratic = tau * (step - Set(0.5 * (1 - e)) * gained) * Set(1 / (1 + e));
        const Vector s = m_s + p * (linear + quadratic * p);
        const Vector end = Min(Set(f.to), (below.to - Set(f.x)) * Set(1 / f.c));
        const Mask onward = And(m_v * pull > Set(2.0) * Abs(along) * m_away, m_v + step * p > Set(0));
        giveUp(And(frozen, Not(And(And(sticks, onward), s < end - Set(limits::closeInAir) * Abs(end)))));
        const Mask dying = And(frozen, m_struck);
        m_s = IfThenElse(dying, s, m_s);
        m_v = IfThenElse(dying, m_v + step * p, m_v);
        m_w = IfThenElse(dying, Neg(m_v) * Set(1 / m_c.b), m_w);
        m_time = IfThenElse(dying, m_time + tau * p, m_time);
        m_struck = AndNot(dying, m_struck);
        m_touching = Or(m_touching, dying);
        keep(dying, i, false);
    }

    /// Quick test that excludes trains whose motion normal to the face alone changes the drag too much.
    HWY_INLINE Mask mayBeFrozen(const Course::Face& f) const {
        const Vector past = Set(std::abs(m_c.wind)) + Abs(m_v);
        const Vector pull = MulAdd(Set(m_c.drag) * past, past, Set(f.normal)); // an upper bound
        const double small = limits::frozenDrag * std::sqrt(m_c.g * m_c.b) * (1 - m_c.e);
        return Set(2 * m_c.drag) * m_away * m_away * m_away <= Set(small) * pull;
    }

    // --- contact -----------------------------------------------------------------------------------

    /// Rolling and sliding until the end of a face.
    void touchOn(std::size_t i) {
        m_slips = none();
        m_calm = none();
        Mask moving = m_touching;
        for (int round = 0; !AllFalse(d, moving); ++round) {
            if (round == limits::maxContactSteps) return giveUp(moving);
            moving = touchOnce(face(i), moving);
        }
    }

    /// Properties of a contact that stay constant between two events.
    struct Contact {
        Mask rolls;
        Vector slipSense, spinSense; ///< both 0 while rolling; sense of the slip and of the spin
        Vector spin, spinRate;       ///< used only while sliding
        Vector inertia, force;       ///< 1 + k (rolling) or 1 (sliding); all forces except drag, m/s²
    };

    HWY_INLINE static Vector senseOf(Vector x) {
        return IfThenElse(x == Set(0), Set(0), CopySign(Set(1), x));
    }

    /// Like drivenContact, for motion downrange.
    Contact contactOn(const Course::Face& f, Mask lanes, Vector drag) {
        const Vector zero = Set(0), b = Set(m_c.b);
        const double k = m_c.k, resistance = m_c.rollingResistance * f.normal;
        const Vector slip = m_v + b * m_w;
        const Mask slipless = Or(m_slips, Abs(slip) <= Set(slipRounding) * (m_v + b * Abs(m_w)));
        const Vector needed = frictionForRolling(f, drag);
        const Vector limit = Set(m_c.mu * f.normal);
        const Mask held = Abs(needed) <= limit;
        giveUp(And(And(lanes, AndNot(m_slips, slipless)),
                   Abs(Abs(needed) - limit) <= Set(limits::closeInAir) * limit));
        Contact c;
        c.rolls = And(AndNot(m_slips, slipless), held);
        c.slipSense = IfThenElse(c.rolls, zero, IfThenElse(slipless, Neg(senseOf(needed)), senseOf(slip)));
        c.spin = IfThenElse(slipless, Neg(m_v) * Set(1 / m_c.b), m_w);
        const Vector begun = m_c.muK > m_c.rollingResistance ? Neg(c.slipSense) : zero;
        c.spinSense = IfThenElse(c.spin == zero, begun, senseOf(c.spin));
        const Vector turning = Set(m_c.muK) * c.slipSense + Set(m_c.rollingResistance) * c.spinSense;
        c.spinRate =
            IfThenElse(Or(c.rolls, c.spinSense == zero), zero, Set(-f.normal / (k * m_c.b)) * turning);
        c.inertia = IfThenElse(c.rolls, Set(1 + k), Set(1));
        c.force = Set(f.along) - IfThenElse(c.rolls, Set(resistance), c.slipSense * Set(m_c.muK * f.normal));
        return c;
    }

    HWY_INLINE Vector frictionForRolling(const Course::Face& f, Vector drag) const {
        const double resistance = m_c.rollingResistance * f.normal;
        return Neg(Set(m_c.k / (1 + m_c.k)) * (drag + Set(f.along - resistance)) + Set(resistance));
    }

    /// The first event of a contact. If another event is too close to it, the run becomes undecided.
    struct First {
        Vector t;
        Mask ends, rests, grips, slips, calms, spins;
    };

    /// One step of contact. Returns the lanes that continue on the same face.
    Mask touchOnce(const Course::Face& f, Mask lanes) {
        const Vector zero = Set(0), b = Set(m_c.b), never = Set(limits::unreached);
        giveUp(And(lanes, Not(m_v > zero)));
        const Vector past = IfThenElse(m_calm, zero, Set(m_c.wind) - m_v);
        const Vector drag = Set(m_c.drag) * past * Abs(past);
        const Contact c = contactOn(f, lanes, drag);
        const Vector sense = IfThenElse(m_calm, Neg(senseOf(c.force)), senseOf(past));
        const Vector kappa = Set(m_c.drag) * sense;
        const Vector way = Max(Set(f.to) - m_s, zero);
        const ContactLanes<D> leg(kappa / c.inertia, c.force / c.inertia, past, zero, m_v);
        const Vector scale = Max(Abs(past), m_v + Set(std::sqrt(m_c.g * m_c.b)));
        const Vector end = leg.reach(scale);
        const Vector vEnd = valueOf<laneDegree>(d, leg.v(), end);
        const Vector pastEnd = Set(m_c.wind) - vEnd;

        const Vector a = leg.v()[1];
        const Vector square = m_v * m_v + Set(2.0) * a * way;
        const Mask rests = And(lanes, vEnd <= zero);
        const Vector toRest = when(rests, leg.v(), zero, Min(end, Neg(m_v) / a));
        const Mask ends = And(lanes, valueOf<laneDegree>(d, leg.s(), Min(end, toRest)) >= way);
        const Vector wayGuess = Min(end, (way + way) / (m_v + SqrtOrZero(d, square)));
        const Vector toEnd = when(ends, leg.s(), way, wayGuess);
        // In still air, the sphere comes to rest when its air speed becomes zero, so this is one event.
        const Mask calms = m_c.wind == 0 || m_c.drag == 0 ? none() : And(lanes, pastEnd * sense <= zero);
        const Vector toCalm = when(calms, leg.v(), Set(m_c.wind), Min(end, past / a));

        // Rolling ends when it needs all the available friction.
        const Vector needed = frictionForRolling(f, kappa * pastEnd * pastEnd);
        const Vector limit = Set(m_c.mu * f.normal);
        const Mask slips = And(And(lanes, c.rolls), Abs(needed) > limit);
        const Vector most = CopySign(limit, needed);
        const double resistance = m_c.rollingResistance * f.normal;
        const Vector dragThen =
            Neg(Set((1 + m_c.k) / m_c.k) * (most + Set(resistance))) - Set(f.along - resistance);
        const Vector pastThen =
            sense * SqrtOrZero(d, Abs(dragThen) / Set(std::max(m_c.drag, limits::leastTerm)));
        const Vector toSlip = when(slips, leg.v(), Set(m_c.wind) - pastThen, Set(0.5) * end);

        // Sliding ends when slip or spin vanish.
        const Mask slides = AndNot(c.rolls, lanes);
        Series<D> slip = leg.v();
        slip[0] = slip[0] + b * c.spin;
        slip[1] = slip[1] + b * c.spinRate;
        const Mask slipless = Abs(slip[0]) <= Set(slipRounding) * (m_v + b * Abs(c.spin));
        slip[0] = IfThenElse(slipless, zero, slip[0]);
        const Vector slipEnd = valueOf<laneDegree>(d, slip, end) * c.slipSense;
        const Mask grips = And(slides, slipEnd <= zero);
        const Vector trend = slip[1] * c.slipSense;
        const Vector trendEnd = slopeOf(slip, end) * c.slipSense;
        giveUp(And(AndNot(grips, slides), And(trend<zero, trendEnd> zero)));
        giveUp(And(And(grips, slipless), Not(trend > zero)));
        const Mask linear = And(trend < zero, Not(slipless));
        const Vector gripGuess = IfThenElse(linear, Min(end, Neg(slip[0]) / slip[1]), end);
        const Vector toGrip = when(grips, slip, zero, gripGuess);
        const Mask spins = And(slides, c.spin * c.spinRate < zero);
        const Vector toSpin = IfThenElse(spins, Neg(c.spin) / c.spinRate, never);

        Vector t = end;
        for (const Vector& at : {toEnd, toRest, toCalm, toSlip, toGrip, toSpin})
            t = Min(t, at);
        const Vector tie = Set(limits::closeInAir) * t;
        for (const Vector& at : {toEnd, toRest, toCalm, toSlip, toGrip, toSpin})
            giveUp(And(lanes, And(at != t, at - t <= tie)));
        const Mask live = And(lanes, m_touching);

        const auto set = [live](Vector& now, Vector then) { now = IfThenElse(live, then, now); };
        const Vector v = valueOf<laneDegree>(d, leg.v(), t);
        const Mask ended = And(live, toEnd == t), rested = And(live, toRest == t);
        set(m_s, IfThenElse(ended, Set(f.to), m_s + valueOf<laneDegree>(d, leg.s(), t)));
        const Mask rolling = Or(c.rolls, toGrip == t);
        const Vector spin = IfThenElse(toSpin == t, zero, c.spin + c.spinRate * t);
        set(m_v, IfThenElse(rested, zero, v));
        set(m_w, IfThenElse(rolling, Neg(m_v) * Set(1 / m_c.b), spin));
        set(m_time, m_time + t);
        m_slips = IfElse(live, And(c.rolls, toSlip == t), m_slips);
        m_calm = IfElse(live, toCalm == t, m_calm);
        rest(f, rested, c.rolls);
        return And(AndNot(ended, live), m_touching);
    }

    HWY_INLINE static Vector slopeOf(const Series<D>& c, Vector t) {
        Vector value = Set(laneDegree) * c[laneDegree];
        for (std::size_t i = laneDegree; i-- > 1;)
            value = MulAdd(value, t, Set(static_cast<double>(i)) * c[i]);
        return value;
    }

    /// The time at which a series reaches a value, for the lanes in which it does.
    HWY_INLINE Vector when(Mask lanes, const Series<D>& c, Vector value, Vector guess) {
        if (AllFalse(d, lanes)) return Set(limits::unreached);
        const SeriesRoot<D> root = rootOf<laneDegree>(d, c, value, guess, lanes);
        giveUp(And(lanes, Not(And(root.settled, root.at >= Set(0)))));
        return IfThenElse(lanes, root.at, Set(limits::unreached));
    }

    /// Spheres that have come to rest on a face. If they rolled, they either turn or stay.
    void rest(const Course::Face& f, Mask lanes, Mask rolled) {
        if (AllFalse(d, lanes)) return;
        const double driven = m_c.drag * m_c.wind * std::abs(m_c.wind) + f.along;
        const double held = std::min(m_c.rollingResistance, m_c.mu) * f.normal;
        const double margin = limits::closeInAir * (held + std::abs(f.along) + m_c.g * limits::levelSlack);
        giveUp(AndNot(rolled, lanes));
        const Mask sure = And(lanes, m_touching);
        const Vector x = xOn(f, m_s), height = yOn(f, m_s) - Set(m_c.b);
        if (driven < -held - margin)
            turn(sure, x, height);
        else if (std::abs(driven) < held - margin) {
            finish(sure, x, height);
            m_stopped = Or(m_stopped, sure);
        } else
            giveUp(sure);
    }

    /// Spheres at the end of a face strike the next face and fly.
    void hitCorner(std::size_t i) {
        const Mask lanes = m_touching;
        keep(lanes, i, false);
        strikeCorner(face(i), face(i + 1));
        const Vector small = Set(limits::slowInCorner) * (m_v + Set(m_c.b) * Abs(m_w))
                             + Set(2 * restFraction * std::sqrt(m_c.g * m_c.b));
        giveUp(And(m_struck, Not(m_away > small)));
        leave(And(lanes, m_struck), face(i + 1));
        takeOff(i + 1, m_struck);
    }

    // --- the far rim -------------------------------------------------------------------------------

    /// Spheres at the end of the incline cross the rim if their speed suffices against all possible
    /// resistance, whether they roll, slide or fly. Otherwise they are undecided.
    void goOverFarRim() {
        const Mask lanes = m_touching;
        keep(lanes, m_c.faceCount - 1, false);
        const double way = m_c.b * std::atan2(m_c.farSine, m_c.farCosine);
        const double climb =
            2 * m_c.g * m_c.b * (1 - m_c.farCosine) + 2 * (m_c.muK + m_c.rollingResistance) * m_c.g * way;
        const Vector past = Max(m_v - Set(m_c.wind), Set(0));
        const Vector braked = Set(2 * m_c.drag * way) * past * past;
        cross(And(lanes, m_v * m_v > Set(limits::sureClimb) * (Set(climb) + braked)), Set(m_c.farX));
        giveUp(m_touching);
    }

    /// Spheres in the air beyond the last face cross if they stay above the rim.
    void flyPastFarRim() {
        Mask beyond = none();
        flyPast({nullptr, face(m_c.faceCount - 1).endX, m_c.farX, m_c.farX, m_c.farY}, beyond);
        cross(beyond, Set(m_c.farX));
    }

    Checkpoint<D> m_kept;
    Mask m_slips, m_calm; ///< masks of lanes in which rolling has just exceeded the friction, and in which
                          ///< the speed has just reached that of the wind
    Mask m_stopped;
};

/// Solves as many runs as there are lanes. If there are fewer runs, the last one is repeated.
template <class D>
void solveSomeInAir(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends) {
    constexpr D d{};
    constexpr std::size_t width = sizeof(VectorOf<D>) / sizeof(double);
    using Member = double (*)(const RunOnCourse&);
    const auto load = [&](Member member) {
        std::array<double, width> values;
        for (std::size_t j = 0; j < width; ++j)
            values[j] = member(runs[std::min(j, runs.size() - 1)]);
        return LoadU(d, values.data());
    };
    const Checkpoint<D> start{load([](const RunOnCourse& r) { return r.flies ? 1.0 : 0.0; }),
                              load([](const RunOnCourse& r) { return r.fromRim ? 1.0 : 0.0; }),
                              load([](const RunOnCourse& r) { return static_cast<double>(r.face); }),
                              load([](const RunOnCourse& r) { return r.x; }),
                              load([](const RunOnCourse& r) { return r.y; }),
                              load([](const RunOnCourse& r) { return r.vx; }),
                              load([](const RunOnCourse& r) { return r.vy; }),
                              load([](const RunOnCourse& r) { return r.away; }),
                              load([](const RunOnCourse& r) { return r.s; }),
                              load([](const RunOnCourse& r) { return r.v; }),
                              load([](const RunOnCourse& r) { return r.spin; }),
                              load([](const RunOnCourse& r) { return r.time; })};
    WindLanes<D> lanes(course, start);
    lanes.run();
    std::array<bool, width> undecided, crossed, turned, stopped;
    std::array<double, width> x, height;
    StoreMask(d, lanes.undecided(), undecided.data());
    StoreMask(d, lanes.crossed(), crossed.data());
    StoreMask(d, lanes.turned(), turned.data());
    StoreMask(d, lanes.stopped(), stopped.data());
    StoreU(lanes.endX(), d, x.data());
    StoreU(lanes.height(), d, height.data());
    const std::size_t count = std::min(width, runs.size());
    for (std::size_t j = 0; j < count; ++j)
        ends[j] = {undecided[j] ? Verdict::undecided
                   : crossed[j] ? Verdict::crossed
                   : turned[j]  ? Verdict::turned
                   : stopped[j] ? Verdict::stopped
                                : Verdict::rebounded,
                   x[j], height[j]};
    const Checkpoint<D>& kept = lanes.kept();
    const auto store = [&](VectorOf<D> values, auto set) {
        std::array<double, width> numbers;
        StoreU(values, d, numbers.data());
        for (std::size_t j = 0; j < count; ++j)
            set(runs[j], numbers[j]);
    };
    store(kept.flies, [](RunOnCourse& r, double n) { r.flies = n != 0; });
    store(kept.fromRim, [](RunOnCourse& r, double n) { r.fromRim = n != 0; });
    store(kept.face, [](RunOnCourse& r, double n) { r.face = static_cast<std::size_t>(n); });
    store(kept.x, [](RunOnCourse& r, double n) { r.x = n; });
    store(kept.y, [](RunOnCourse& r, double n) { r.y = n; });
    store(kept.vx, [](RunOnCourse& r, double n) { r.vx = n; });
    store(kept.vy, [](RunOnCourse& r, double n) { r.vy = n; });
    store(kept.away, [](RunOnCourse& r, double n) { r.away = n; });
    store(kept.s, [](RunOnCourse& r, double n) { r.s = n; });
    store(kept.v, [](RunOnCourse& r, double n) { r.v = n; });
    store(kept.spin, [](RunOnCourse& r, double n) { r.spin = n; });
    store(kept.time, [](RunOnCourse& r, double n) { r.time = n; });
}

void solveWindLanes(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends) {
    while (!runs.empty()) {
        solveSomeInAir<Tag>(course, runs, ends);
        const std::size_t solved = std::min(Lanes(Tag()), runs.size());
        runs = runs.subspan(solved);
        ends = ends.subspan(solved);
    }
}

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace talweg::rover {

HWY_EXPORT(solveWindLanes);

void solveWindLanes(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends) {
    TALWEG_EXPECTS(runs.size() == ends.size() && course.resists);
    TALWEG_EXPECTS(course.faceCount > 0 && course.faceCount <= course.faces.size());
    HWY_DYNAMIC_DISPATCH(solveWindLanes)(course, runs, ends);
}

} // namespace talweg::rover
#endif
