// Runs across a valley solved side by side in the lanes of vector registers, compiled once for each kind of
// processor and chosen when the program runs.
//
// The lanes go through the valley together, face by face, each doing what `simulate` does to its run. What
// is rare, and every decision that rounding could turn, is left to `simulate`: such lanes become undecided.

#include "systems/rover/batch/course.h"

#include <algorithm>
#include <cmath>

// Of x86's kinds those that machines of today run, to build in seconds: AVX-512, AVX2 and what all have.
// Clang 19 spends minutes on the masks of AVX-512; built by clang, such processors use AVX2.
#if defined __x86_64__ && defined __clang__
#define HWY_DISABLED_TARGETS (~(HWY_AVX2 | HWY_BASELINE_TARGETS))
#elif defined __x86_64__
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_BASELINE_TARGETS))
#endif

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

#include <hwy/contrib/math/math-inl.h>

#include <boost/math/quadrature/gauss.hpp>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Tag = hn::ScalableTag<double>;
using Register = hn::Vec<Tag>;
using RegisterMask = hn::Mask<Tag>;

using Gauss = boost::math::quadrature::gauss<double, 15>;

constexpr Tag tag;

/// So often a lane may bounce from the same face, or change between sliding and rolling on it, before it is
/// left to itself.
constexpr int mostRounds = 8;
/// So often it may bounce from the far rim if it gets over it in the end, and so often if it does not: every
/// bounce from a rim magnifies rounding, which matters to where a sphere falls back, not to its having
/// crossed.
constexpr int mostRimRounds = 150, mostExactRimRounds = 2;
/// Of a train of hardly weakened bounces so many may be counted: each magnifies what rounding has made of the
/// first.
constexpr double mostStrongBounces = 24, strongBounce = 0.98;
/// Quotients this near to a whole number, relative, are too close to call.
constexpr double wholeTolerance = 1e-10;
/// Times and speeds this near to a limit, relative, are too close to call.
constexpr double closeTolerance = 1e-11;
/// No such time or number.
constexpr double far = 1e300;
/// Slip below this fraction of the speeds is rounding, as in planeMotion.
constexpr double slipRounding = 1e-13;

/// Newton's method on the angle at which a rim is left.
constexpr int newtonSteps = 5;
/// Steps towards the first contact with the far rim that surely do not pass it.
constexpr int approachSteps = 12;
/// Of the way; Newton's method takes over from there.
constexpr double smallStep = 1e-3;
/// A contact with the rim that is more grazing than this, relative, is too close to call.
constexpr double leastDescent = 1e-4;
/// u² may grow by this factor while sliding over a rim.
constexpr double mostGain = 20;

/// Two registers worked on side by side: half of the waiting for one is spent on the other.
struct Twin {
    Register a, b;
};
struct TwinMask {
    RegisterMask a, b;
};

// What is computed with: registers and twins alike.

#define TALWEG_UNARY(name, operation)                                                                        \
    HWY_INLINE Register name(Register x) {                                                                   \
        return operation;                                                                                    \
    }                                                                                                        \
    HWY_INLINE Twin name(Twin x) {                                                                           \
        return {name(x.a), name(x.b)};                                                                       \
    }
TALWEG_UNARY(neg, hn::Neg(x))
TALWEG_UNARY(size, hn::Abs(x))
TALWEG_UNARY(root, hn::Sqrt(hn::Max(x, hn::Zero(tag))))
TALWEG_UNARY(floor, hn::Floor(x))
TALWEG_UNARY(round, hn::Round(x))
TALWEG_UNARY(exp, hn::Exp(tag, x))
TALWEG_UNARY(expm1, hn::Expm1(tag, x))
TALWEG_UNARY(log1p, hn::Log1p(tag, x))
TALWEG_UNARY(sinOf, hn::Sin(tag, x))
TALWEG_UNARY(cosOf, hn::Cos(tag, x))
TALWEG_UNARY(acosOf, hn::Acos(tag, x))
TALWEG_UNARY(atanOf, hn::Atan(tag, x))
#undef TALWEG_UNARY

#define TALWEG_BINARY(Value, TwinValue, Result, TwinResult, name, operation)                                 \
    HWY_INLINE Result name(Value x, Value y) {                                                               \
        return operation;                                                                                    \
    }                                                                                                        \
    HWY_INLINE TwinResult name(TwinValue x, TwinValue y) {                                                   \
        return {name(x.a, y.a), name(x.b, y.b)};                                                             \
    }
TALWEG_BINARY(Register, Twin, Register, Twin, lesser, hn::Min(x, y))
TALWEG_BINARY(Register, Twin, Register, Twin, greater, hn::Max(x, y))
TALWEG_BINARY(Register, Twin, Register, Twin, withSign, hn::CopySign(x, y))
TALWEG_BINARY(RegisterMask, TwinMask, RegisterMask, TwinMask, both, hn::And(x, y))
TALWEG_BINARY(RegisterMask, TwinMask, RegisterMask, TwinMask, either, hn::Or(x, y))
TALWEG_BINARY(RegisterMask, TwinMask, RegisterMask, TwinMask, without, hn::AndNot(y, x))
#undef TALWEG_BINARY

#define TALWEG_OPERATOR(TwinResult, sign)                                                                    \
    HWY_INLINE TwinResult operator sign(Twin x, Twin y) {                                                    \
        return {x.a sign y.a, x.b sign y.b};                                                                 \
    }
TALWEG_OPERATOR(Twin, +)
TALWEG_OPERATOR(Twin, -)
TALWEG_OPERATOR(Twin, *)
TALWEG_OPERATOR(Twin, /)
TALWEG_OPERATOR(TwinMask, <)
TALWEG_OPERATOR(TwinMask, <=)
TALWEG_OPERATOR(TwinMask, >)
TALWEG_OPERATOR(TwinMask, >=)
TALWEG_OPERATOR(TwinMask, ==)
TALWEG_OPERATOR(TwinMask, !=)
#undef TALWEG_OPERATOR

HWY_INLINE RegisterMask no(RegisterMask m) {
    return hn::Not(m);
}
HWY_INLINE TwinMask no(TwinMask m) {
    return {hn::Not(m.a), hn::Not(m.b)};
}
HWY_INLINE bool any(RegisterMask m) {
    return !hn::AllFalse(tag, m);
}
HWY_INLINE bool any(TwinMask m) {
    return any(m.a) || any(m.b);
}
HWY_INLINE Register choose(RegisterMask m, Register yes, Register otherwise) {
    return hn::IfThenElse(m, yes, otherwise);
}
HWY_INLINE Twin choose(TwinMask m, Twin yes, Twin otherwise) {
    return {choose(m.a, yes.a, otherwise.a), choose(m.b, yes.b, otherwise.b)};
}
template <class Vector, class Mask>
HWY_INLINE void put(Mask where, Vector value, Vector& into) {
    into = choose(where, value, into);
}
HWY_INLINE void fill(double value, Register& into) {
    into = hn::Set(tag, value);
}
HWY_INLINE void fill(double value, Twin& into) {
    into.a = into.b = hn::Set(tag, value);
}
HWY_INLINE void load(const double* from, Register& into) {
    into = hn::LoadU(tag, from);
}
HWY_INLINE void load(const double* from, Twin& into) {
    into = {hn::LoadU(tag, from), hn::LoadU(tag, from + hn::Lanes(tag))};
}
HWY_INLINE void store(Register x, double* to) {
    hn::StoreU(x, tag, to);
}
HWY_INLINE void store(Twin x, double* to) {
    hn::StoreU(x.a, tag, to);
    hn::StoreU(x.b, tag, to + hn::Lanes(tag));
}

/// Lanes of runs on their way through one course.
template <class Vector>
class Lanes {
public:
    using Mask = decltype(Vector() < Vector());

    HWY_INLINE Lanes(const Course& course, Vector u4, Vector spin) : m_c(course) {
        m_x = all(course.startX);
        m_y = all(course.startY);
        m_vx = u4;
        m_vy = all(0);
        m_w = spin;
        m_s = m_v = m_away = m_time = all(0);
        m_height = m_endX = all(0);
        m_flying = u4 > all(0);
        m_undecided = no(m_flying);
        m_struck = m_touching = m_crossed = none();
    }

    void run() {
        const Mask held = both(m_flying, m_vx * m_vx < all(m_c.leastLaunchSquared));
        if (any(held)) goDownNearRim(held);
        for (std::size_t i = 0; i < m_c.faceCount; ++i) {
            const Course::Face& face = m_c.faces[i];
            bounceOn(face);
            if (any(m_touching)) touchOn(face);
            if (any(m_touching)) {
                if (i + 1 < m_c.faceCount)
                    hitCorner(face, m_c.faces[i + 1]);
                else
                    reachFarRim();
            }
            if (!any(either(m_flying, m_struck))) return;
        }
        flyPastFarRim();
    }

    /// Runs that used up much of their time are left alone: `simulate` knows what a rim takes as well.
    HWY_INLINE Vector verdict() const {
        const Vector slack = all(100 * std::sqrt(m_c.b / m_c.g));
        const Mask undecided = either(m_undecided, no(m_time + m_time + slack < all(m_c.tEnd)));
        return choose(undecided, all(Course::undecided),
                      choose(m_crossed, all(Course::crossed), all(Course::fellShort)));
    }
    HWY_INLINE Vector height() const { return m_height; }
    HWY_INLINE Vector endX() const { return m_endX; }

private:
    HWY_INLINE static Vector all(double value) {
        Vector vector;
        fill(value, vector);
        return vector;
    }
    HWY_INLINE static Mask none() { return all(0) > all(0); }

    HWY_INLINE void giveUp(Mask lanes) {
        m_undecided = either(m_undecided, lanes);
        m_flying = without(m_flying, lanes);
        m_struck = without(m_struck, lanes);
        m_touching = without(m_touching, lanes);
    }

    HWY_INLINE void finish(Mask lanes, Vector x, Vector height) {
        put(lanes, x, m_endX);
        put(lanes, height, m_height);
        m_flying = without(m_flying, lanes);
        m_struck = without(m_struck, lanes);
        m_touching = without(m_touching, lanes);
    }

    HWY_INLINE void cross(Mask lanes, Vector x) {
        finish(lanes, x, all(m_c.farY));
        m_crossed = either(m_crossed, lanes);
    }

    HWY_INLINE Vector xOn(const Course::Face& f, Vector s) const { return all(f.x) + s * all(f.c); }
    HWY_INLINE Vector yOn(const Course::Face& f, Vector s) const { return all(f.y) + s * all(f.s); }

    // --- the near rim ------------------------------------------------------------------------------

    /// Lanes too slow to be launched by the near rim roll over it, then slide, then leave it (RimMotion).
    /// Once rolling asks for more friction than there is the slip only grows.
    void goDownNearRim(Mask lanes) {
        const double k = m_c.k;
        const double gb = m_c.g * m_c.b;
        const Vector one = all(1.0);
        const Vector gb2 = all(2 * gb);
        const Vector square = m_vx * m_vx;
        const Vector b = all(m_c.b);
        giveUp(both(lanes, no(size(m_vx + b * m_w) <= all(slipRounding) * m_vx)));
        if (m_c.mu == 0) return giveUp(lanes);

        // Rolling ends where A sin a = B cos a − C.
        const double A = k / (1 + k);
        const double B = m_c.mu * (1 + 2 / (1 + k));
        const double length = std::hypot(A, B);
        const Vector C = all(m_c.mu) * (square * all(1 / gb) + all(2 / (1 + k)));
        const Vector near = C * all(1 / length);
        const Vector across = root((one - near) * (one + near));
        const Vector limitCosine = near * all(B / length) + across * all(A / length);
        const Vector limitSine = across * all(B / length) - near * all(A / length);
        const Vector edgeCosine = all(m_c.faces[0].c);
        giveUp(both(lanes, size(limitCosine - edgeCosine) <= all(closeTolerance)));
        const Mask rollsOver = both(lanes, limitCosine < edgeCosine);
        const Vector cosine = choose(rollsOver, edgeCosine, limitCosine);
        const Vector sine = choose(rollsOver, all(-m_c.faces[0].s), limitSine);
        const Vector rolled = square + gb2 * (one - cosine) * all(1 / (1 + k));
        const Vector speed = root(rolled);
        m_flying = without(m_flying, rollsOver);
        m_touching = both(rollsOver, no(m_undecided));
        put(rollsOver, all(m_c.faces[0].from), m_s);
        put(rollsOver, speed, m_v);
        put(rollsOver, neg(speed) * all(1 / m_c.b), m_w);
        const Mask slides = both(without(lanes, rollsOver), m_flying);
        if (any(slides)) slideDownNearRim(slides, sine, cosine, rolled);
    }

    /// Sliding from rest of slip: u² = P sin a + Q cos a + R exp(λ (a − start)) until N vanishes or the face
    /// begins; the spin is a quadrature.
    void slideDownNearRim(Mask lanes, Vector sine, Vector cosine, Vector square) {
        const double gb = m_c.g * m_c.b;
        const double lambda = 2 * m_c.muK;
        const double Q = gb * (lambda * lambda - 2) / (1 + lambda * lambda);
        const double P = -3 * gb * lambda / (1 + lambda * lambda);
        const Vector R = square - all(P) * sine - all(Q) * cosine;
        const Vector start = atanOf(sine / cosine);
        const double edge = std::atan2(-m_c.faces[0].s, m_c.faces[0].c);

        // b N, by Newton's method from where it would vanish without friction.
        const Vector free = (square + all(2 * gb) * cosine) * all(1 / (3 * gb));
        Vector a = acosOf(lesser(free, all(1.0)));
        Vector left = all(0);
        for (int i = 0; i < newtonSteps; ++i) {
            const Vector sa = sinOf(a);
            const Vector ca = cosOf(a);
            const Vector growth = R * exp(all(lambda) * (a - start));
            left = all(gb - Q) * ca - all(P) * sa - growth;
            const Vector trend = neg(all(gb - Q) * sa + all(P) * ca + all(lambda) * growth);
            a = a - left / trend;
        }
        giveUp(both(lanes, no(size(left) <= all(closeTolerance * gb))));
        giveUp(both(lanes, no(size(a - all(edge)) > all(closeTolerance))));
        const Vector last = lesser(a, all(edge));
        const Mask lifts = both(lanes, a < all(edge));

        const Vector half = all(0.5) * (last - start);
        const Vector middle = all(0.5) * (last + start);
        Vector sum = all(0);
        const auto& nodes = Gauss::abscissa(); // the positive half of them
        const auto& weights = Gauss::weights();
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (const double side : {1.0, -1.0}) {
                if (i == 0 && side < 0) continue;
                const Vector at = middle + all(side * nodes[i]) * half;
                const Vector ca = cosOf(at);
                const Vector u = root(slidSquared(P, Q, R, lambda, at, ca, start));
                sum = sum + all(weights[i]) * (all(m_c.g) * ca / u - u * all(1 / m_c.b));
            }
        const Vector ca = cosOf(last);
        const Vector sa = sinOf(last);
        const Vector u2 = slidSquared(P, Q, R, lambda, last, ca, start);
        const Vector u = root(u2);
        // The rule is good to rounding only where the speed changes moderately.
        giveUp(both(lanes, no(u2 < all(mostGain) * square)));
        put(lanes, neg(root(square)) * all(1 / m_c.b) - all(m_c.muK / m_c.k) * half * sum, m_w);
        put(lifts, all(m_c.startX) + all(m_c.b) * sa, m_x);
        put(lifts, all(m_c.startY) - all(m_c.b) * (all(1.0) - ca), m_y);
        put(lifts, u * ca, m_vx);
        put(lifts, neg(u * sa), m_vy);
        const Mask stays = both(without(lanes, lifts), m_flying);
        m_flying = without(m_flying, stays);
        m_touching = either(m_touching, stays);
        put(stays, all(m_c.faces[0].from), m_s);
        put(stays, u, m_v);
    }

    HWY_INLINE Vector slidSquared(double P, double Q, Vector R, double lambda, Vector a, Vector cosine,
                                  Vector start) const {
        return all(P) * sinOf(a) + all(Q) * cosine + R * exp(all(lambda) * (a - start));
    }

    // --- impacts -----------------------------------------------------------------------------------

    /// One impact, from the speeds along what is struck and into it: new speed along, speed away, spin.
    void strike(Mask lanes, Vector along, Vector approach) {
        const Vector b = all(m_c.b);
        const Vector alpha = along + b * m_w;
        const Vector slip = size(alpha);
        const Vector normal = all(1 + m_c.e) * approach;
        const Vector stickImpulse = all(m_c.k / (1 + m_c.k)) * slip;
        const Vector limit = all(m_c.mu) * normal;
        const Mask sticks = either(stickImpulse < limit, slip == all(0));
        giveUp(both(lanes, size(stickImpulse - limit) <= all(closeTolerance) * limit));
        const Vector tangential = choose(sticks, stickImpulse, all(m_c.muK) * normal);
        const Vector s1 = withSign(tangential, neg(alpha));
        const Vector v = along + s1;
        put(lanes, v, m_v);
        put(lanes, choose(sticks, neg(v) * all(1 / m_c.b), m_w + s1 * all(1 / (m_c.k * m_c.b))), m_w);
        put(lanes, all(m_c.e) * approach, m_away);
        m_stuck = either(without(m_stuck, lanes), both(lanes, sticks));
    }

    HWY_INLINE void leave(Mask lanes, const Course::Face& f) {
        leave(lanes, {all(f.c), all(f.s)}, xOn(f, m_s), yOn(f, m_s));
    }

    struct Direction {
        Vector c, s;
    };

    /// World velocity after an impact or train at a place whose tangent is given; those thrown back are done.
    HWY_INLINE void leave(Mask lanes, const Direction& tangent, Vector x, Vector y) {
        put(lanes, x, m_x);
        put(lanes, y, m_y);
        put(lanes, m_v * tangent.c - m_away * tangent.s, m_vx);
        put(lanes, m_v * tangent.s + m_away * tangent.c, m_vy);
        const Vector speed = size(m_v) + m_away;
        giveUp(both(lanes, no(size(m_vx) > all(closeTolerance) * speed)));
        finish(both(lanes, m_vx < all(0)), m_x, m_y - all(m_c.b));
    }

    // --- flight and bounces ------------------------------------------------------------------------

    /// Everything that lanes in the air do above a face until they have left it or touch it for good.
    void bounceOn(const Course::Face& f) {
        land(f, m_flying);
        for (int round = 0; any(m_struck); ++round) {
            if (round == mostRounds) return giveUp(m_struck);
            train(f);
            // What still bounces flies once more: back to this face, or beyond it.
            const Mask bouncing = m_struck;
            if (!any(bouncing)) return;
            m_struck = none();
            m_flying = either(m_flying, bouncing);
            const Vector t = (m_away + m_away) / all(f.normal);
            const Vector out = (all(f.endX) - m_x) / m_vx;
            const Mask lands = both(bouncing, t <= out);
            giveUp(both(bouncing, size(t - out) <= all(closeTolerance) * out));
            touchDown(f, both(lands, m_flying), t);
        }
    }

    /// Lanes that come flying from before the face: those that land on it strike it.
    void land(const Course::Face& f, Mask lanes) {
        if (!any(lanes)) return;
        const Vector in = greater(all(0), (all(f.startX) - m_x) / m_vx);
        const Vector out = greater(in, (all(f.endX) - m_x) / m_vx);
        const Vector pull = all(f.normal);
        const Vector gap = (m_y - all(f.y)) * all(f.c) - (m_x - all(f.x)) * all(f.s);
        const Vector rise = m_vy * all(f.c) - m_vx * all(f.s);
        const Vector square = rise * rise + all(2.0) * pull * gap;
        const Vector speed = root(square);
        const Vector t = choose(rise < all(0), (gap + gap) / (speed - rise), (rise + speed) / pull);
        giveUp(both(lanes, either(square < all(0), size(t - out) <= all(closeTolerance) * out)));
        giveUp(both(lanes, t < in * all(1 - closeTolerance)));
        touchDown(f, both(both(lanes, m_flying), t <= out), greater(t, in));
    }

    /// The end of a flight after the time t on a face, and the impact there.
    void touchDown(const Course::Face& f, Mask lanes, Vector t) {
        if (!any(lanes)) return;
        const Vector vy = m_vy - all(m_c.g) * t;
        const Vector x = m_x + m_vx * t;
        const Vector y = m_y + t * (m_vy - all(0.5 * m_c.g) * t);
        const Vector s = (x - all(f.x)) * all(f.c) + (y - all(f.y)) * all(f.s);
        put(lanes, lesser(greater(s, all(f.from)), all(f.to)), m_s);
        put(lanes, m_time + t, m_time);
        const Vector along = m_vx * all(f.c) + vy * all(f.s);
        const Vector approach = m_vx * all(f.s) - vy * all(f.c);
        giveUp(both(lanes, no(approach > all(0))));
        m_flying = without(m_flying, lanes);
        const Mask striking = without(lanes, m_undecided);
        m_struck = either(m_struck, striking);
        strike(striking, along, approach);
        leave(striking, f);
    }

    /// BounceTrain's p, of powers of e.
    HWY_INLINE Vector sumOf(Vector n, Vector power) const {
        if (m_c.e == 1) return n;
        if (m_c.e < 0.99) return (all(1.0) - power) * all(1 / (1 - m_c.e));
        return expm1(n * all(m_c.logE)) * all(-1 / (1 - m_c.e)); // without cancellation
    }

    HWY_INLINE Vector indexOf(Vector p) const { // BounceTrain::index
        if (m_c.e == 1) return p;
        const Vector part = all(1 - m_c.e) * p;
        const Mask reached = part < all(1.0);
        const Vector n = log1p(neg(choose(reached, part, all(0)))) * all(1 / m_c.logE);
        return choose(reached, n, all(far));
    }

    /// The whole part of an index at which something happens; lanes where it is too close to call give up.
    HWY_INLINE Vector wholePart(Mask lanes, Vector index) {
        const Vector off = index - round(index);
        const Mask close = size(off) <= all(wholeTolerance) * (all(1.0) + index);
        giveUp(both(lanes, both(close, index < all(far))));
        return floor(index);
    }

    /// The train of bounces that begins at an impact (BounceTrain); lanes for which it dies out touch.
    void train(const Course::Face& f) {
        const double e = m_c.e;
        const double k = m_c.k;
        const Vector zero = all(0);
        const Vector tau = (m_away + m_away) / all(f.normal);
        const Vector gained = all(f.along) * tau;
        const Vector slip = choose(m_stuck, zero, m_v + all(m_c.b) * m_w);
        const Vector nextSlip = slip + gained;
        const Vector push = all(1 + e) * m_away;
        const Vector limit = all(m_c.mu) * push;
        const Vector needed = all(k / (1 + k)) * size(nextSlip);
        const Mask sticking = either(needed < limit, nextSlip == zero);
        const Mask settled = f.trainsStick ? both(sticking, m_stuck) : none();
        const Mask slipping = without(m_struck, sticking);
        const Mask lanes = either(both(m_struck, settled), slipping);
        if (!any(lanes)) return;

        const Vector impulse = withSign(all(m_c.muK) * push, nextSlip);
        const Vector step = choose(sticking, gained * all(1 / (1 + k)), gained - impulse);
        const Vector linear = tau * (m_v + (gained - step) * all(1 / (1 + e)));
        const Vector quadratic = tau * (step - all(0.5 * (1 - e)) * gained) * all(1 / (1 + e));

        // Landings up to the end of the face.
        const Vector c0 = lesser(zero, m_s - all(f.to));
        const Vector square = linear * linear - all(4.0) * quadratic * c0;
        const Vector speed = root(square);
        const Mask ahead = both(linear >= zero, linear + speed > zero);
        const Mask later = both(no(ahead), quadratic > zero);
        const Mask passes = both(square >= zero, either(ahead, later));
        const Vector quotient = choose(ahead, all(-2.0) * c0, speed - linear)
                                / choose(ahead, linear + speed, quadratic + quadratic);
        Vector p = choose(passes, quotient, all(far));

        // The first impact that throws back. Events at an impact end the train with it, not before it, and
        // p of the next impact is 1 + e p.
        const Vector forward = m_v * all(f.normal) + m_away * all(f.along);
        const Vector slowing = step * all(f.normal) - all((1 - e) * f.along) * m_away;
        const Mask slows = both(lanes, slowing < zero);
        if (any(slows)) p = choose(slows, lesser(p, all(1.0) - all(e) * forward / slowing), p);

        // The first impact that sticks.
        if (any(slipping)) {
            const Vector sense = withSign(all(1.0), nextSlip);
            const Vector slipStep = gained - impulse * all(1 + 1 / k);
            const Vector stick = all((1 + k) / k) * limit;
            const Vector margin = sense * nextSlip - stick;
            const Vector rate = sense * (slipStep - all(1 - e) * gained) + all(1 - e) * stick;
            const Mask ends = both(slipping, rate < zero);
            p = choose(ends, lesser(p, all(1.0) - all(e) * margin / rate), p);
        }

        const Vector count = wholePart(lanes, indexOf(p));
        const Mask endless = both(lanes, count > all(1e15));
        if (e == 1) giveUp(endless);
        if (e > strongBounce) giveUp(both(lanes, both(no(endless), count > all(mostStrongBounces))));
        const Mask training = both(lanes, m_struck);
        const Mask dying = both(training, endless);
        const Mask counted = both(training, both(no(endless), count >= all(1.0)));
        const Vector n = choose(counted, count, zero);
        const Vector power = e == 1 ? all(1.0) : exp(n * all(m_c.logE));
        const Vector sum = choose(dying, all(e == 1 ? 0 : 1 / (1 - e)), sumOf(n, power));
        const Mask moving = either(dying, counted);
        put(moving, m_s + sum * (linear + quadratic * sum), m_s);
        const Vector spinStep = neg(impulse) * all(1 / (k * m_c.b));
        put(moving, m_v + step * sum, m_v);
        put(moving, choose(sticking, neg(m_v) * all(1 / m_c.b), m_w + spinStep * sum), m_w);
        put(moving, m_time + tau * sum, m_time);
        m_touching = either(m_touching, dying);
        m_struck = without(m_struck, dying);
        put(counted, m_away * power, m_away);
        leave(counted, f);
    }

    // --- contact -----------------------------------------------------------------------------------

    /// Rolling and sliding to the end of a face.
    void touchOn(const Course::Face& f) {
        Mask moving = m_touching;
        for (int round = 0; any(moving); ++round) {
            if (round == mostRounds) return giveUp(moving);
            moving = touchOnce(f, moving);
        }
    }

    /// One leg of contact; the lanes that go on on the same face.
    Mask touchOnce(const Course::Face& f, Mask lanes) {
        const double k = m_c.k;
        const Vector zero = all(0);
        const Vector b = all(m_c.b);
        giveUp(both(lanes, no(m_v > zero)));
        Vector slip = m_v + b * m_w;
        const Mask tiny = size(slip) <= all(slipRounding) * (m_v + b * size(m_w));
        slip = choose(tiny, zero, slip);
        const Mask rolling = f.rolls ? tiny : none();
        const Vector gravity = all(f.along);
        const Vector friction = withSign(all(m_c.muK * f.normal), choose(tiny, gravity, slip));
        const Vector a = choose(rolling, gravity * all(1 / (1 + k)), gravity - friction);
        const Vector slipRate = gravity - friction * all(1 + 1 / k);

        const Vector way = greater(all(f.to) - m_s, zero);
        const Vector square = m_v * m_v + all(2.0) * a * way;
        const Vector toEnd = choose(square >= zero, (way + way) / (m_v + root(square)), all(far));
        const Vector toRest = choose(a < zero, neg(m_v) / a, all(far));
        const Mask slipEnds = both(no(rolling), slip * slipRate < zero);
        const Vector toGrip = choose(slipEnds, neg(slip) / slipRate, all(far));
        const Vector t = lesser(toEnd, lesser(toRest, toGrip));
        giveUp(both(lanes, no(t < all(far))));
        // Two at once, or driven back by its spin.
        const Vector tie = all(closeTolerance) * t;
        giveUp(both(lanes, both(toEnd != t, toEnd - t <= tie)));
        giveUp(both(lanes, both(toRest != t, toRest - t <= tie)));
        giveUp(both(lanes, both(toGrip != t, toGrip - t <= tie)));
        const Mask rests = both(both(lanes, m_touching), t == toRest);
        if (!(f.along < 0)) giveUp(rests);

        const Mask live = both(lanes, m_touching);
        const Mask ends = both(live, t == toEnd);
        const Mask grips = both(live, t == toGrip);
        const Vector s = m_s + t * (m_v + all(0.5) * a * t);
        const Vector v = m_v + a * t;
        const Vector turning = m_w - friction * all(1 / (k * m_c.b)) * t;
        put(live, choose(ends, all(f.to), s), m_s);
        put(live, choose(either(rolling, grips), neg(v) * all(1 / m_c.b), turning), m_w);
        put(live, v, m_v);
        put(live, m_time + t, m_time);
        const Mask turned = both(live, rests);
        finish(turned, xOn(f, m_s), yOn(f, m_s) - b);
        return both(grips, m_touching);
    }

    /// Lanes at the end of a face strike the one ahead.
    void hitCorner(const Course::Face& f, const Course::Face& ahead) {
        const Mask lanes = m_touching;
        const Vector vx = m_v * all(f.c);
        const Vector vy = m_v * all(f.s);
        if (m_c.published) put(lanes, neg(m_w), m_w);
        const Vector along = vx * all(ahead.c) + vy * all(ahead.s);
        const Vector approach = vx * all(ahead.s) - vy * all(ahead.c);
        put(lanes, all(ahead.from), m_s);
        m_touching = none();
        m_struck = lanes;
        giveUp(both(lanes, no(approach > all(closeTolerance) * m_v)));
        strike(both(lanes, m_struck), along, approach);
        // What is thrown against the face behind strikes that as well.
        const Vector backX = m_v * all(ahead.c) - m_away * all(ahead.s);
        const Vector backY = m_v * all(ahead.s) + m_away * all(ahead.c);
        const Vector fromBehind = backY * all(f.c) - backX * all(f.s);
        giveUp(both(m_struck, no(fromBehind > all(closeTolerance) * (size(m_v) + m_away))));
        leave(both(lanes, m_struck), ahead);
    }

    // --- the far rim -------------------------------------------------------------------------------

    /// Lanes that reach the end of the incline: they leave the rim at once, or go over it.
    void reachFarRim() {
        if (m_c.published) return cross(m_touching, all(m_c.farX));
        const Vector square = m_v * m_v;
        const double hold = m_c.g * m_c.b * m_c.farCosine;
        giveUp(both(m_touching, size(square - all(hold)) <= all(closeTolerance * hold)));
        const Mask leaves = both(m_touching, square > all(hold));
        goOverFarRim(without(m_touching, leaves), {all(m_c.farCosine), all(m_c.farSine)});
        m_touching = none();
        if (any(leaves)) leaveFarRim(leaves);
    }

    /// Up the rim in contact, from a place with the tangent given. What has the speed for the way up against
    /// all the friction there can be gets over whether it rolls or slides; friction only drives a sphere that
    /// rolls or spins faster than that. What has not must roll all the way.
    void goOverFarRim(Mask lanes, const Direction& tangent) {
        const double gb = m_c.g * m_c.b;
        const Vector one = all(1.0);
        const Vector square = m_v * m_v;
        m_touching = either(m_touching, lanes);
        giveUp(both(lanes, no(square < all(gb * (1 - closeTolerance)) * tangent.c)));
        const Vector slip = m_v + all(m_c.b) * m_w;
        const Mask rolls = size(slip) <= all(slipRounding) * size(m_v);
        const Vector brake = choose(either(rolls, slip < all(0)), all(0), all(m_c.muK) * tangent.s);
        const Mask surely =
            both(m_v > all(0), square > all(2 * gb * (1 + closeTolerance)) * (one - tangent.c + brake));
        cross(both(lanes, both(m_touching, surely)), all(m_c.farX));
        giveUp(both(without(lanes, rolls), m_touching));
        const Mask climbing = both(lanes, m_touching);
        if (!any(climbing)) return;
        const Vector needed = all(m_c.k / (1 + m_c.k)) * tangent.s;
        const Vector held = all(m_c.mu) * (tangent.c - square * all(1 / gb));
        giveUp(both(climbing, no(needed < held * all(1 - closeTolerance))));
        // Where it comes to rest.
        const Vector cosine = tangent.c + square * all(0.5 * (1 + m_c.k) / gb);
        giveUp(both(climbing, size(cosine - one) <= all(closeTolerance)));
        cross(both(climbing, both(m_touching, cosine > one)), all(m_c.farX));
        const Vector sine = root((one - cosine) * (one + cosine));
        finish(both(climbing, m_touching), all(m_c.farX) - all(m_c.b) * sine,
               all(m_c.farY - m_c.b) + all(m_c.b) * cosine);
    }

    /// Lanes launched by the far rim, which they may touch again.
    void leaveFarRim(Mask lanes) {
        const Course::Face& f = m_c.faces[m_c.faceCount - 1];
        put(lanes, xOn(f, all(f.to)), m_x);
        put(lanes, yOn(f, all(f.to)), m_y);
        put(lanes, m_v * all(f.c), m_vx);
        put(lanes, m_v * all(f.s), m_vy);
        const Mask aloft = m_flying;
        m_flying = lanes;
        const Polynomial distance = distanceToFarRim(all(0));
        flyOverFarRim({greater(distance[2], all(0)), distance[3], distance[4], all(0), all(0)}, all(0));
        m_flying = aloft;
    }

    /// Lanes in the air beyond the last face.
    void flyPastFarRim() {
        const Mask lanes = m_flying;
        if (m_c.published) {
            const Vector gap = m_y - all(m_c.farY + m_c.b);
            const Vector square = m_vy * m_vy + all(2 * m_c.g) * gap;
            const Vector t = (m_vy + root(square)) / all(m_c.g);
            giveUp(both(lanes, square < all(0)));
            put(lanes, m_time + t, m_time);
            return cross(both(lanes, m_flying), m_x + m_vx * t);
        }
        const Vector in = (all(m_c.faces[m_c.faceCount - 1].endX) - m_x) / m_vx;
        flyOverFarRim(distanceToFarRim(in), in);
        for (int round = 0; any(m_struck); ++round) {
            if (round == mostRimRounds) return giveUp(m_struck);
            const Mask lanes = m_struck;
            m_flying = lanes;
            m_struck = none();
            // The contact at the start of the flight is divided out; what is left is exact there.
            const Polynomial distance = distanceToFarRim(all(0));
            const Vector length = (all(m_c.farX) - m_x) / m_vx;
            flyOverFarRim({all(2 * m_c.b) * m_away * length, distance[2], distance[3], distance[4], all(0)},
                          all(0));
            const Mask fallenBack = without(lanes, either(m_struck, m_crossed));
            if (round >= mostExactRimRounds) m_undecided = either(m_undecided, fallenBack);
        }
    }

    using Polynomial = std::array<Vector, 5>;

    /// r² − b² about the far rim on the way from the time `in` of the flight to passing above the rim, as a
    /// polynomial of the part of that way.
    Polynomial distanceToFarRim(Vector in) const {
        const Vector g = all(m_c.g);
        const Vector length = (all(m_c.farX) - m_x) / m_vx - in;
        const Vector rx = m_x + m_vx * in - all(m_c.farX);
        const Vector ry = m_y + in * (m_vy - all(0.5) * g * in) - all(m_c.farY);
        const Vector vx = m_vx * length;
        const Vector vy = (m_vy - g * in) * length;
        const Vector fall = g * length * length;
        return {rx * rx + ry * ry - all(m_c.b * m_c.b), all(2.0) * (rx * vx + ry * vy),
                vx * vx + vy * vy - fall * ry, neg(fall * vy), all(0.25) * fall * fall};
    }

    /// The flight from the time `in` on, over the far rim: clear of it, or to an impact with it.
    void flyOverFarRim(const Polynomial& distance, Vector in) {
        if (!any(m_flying)) return;
        const FirstRoot first = firstRoot(distance);
        cross(both(m_flying, first.none), all(m_c.farX));
        giveUp(without(m_flying, first.found));
        const Mask lanes = m_flying;
        if (!any(lanes)) return;
        const Vector t = in + first.at * ((all(m_c.farX) - m_x) / m_vx - in);
        const Vector vy = m_vy - all(m_c.g) * t;
        const Vector rx = m_x + m_vx * t - all(m_c.farX);
        const Vector ry = m_y + t * (m_vy - all(0.5 * m_c.g) * t) - all(m_c.farY);
        const Vector scale = all(1.0) / root(rx * rx + ry * ry);
        const Direction tangent{ry * scale, neg(rx * scale)};
        const Vector along = m_vx * tangent.c + vy * tangent.s;
        const Vector approach = m_vx * tangent.s - vy * tangent.c;
        put(lanes, m_time + t, m_time);
        m_flying = none();
        m_struck = either(m_struck, lanes);
        strike(lanes, along, approach);
        const Mask bounces = m_away >= all(m_c.rimRest);
        const Mask stays = both(without(lanes, bounces), m_struck);
        m_struck = without(m_struck, stays);
        if (any(stays)) goOverFarRim(stays, tangent);
        leave(both(lanes, m_struck), tangent, all(m_c.farX) - all(m_c.b) * tangent.s,
              all(m_c.farY) + all(m_c.b) * tangent.c);
    }

    struct FirstRoot {
        Vector at;  ///< where a polynomial first comes down through zero on (0, 1)
        Mask found; ///< surely there
        Mask none;  ///< surely nowhere
    };

    /// The first root of a polynomial that is positive at 0: by Newton's method from there or, where that
    /// does not surely find the first, from as far right as straight lines below the polynomial lead.
    FirstRoot firstRoot(const Polynomial& c) const {
        FirstRoot first{all(0), none(), none()};
        approachRoot(c, c, first);
        if (!any(without(m_flying, first.none))) return first;
        polish(c, first);
        if (!any(without(m_flying, either(first.none, first.found)))) return first;
        Vector at = all(0);
        for (int i = 0; i < approachSteps; ++i) {
            const Vector before = at;
            FirstRoot next{at, none(), first.none};
            approachRoot(c, aboutPoint(c, at), next);
            first.none = next.none;
            at = choose(first.found, first.at, next.at);
            const Mask moving = at - before > all(smallStep);
            if (!any(both(moving, without(m_flying, either(first.none, first.found))))) break;
        }
        first.at = at;
        polish(c, first);
        return first;
    }

    /// One step from the left, given the polynomial about that place: down a straight line that the
    /// Bernstein coefficients of the rest of the way show to lie below it.
    void approachRoot(const Polynomial& c, const Polynomial& p, FirstRoot& first) const {
        const Vector zero = all(0);
        const Vector r = all(1.0) - first.at;
        const Vector p1 = p[1] * r;
        const Vector p2 = p[2] * r * r;
        const Vector p3 = p[3] * r * r * r;
        const Vector p4 = p[4] * r * r * r * r;
        const Vector s2 = p1 + all(1.0 / 3) * p2;
        const Vector s3 = p1 + all(2.0 / 3) * p2 + all(1.0 / 3) * p3;
        const Vector slope = lesser(lesser(p1, s2), lesser(s3, p1 + p2 + p3 + p4));
        first.none = either(first.none, p[0] + lesser(slope, zero) > all(closeTolerance) * c[0]);
        const Vector step = choose(slope < zero, p[0] * r / neg(slope), zero);
        first.at = lesser(first.at + step, all(1.0));
    }

    void polish(const Polynomial& c, FirstRoot& first) const {
        Vector at = first.at;
        Vector step = all(0);
        for (int i = 0; i < newtonSteps; ++i) {
            const Vector value = (((c[4] * at + c[3]) * at + c[2]) * at + c[1]) * at + c[0];
            const Vector slope =
                ((all(4.0) * c[4] * at + all(3.0) * c[3]) * at + all(2.0) * c[2]) * at + c[1];
            step = value / slope;
            at = at - step;
        }
        first.at = at;
        const Mask settled = size(step) <= all(closeTolerance) * at;
        first.found = both(settled, without(isFirstDescent(c, at), first.none));
    }

    /// The same polynomial with its variable counted from another point.
    HWY_INLINE Polynomial aboutPoint(Polynomial p, Vector at) const {
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 3; j + 1 > i; --j)
                p[j] = p[j] + at * p[j + 1];
        return p;
    }

    /// Whether the polynomial comes down through zero there, well enough for rounding not to matter, and has
    /// no other root before: the Bernstein coefficients of its quotient by (t − root) are all negative.
    HWY_INLINE Mask isFirstDescent(const Polynomial& c, Vector at) const {
        const Vector q3 = c[4] * at * at * at;
        const Vector q2 = (c[3] + c[4] * at) * at * at;
        const Vector h1 = c[2] + (c[3] + c[4] * at) * at;
        const Vector q1 = h1 * at;
        const Vector q0 = c[1] + h1 * at;
        const Vector b1 = q0 + all(1.0 / 3) * q1;
        const Vector b2 = q0 + all(2.0 / 3) * q1 + all(1.0 / 3) * q2;
        const Vector b3 = q0 + q1 + q2 + q3;
        const Vector highest = greater(greater(q0, b1), greater(b2, b3));
        const Vector extent = c[0] + size(c[1]) + size(c[2]) + size(c[3]) + size(c[4]);
        const Mask inside = both(at > all(0), at < all(1 - closeTolerance));
        return both(inside, highest < neg(all(leastDescent) * extent));
    }

    const Course& m_c;
    Vector m_x, m_y, m_vx, m_vy; ///< of a flight's start
    Vector m_w;
    Vector m_s, m_v, m_away; ///< on a face: place, speed along it and away from it
    Vector m_time;
    Vector m_height, m_endX;
    Mask m_flying;         ///< in the air, to be looked for on the next face
    Mask m_struck;         ///< just after an impact with the present face
    Mask m_stuck = none(); ///< that impact stuck
    Mask m_touching;       ///< in contact with the present face
    Mask m_crossed, m_undecided;
};

/// One set of lanes; where there are fewer runs than lanes the last run is repeated.
template <class Vector>
void solveSome(const Course& course, std::size_t count, const double* u4, const double* spin,
               Course::Verdict* verdicts, double* heights, double* abscissae) {
    constexpr std::size_t width = sizeof(Vector) / sizeof(double);
    double first[width], second[width], third[width];
    for (std::size_t j = 0; j < width; ++j) {
        first[j] = u4[std::min(j, count - 1)];
        second[j] = spin[std::min(j, count - 1)];
    }
    Vector launch, turning;
    load(first, launch);
    load(second, turning);
    Lanes<Vector> lanes(course, launch, turning);
    lanes.run();
    store(lanes.verdict(), first);
    store(lanes.height(), second);
    store(lanes.endX(), third);
    for (std::size_t j = 0; j < std::min(width, count); ++j) {
        verdicts[j] = static_cast<Course::Verdict>(first[j]);
        heights[j] = second[j];
        abscissae[j] = third[j];
    }
}

void solveLanes(const Course& course, std::size_t count, const double* u4, const double* spin,
                Course::Verdict* verdicts, double* heights, double* abscissae) {
    const std::size_t width = hn::Lanes(tag);
    for (std::size_t i = 0; i < count;) {
        const bool twin = count - i > width;
        const auto solve = twin ? &solveSome<Twin> : &solveSome<Register>;
        solve(course, count - i, u4 + i, spin + i, verdicts + i, heights + i, abscissae + i);
        i += twin ? 2 * width : width;
    }
}

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace talweg::rover {

HWY_EXPORT(solveLanes);

void solveLanes(const Course& course, std::size_t count, const double* u4, const double* spin,
                Course::Verdict* verdicts, double* heights, double* abscissae) {
    HWY_DYNAMIC_DISPATCH(solveLanes)(course, count, u4, spin, verdicts, heights, abscissae);
}

} // namespace talweg::rover
#endif
