// Solves runs across a valley in SIMD lanes, one run per lane. Compiled once for each instruction set, which
// is selected when the program runs.
//
// The runs cross the valley together, face by face. Each lane computes what `simulate` computes for its run.
// Rare cases, and every decision that rounding could change, are left to `simulate`: such runs become
// undecided. Corresponding parts, and the tests in tst_rover_batch that compare them:
//
//   in lanes                   for one run                                    compared by
//   goDownNearRim              RimMotion, rolling up to the slip              equalsSingleRuns, consistent
//   slideDownNearRim           RimMotion, sliding: u², integral of the spin   equalsSingleRuns, consistent
//   strike                     impact, in the plane                           equalsSingleRuns, all
//   leave                      Simulation::separate, goesBack                 equalsSingleRuns, all
//   land, touchDown            ExactLegs::landingOnLine, fly                  equalsSingleRuns, all
//   train and what it uses     BounceTrain                                    equalsSingleRuns, all, elastic
//   touchOnce                  planeMotion, ExactLegs::touchLine              equalsSingleRuns, all
//   hitCorner                  Simulation::hitCorner, meetCorner              equalsSingleRuns, all
//   goOverFarRim               RimMotion::end                                 equalsSingleRuns, consistent
//   flyOverFarRim,             ExactLegs::landingOnArc,                       equalsSingleRuns, consistent
//   firstDescent               talweg::firstDescent
//   solveLanes                 solve                                          neighboursDoNotMatter
//
// tst_rover_agreement also compares whole runs with integrated ones. This code shares the numbers of Course
// and slipRounding with the scalar code, but not the formulas. Common templates for numbers and registers
// would make the scalar code compute both sides of every condition, as SIMD code must.

#include "systems/rover/batch/lanes.h"

#include "base/contract.h"
#include "physics/impact.h"
#include "systems/rover/batch/lane_limits.h"

#include <algorithm>
#include <array>
#include <cmath>

// Limits the instruction sets of x86 to those of current machines (AVX-512, AVX2 and the baseline), so that
// compilation takes seconds. Clang 19 takes minutes for the masks of AVX-512, so builds by clang use AVX2
// instead.
#if defined __x86_64__ && defined __clang__
#define HWY_DISABLED_TARGETS (~(HWY_AVX2 | HWY_BASELINE_TARGETS))
#elif defined __x86_64__
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_BASELINE_TARGETS))
#endif

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes.cpp"
#include <hwy/foreach_target.h>

#include "systems/rover/batch/course_lanes-inl.h"
#include "systems/rover/batch/first_descent-inl.h"
#include "systems/rover/batch/lanes-inl.h"
#include "systems/rover/batch/near_rim-inl.h"

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// The state of runs without air, one per lane, and their motion across the course.
template <class D>
class CourseLanes : LanesFromNearRim<D> {
public:
    using Base = LanesFromNearRim<D>;
    using typename Base::Mask;
    using typename Base::Vector;

    HWY_INLINE CourseLanes(const Course& course, Vector u4, Vector spin) : Base(course) {
        m_x = Set(course.startX);
        m_y = Set(course.startY);
        m_vx = u4;
        m_w = spin;
        m_flying = u4 > Set(0);
        m_undecided = Not(m_flying);
    }

    void run() {
        const Mask held = And(m_flying, m_vx * m_vx < Set(m_c.minLaunchSquared));
        if (!AllFalse(d, held)) goDownNearRim(held);
        for (std::size_t i = 0; i < m_c.faceCount; ++i) {
            const Course::Face& face = m_c.faces[i];
            bounceOn(face);
            if (!AllFalse(d, m_touching)) touchOn(face);
            if (!AllFalse(d, m_touching)) {
                if (i + 1 < m_c.faceCount)
                    hitCorner(face, m_c.faces[i + 1]);
                else
                    reachFarRim();
            }
            if (AllFalse(d, Or(m_flying, m_struck))) return;
        }
        flyPastFarRim();
    }

    /// Runs close to their time limit are undecided, because time over rims is computed only by `simulate`.
    HWY_INLINE Mask undecided() const {
        const Vector slack = Set(limits::timeSlack * std::sqrt(m_c.b / m_c.g));
        return Or(m_undecided, Not(m_time + m_time + slack < Set(m_c.tEnd)));
    }
    HWY_INLINE Mask crossed() const { return m_crossed; }
    HWY_INLINE Mask turned() const { return m_turned; }
    HWY_INLINE Vector height() const { return m_height; }
    HWY_INLINE Vector endX() const { return m_endX; }

private:
    using Base::cross, Base::d, Base::finish, Base::giveUp, Base::goDownNearRim, Base::leave, Base::none,
        Base::Set, Base::strike, Base::strikeCorner, Base::turn, Base::xOn, Base::yOn;
    using Base::m_c, Base::m_x, Base::m_y, Base::m_vx, Base::m_vy, Base::m_w, Base::m_s, Base::m_v,
        Base::m_away, Base::m_time, Base::m_height, Base::m_endX, Base::m_flying, Base::m_struck,
        Base::m_stuck, Base::m_touching, Base::m_crossed, Base::m_turned, Base::m_undecided;
    using typename Base::Direction;

    // --- flight and bounces ------------------------------------------------------------------------

    /// The motion in the air above a face, until the sphere has left the face or stays in contact with it.
    void bounceOn(const Course::Face& f) {
        land(f, m_flying);
        for (int round = 0; !AllFalse(d, m_struck); ++round) {
            if (round == limits::maxRounds) return giveUp(m_struck);
            train(f);
            // Spheres that still bounce fly once more: back to this face, or beyond it.
            const Mask bouncing = m_struck;
            if (AllFalse(d, bouncing)) return;
            m_struck = none();
            m_flying = Or(m_flying, bouncing);
            const Vector t = (m_away + m_away) / Set(f.normal);
            const Vector out = (Set(f.endX) - m_x) / m_vx;
            const Mask lands = And(bouncing, t <= out);
            giveUp(And(bouncing, Abs(t - out) <= Set(limits::closeTolerance) * out));
            touchDown(f, And(lands, m_flying), t);
        }
    }

    /// Spheres that fly from before the face strike it if they land on it.
    void land(const Course::Face& f, Mask lanes) {
        if (AllFalse(d, lanes)) return;
        const Vector in = Max(Set(0), (Set(f.startX) - m_x) / m_vx);
        const Vector out = Max(in, (Set(f.endX) - m_x) / m_vx);
        const Vector pull = Set(f.normal);
        const Vector gap = (m_y - Set(f.y)) * Set(f.c) - (m_x - Set(f.x)) * Set(f.s);
        const Vector rise = m_vy * Set(f.c) - m_vx * Set(f.s);
        const Vector square = rise * rise + Set(2.0) * pull * gap;
        const Vector speed = SqrtOrZero(d, square);
        const Vector t = IfThenElse(rise < Set(0), (gap + gap) / (speed - rise), (rise + speed) / pull);
        giveUp(And(lanes, Or(square < Set(0), Abs(t - out) <= Set(limits::closeTolerance) * out)));
        giveUp(And(lanes, t < in * Set(1 - limits::closeTolerance)));
        touchDown(f, And(And(lanes, m_flying), t <= out), Max(t, in));
    }

    /// The end of a flight on a face after the time t (s), and the impact there.
    void touchDown(const Course::Face& f, Mask lanes, Vector t) {
        if (AllFalse(d, lanes)) return;
        const Vector vy = m_vy - Set(m_c.g) * t;
        const Vector x = m_x + m_vx * t;
        const Vector y = m_y + t * (m_vy - Set(0.5 * m_c.g) * t);
        const Vector s = (x - Set(f.x)) * Set(f.c) + (y - Set(f.y)) * Set(f.s);
        m_s = IfThenElse(lanes, Min(Max(s, Set(f.from)), Set(f.to)), m_s);
        m_time = IfThenElse(lanes, m_time + t, m_time);
        const Vector along = m_vx * Set(f.c) + vy * Set(f.s);
        const Vector approach = m_vx * Set(f.s) - vy * Set(f.c);
        giveUp(And(lanes, Not(approach > Set(0))));
        m_flying = AndNot(lanes, m_flying);
        const Mask striking = AndNot(m_undecided, lanes);
        m_struck = Or(m_struck, striking);
        strike(striking, along, approach);
        leave(striking, f);
    }

    /// BounceTrain's p for n impacts; `power` is eⁿ.
    HWY_INLINE Vector sumOf(Vector n, Vector power) const {
        if (m_c.e == 1) return n;
        if (m_c.e < limits::plainSum) return (Set(1.0) - power) * Set(1 / (1 - m_c.e));
        return Expm1(d, n * Set(m_c.logE)) * Set(-1 / (1 - m_c.e)); // keeps digits where 1 − eⁿ would cancel
    }

    HWY_INLINE Vector indexOf(Vector p) const { // BounceTrain::index
        if (m_c.e == 1) return p;
        const Vector part = Set(1 - m_c.e) * p;
        const Mask reached = part < Set(1.0);
        const Vector n = Log1p(d, Neg(IfThenElse(reached, part, Set(0)))) * Set(1 / m_c.logE);
        return IfThenElse(reached, n, Set(limits::unreached));
    }

    /// The whole part of an index at which an event happens. Runs become undecided if the index is too close
    /// to a whole number.
    HWY_INLINE Vector wholePart(Mask lanes, Vector index) {
        const Vector off = index - Round(index);
        const Mask close = Abs(off) <= Set(limits::wholeTolerance) * (Set(1.0) + index);
        giveUp(And(lanes, And(close, index < Set(limits::unreached))));
        return Floor(index);
    }

    /// A train of bounces; see BounceTrain. From impact to impact, tau, gained, limit, impulse and step
    /// change by the factor e.
    struct Train {
        Mask lanes;               ///< lanes that have a train
        Mask sticking;            ///< lanes in which all impacts stick
        Mask slipping;            ///< lanes in which the next impact slips
        Vector tau;               ///< duration of the next flight, s
        Vector gained;            ///< speed along the face gained by gravity in this flight, m/s
        Vector nextSlip, limit;   ///< slip before the next impact, largest impulse that sticks, m/s
        Vector impulse;           ///< impulse of friction if the impact slips, m/s
        Vector step;              ///< change of the speed along the face, m/s
        Vector linear, quadratic; ///< coefficients of the place along the face as a polynomial of p, m
    };

    HWY_INLINE Train trainOn(const Course::Face& f) const {
        const double e = m_c.e;
        const double k = m_c.k;
        Train t;
        t.tau = (m_away + m_away) / Set(f.normal);
        t.gained = Set(f.along) * t.tau;
        const Vector slip = IfThenElse(m_stuck, Set(0), m_v + Set(m_c.b) * m_w);
        t.nextSlip = slip + t.gained;
        const Vector push = Set(1 + e) * m_away;
        t.limit = Set(m_c.mu) * push;
        const Vector needed = Set(k / (1 + k)) * Abs(t.nextSlip);
        t.sticking = Or(needed < t.limit, t.nextSlip == Set(0));
        const Mask settled = f.trainsStick ? And(t.sticking, m_stuck) : none();
        t.slipping = AndNot(t.sticking, m_struck);
        t.lanes = Or(And(m_struck, settled), t.slipping);
        t.impulse = CopySign(Set(m_c.muK) * push, t.nextSlip);
        t.step = IfThenElse(t.sticking, t.gained * Set(1 / (1 + k)), t.gained - t.impulse);
        t.linear = t.tau * (m_v + (t.gained - t.step) * Set(1 / (1 + e)));
        t.quadratic = t.tau * (t.step - Set(0.5 * (1 - e)) * t.gained) * Set(1 / (1 + e));
        return t;
    }

    /// Applies the train that begins at an impact. Spheres whose train dies out come into contact. An event
    /// at an impact ends the train after this impact, not before it. p of the next impact is 1 + e p.
    void train(const Course::Face& f) {
        const Train t = trainOn(f);
        if (AllFalse(d, t.lanes)) return;
        Vector p = passing(f, t);
        p = Min(p, throwingBack(f, t));
        if (!AllFalse(d, t.slipping)) p = Min(p, gripping(t));
        goThrough(f, t, wholePart(t.lanes, indexOf(p)));
    }

    /// p at which the sphere passes the end of the face.
    HWY_INLINE Vector passing(const Course::Face& f, const Train& t) const {
        const Vector zero = Set(0);
        const Vector c0 = Min(zero, m_s - Set(f.to));
        const Vector square = t.linear * t.linear - Set(4.0) * t.quadratic * c0;
        const Vector speed = SqrtOrZero(d, square);
        const Mask ahead = And(t.linear >= zero, t.linear + speed > zero);
        const Mask later = And(Not(ahead), t.quadratic > zero);
        const Mask passes = And(square >= zero, Or(ahead, later));
        const Vector quotient = IfThenElse(ahead, Set(-2.0) * c0, speed - t.linear)
                                / IfThenElse(ahead, t.linear + speed, t.quadratic + t.quadratic);
        return IfThenElse(passes, quotient, Set(limits::unreached));
    }

    /// p of the first impact that throws the sphere back.
    HWY_INLINE Vector throwingBack(const Course::Face& f, const Train& t) const {
        const double e = m_c.e;
        const Vector forward = m_v * Set(f.normal) + m_away * Set(f.along);
        const Vector slowing = t.step * Set(f.normal) - Set((1 - e) * f.along) * m_away;
        const Mask slows = And(t.lanes, slowing < Set(0));
        return IfThenElse(slows, Set(1.0) - Set(e) * forward / slowing, Set(limits::unreached));
    }

    /// p of the first impact that sticks.
    HWY_INLINE Vector gripping(const Train& t) const {
        const double e = m_c.e;
        const double k = m_c.k;
        const Vector sense = CopySign(Set(1.0), t.nextSlip);
        const Vector slipStep = t.gained - t.impulse * Set(1 + 1 / k);
        const Vector stick = Set((1 + k) / k) * t.limit;
        const Vector margin = sense * t.nextSlip - stick;
        const Vector rate = sense * (slipStep - Set(1 - e) * t.gained) + Set(1 - e) * stick;
        const Mask ends = And(t.slipping, rate < Set(0));
        return IfThenElse(ends, Set(1.0) - Set(e) * margin / rate, Set(limits::unreached));
    }

    /// Applies `count` impacts of a train, and the transition after them.
    HWY_INLINE void goThrough(const Course::Face& f, const Train& t, Vector count) {
        const double e = m_c.e;
        const Mask endless = And(t.lanes, count > Set(limits::countlessImpacts));
        if (e == 1) giveUp(endless);
        if (e > limits::strongBounce)
            giveUp(And(t.lanes, And(Not(endless), count > Set(limits::maxStrongBounces))));
        const Mask training = And(t.lanes, m_struck);
        const Mask dying = And(training, endless);
        const Mask counted = And(training, And(Not(endless), count >= Set(1.0)));
        const Vector n = IfThenElse(counted, count, Set(0));
        const Vector power = e == 1 ? Set(1.0) : Exp(d, n * Set(m_c.logE));
        const Vector sum = IfThenElse(dying, Set(e == 1 ? 0 : 1 / (1 - e)), sumOf(n, power));
        const Mask moving = Or(dying, counted);
        m_s = IfThenElse(moving, m_s + sum * (t.linear + t.quadratic * sum), m_s);
        const Vector spinStep = Neg(t.impulse) * Set(1 / (m_c.k * m_c.b));
        m_v = IfThenElse(moving, m_v + t.step * sum, m_v);
        const Vector rolling = Neg(m_v) * Set(1 / m_c.b);
        m_w = IfThenElse(moving, IfThenElse(t.sticking, rolling, m_w + spinStep * sum), m_w);
        m_time = IfThenElse(moving, m_time + t.tau * sum, m_time);
        m_touching = Or(m_touching, dying);
        m_struck = AndNot(dying, m_struck);
        m_away = IfThenElse(counted, m_away * power, m_away);
        leave(counted, f);
    }

    // --- contact -----------------------------------------------------------------------------------

    /// Rolling and sliding until the end of a face.
    void touchOn(const Course::Face& f) {
        Mask moving = m_touching;
        for (int round = 0; !AllFalse(d, moving); ++round) {
            if (round == limits::maxRounds) return giveUp(moving);
            moving = touchOnce(f, moving);
        }
    }

    /// Contact up to the next event. Returns the lanes that continue on the same face.
    Mask touchOnce(const Course::Face& f, Mask lanes) {
        const double k = m_c.k;
        const Vector zero = Set(0);
        const Vector b = Set(m_c.b);
        giveUp(And(lanes, Not(m_v > zero)));
        Vector slip = m_v + b * m_w;
        const Mask tiny = Abs(slip) <= Set(slipRounding) * (m_v + b * Abs(m_w));
        slip = IfThenElse(tiny, zero, slip);
        const Mask rolling = f.rolls ? tiny : none();
        const Vector gravity = Set(f.along);
        const Vector friction = CopySign(Set(m_c.muK * f.normal), IfThenElse(tiny, gravity, slip));
        const Vector a = IfThenElse(rolling, gravity * Set(1 / (1 + k)), gravity - friction);
        const Vector slipRate = gravity - friction * Set(1 + 1 / k);

        const Vector way = Max(Set(f.to) - m_s, zero);
        const Vector square = m_v * m_v + Set(2.0) * a * way;
        const Vector toEnd =
            IfThenElse(square >= zero, (way + way) / (m_v + SqrtOrZero(d, square)), Set(limits::unreached));
        const Vector toRest = IfThenElse(a < zero, Neg(m_v) / a, Set(limits::unreached));
        const Mask slipEnds = And(Not(rolling), slip * slipRate < zero);
        const Vector toGrip = IfThenElse(slipEnds, Neg(slip) / slipRate, Set(limits::unreached));
        const Vector t = Min(toEnd, Min(toRest, toGrip));
        giveUp(And(lanes, Not(t < Set(limits::unreached))));
        // Undecided: two events at the same time, or a sphere driven back by its spin.
        const Vector tie = Set(limits::closeTolerance) * t;
        giveUp(And(lanes, And(toEnd != t, toEnd - t <= tie)));
        giveUp(And(lanes, And(toRest != t, toRest - t <= tie)));
        giveUp(And(lanes, And(toGrip != t, toGrip - t <= tie)));
        const Mask rests = And(And(lanes, m_touching), t == toRest);
        if (!(f.along < 0)) giveUp(rests);

        const Mask live = And(lanes, m_touching);
        const Mask ends = And(live, t == toEnd);
        const Mask grips = And(live, t == toGrip);
        const Vector s = m_s + t * (m_v + Set(0.5) * a * t);
        const Vector v = m_v + a * t;
        const Vector turning = m_w - friction * Set(1 / (k * m_c.b)) * t;
        m_s = IfThenElse(live, IfThenElse(ends, Set(f.to), s), m_s);
        m_w = IfThenElse(live, IfThenElse(Or(rolling, grips), Neg(v) * Set(1 / m_c.b), turning), m_w);
        m_v = IfThenElse(live, v, m_v);
        m_time = IfThenElse(live, m_time + t, m_time);
        const Mask turned = And(live, rests);
        turn(turned, xOn(f, m_s), yOn(f, m_s) - b);
        return And(grips, m_touching);
    }

    void hitCorner(const Course::Face& f, const Course::Face& ahead) {
        const Mask lanes = m_touching;
        strikeCorner(f, ahead);
        leave(And(lanes, m_struck), ahead);
    }

    // --- the far rim -------------------------------------------------------------------------------

    /// Spheres that reach the end of the incline leave the rim at once, or move over it in contact.
    void reachFarRim() {
        if (m_c.published) return cross(m_touching, Set(m_c.farX));
        const Vector square = m_v * m_v;
        const double hold = m_c.g * m_c.b * m_c.farCosine;
        giveUp(And(m_touching, Abs(square - Set(hold)) <= Set(limits::closeTolerance * hold)));
        const Mask leaves = And(m_touching, square > Set(hold));
        goOverFarRim(AndNot(leaves, m_touching), {Set(m_c.farCosine), Set(m_c.farSine)});
        m_touching = none();
        if (!AllFalse(d, leaves)) leaveFarRim(leaves);
    }

    /// Motion up the rim in contact, from a place with a given tangent. A sphere crosses, whether it rolls or
    /// slides, if its speed suffices for the way up against the largest possible friction. Friction can drive
    /// a sphere only if the sphere rolls or spins faster than it moves. Spheres with less speed must roll all
    /// the way.
    void goOverFarRim(Mask lanes, const Direction& tangent) {
        const double gb = m_c.g * m_c.b;
        const Vector one = Set(1.0);
        const Vector square = m_v * m_v;
        m_touching = Or(m_touching, lanes);
        giveUp(And(lanes, Not(square < Set(gb * (1 - limits::closeTolerance)) * tangent.c)));
        const Vector slip = m_v + Set(m_c.b) * m_w;
        const Mask rolls = Abs(slip) <= Set(slipRounding) * Abs(m_v);
        const Vector brake = IfThenElse(Or(rolls, slip < Set(0)), Set(0), Set(m_c.muK) * tangent.s);
        const Mask surely = And(m_v > Set(0), square > Set(2 * gb * (1 + limits::closeTolerance))
                                                           * (one - tangent.c + brake));
        cross(And(lanes, And(m_touching, surely)), Set(m_c.farX));
        giveUp(And(AndNot(rolls, lanes), m_touching));
        const Mask climbing = And(lanes, m_touching);
        if (AllFalse(d, climbing)) return;
        const Vector needed = Set(m_c.k / (1 + m_c.k)) * tangent.s;
        const Vector held = Set(m_c.mu) * (tangent.c - square * Set(1 / gb));
        giveUp(And(climbing, Not(needed < held * Set(1 - limits::closeTolerance))));
        // The angle at which the sphere comes to rest.
        const Vector cosine = tangent.c + square * Set(0.5 * (1 + m_c.k) / gb);
        giveUp(And(climbing, Abs(cosine - one) <= Set(limits::closeTolerance)));
        cross(And(climbing, And(m_touching, cosine > one)), Set(m_c.farX));
        const Vector sine = SqrtOrZero(d, (one - cosine) * (one + cosine));
        turn(And(climbing, m_touching), Set(m_c.farX) - Set(m_c.b) * sine,
             Set(m_c.farY - m_c.b) + Set(m_c.b) * cosine);
    }

    /// Spheres that leave the far rim, which they may touch again.
    void leaveFarRim(Mask lanes) {
        const Course::Face& f = m_c.faces[m_c.faceCount - 1];
        m_x = IfThenElse(lanes, xOn(f, Set(f.to)), m_x);
        m_y = IfThenElse(lanes, yOn(f, Set(f.to)), m_y);
        m_vx = IfThenElse(lanes, m_v * Set(f.c), m_vx);
        m_vy = IfThenElse(lanes, m_v * Set(f.s), m_vy);
        const Mask aloft = m_flying;
        m_flying = lanes;
        const Polynomial<D> distance = distanceToFarRim(Set(0));
        flyOverFarRim({Max(distance[2], Set(0)), distance[3], distance[4], Set(0), Set(0)}, Set(0));
        m_flying = aloft;
    }

    /// Spheres in the air beyond the last face.
    void flyPastFarRim() {
        const Mask lanes = m_flying;
        if (m_c.published) {
            const Vector gap = m_y - Set(m_c.farY + m_c.b);
            const Vector square = m_vy * m_vy + Set(2 * m_c.g) * gap;
            const Vector t = (m_vy + SqrtOrZero(d, square)) / Set(m_c.g);
            giveUp(And(lanes, square < Set(0)));
            m_time = IfThenElse(lanes, m_time + t, m_time);
            return cross(And(lanes, m_flying), m_x + m_vx * t);
        }
        const Vector in = (Set(m_c.faces[m_c.faceCount - 1].endX) - m_x) / m_vx;
        flyOverFarRim(distanceToFarRim(in), in);
        for (int round = 0; !AllFalse(d, m_struck); ++round) {
            if (round == limits::maxRimRounds) return giveUp(m_struck);
            const Mask lanes = m_struck;
            m_flying = lanes;
            m_struck = none();
            // The root at the start of the flight, where the sphere touches the rim, is divided out. The
            // remaining coefficients are exact there.
            const Polynomial<D> distance = distanceToFarRim(Set(0));
            const Vector length = (Set(m_c.farX) - m_x) / m_vx;
            flyOverFarRim({Set(2 * m_c.b) * m_away * length, distance[2], distance[3], distance[4], Set(0)},
                          Set(0));
            const Mask fallenBack = AndNot(Or(m_struck, m_crossed), lanes);
            if (round >= limits::maxExactRimRounds) m_undecided = Or(m_undecided, fallenBack);
        }
    }

    /// r² − b², with the distance r from the far rim, as a polynomial of a fraction: 0 at the time `in` of
    /// the flight, 1 where the flight passes above the rim.
    Polynomial<D> distanceToFarRim(Vector in) const {
        const Vector g = Set(m_c.g);
        const Vector length = (Set(m_c.farX) - m_x) / m_vx - in;
        const Vector rx = m_x + m_vx * in - Set(m_c.farX);
        const Vector ry = m_y + in * (m_vy - Set(0.5) * g * in) - Set(m_c.farY);
        const Vector vx = m_vx * length;
        const Vector vy = (m_vy - g * in) * length;
        const Vector fall = g * length * length;
        return {rx * rx + ry * ry - Set(m_c.b * m_c.b), Set(2.0) * (rx * vx + ry * vy),
                vx * vx + vy * vy - fall * ry, Neg(fall * vy), Set(0.25) * fall * fall};
    }

    /// The flight over the far rim from the time `in` (s): it either stays clear of the rim or ends with an
    /// impact on it.
    void flyOverFarRim(const Polynomial<D>& distance, Vector in) {
        if (AllFalse(d, m_flying)) return;
        const FirstDescent<D> first = firstDescent(d, distance, m_flying);
        cross(And(m_flying, first.none), Set(m_c.farX));
        giveUp(AndNot(first.found, m_flying));
        const Mask lanes = m_flying;
        if (AllFalse(d, lanes)) return;
        const Vector t = in + first.at * ((Set(m_c.farX) - m_x) / m_vx - in);
        const Vector vy = m_vy - Set(m_c.g) * t;
        const Vector rx = m_x + m_vx * t - Set(m_c.farX);
        const Vector ry = m_y + t * (m_vy - Set(0.5 * m_c.g) * t) - Set(m_c.farY);
        const Vector scale = Set(1.0) / SqrtOrZero(d, rx * rx + ry * ry);
        const Direction tangent{ry * scale, Neg(rx * scale)};
        const Vector along = m_vx * tangent.c + vy * tangent.s;
        const Vector approach = m_vx * tangent.s - vy * tangent.c;
        m_time = IfThenElse(lanes, m_time + t, m_time);
        m_flying = none();
        m_struck = Or(m_struck, lanes);
        strike(lanes, along, approach);
        const Mask bounces = m_away >= Set(m_c.rimRest);
        const Mask stays = And(AndNot(bounces, lanes), m_struck);
        m_struck = AndNot(stays, m_struck);
        if (!AllFalse(d, stays)) goOverFarRim(stays, tangent);
        leave(And(lanes, m_struck), tangent, Set(m_c.farX) - Set(m_c.b) * tangent.s,
              Set(m_c.farY) + Set(m_c.b) * tangent.c);
    }
};

/// Solves as many runs as there are lanes. If there are fewer runs, the last one is repeated.
template <class D>
void solveSome(const Course& course, std::span<const Launch> launches, std::span<CourseEnd> ends) {
    constexpr D d{};
    constexpr std::size_t width = sizeof(VectorOf<D>) / sizeof(double);
    std::array<double, width> u4, spin, x, height;
    for (std::size_t j = 0; j < width; ++j) {
        const Launch& launch = launches[std::min(j, launches.size() - 1)];
        u4[j] = launch.u4;
        spin[j] = launch.spin;
    }
    CourseLanes<D> lanes(course, LoadU(d, u4.data()), LoadU(d, spin.data()));
    lanes.run();
    std::array<bool, width> undecided, crossed, turned;
    StoreMask(d, lanes.undecided(), undecided.data());
    StoreMask(d, lanes.crossed(), crossed.data());
    StoreMask(d, lanes.turned(), turned.data());
    StoreU(lanes.endX(), d, x.data());
    StoreU(lanes.height(), d, height.data());
    for (std::size_t j = 0; j < std::min(width, launches.size()); ++j)
        ends[j] = {undecided[j] ? Verdict::undecided
                   : crossed[j] ? Verdict::crossed
                   : turned[j]  ? Verdict::turned
                                : Verdict::rebounded,
                   x[j], height[j]};
}

void solveLanes(const Course& course, std::span<const Launch> launches, std::span<CourseEnd> ends) {
    while (!launches.empty()) {
        const bool twin = launches.size() > Lanes(Tag());
        (twin ? &solveSome<TwinTag> : &solveSome<Tag>)(course, launches, ends);
        const std::size_t solved = std::min(twin ? Lanes(TwinTag()) : Lanes(Tag()), launches.size());
        launches = launches.subspan(solved);
        ends = ends.subspan(solved);
    }
}

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace talweg::rover {

HWY_EXPORT(solveLanes);

void solveLanes(const Course& course, std::span<const Launch> launches, std::span<CourseEnd> ends) {
    TALWEG_EXPECTS(launches.size() == ends.size());
    TALWEG_EXPECTS(course.faceCount > 0 && course.faceCount <= course.faces.size());
    HWY_DYNAMIC_DISPATCH(solveLanes)(course, launches, ends);
}

} // namespace talweg::rover
#endif
