// State of runs across a course, one per SIMD lane, with and without air: positions, outcomes, impacts with
// faces. Compiled once for each instruction set, together with the sources that include this file.

#if defined(TALWEG_COURSE_LANES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_COURSE_LANES_INL_H
#undef TALWEG_COURSE_LANES_INL_H
#else
#define TALWEG_COURSE_LANES_INL_H
#endif

#include "systems/rover/batch/course.h"
#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// The state of runs across one course, one run per lane. A mask selects the lanes in the same phase of
/// motion.
template <class D>
class LanesOnCourse {
protected:
    using Vector = VectorOf<D>;
    using Mask = MaskOf<D>;

    static constexpr D d{};

    explicit HWY_INLINE LanesOnCourse(const Course& course) : m_c(course) {
        m_x = m_y = m_vx = m_vy = m_w = Set(0);
        m_s = m_v = m_away = m_time = Set(0);
        m_height = m_endX = Set(0);
        m_flying = m_undecided = m_struck = m_touching = m_crossed = m_turned = none();
    }

    HWY_INLINE static Vector Set(double value) { return HWY_NAMESPACE::Set(d, value); }
    HWY_INLINE static Mask none() { return Set(0) > Set(0); }

    HWY_INLINE void giveUp(Mask lanes) {
        m_undecided = Or(m_undecided, lanes);
        m_flying = AndNot(lanes, m_flying);
        m_struck = AndNot(lanes, m_struck);
        m_touching = AndNot(lanes, m_touching);
    }

    HWY_INLINE void finish(Mask lanes, Vector x, Vector height) {
        m_endX = IfThenElse(lanes, x, m_endX);
        m_height = IfThenElse(lanes, height, m_height);
        m_flying = AndNot(lanes, m_flying);
        m_struck = AndNot(lanes, m_struck);
        m_touching = AndNot(lanes, m_touching);
    }

    HWY_INLINE void turn(Mask lanes, Vector x, Vector height) {
        finish(lanes, x, height);
        m_turned = Or(m_turned, lanes);
    }

    HWY_INLINE void cross(Mask lanes, Vector x) {
        finish(lanes, x, Set(m_c.farY));
        m_crossed = Or(m_crossed, lanes);
    }

    HWY_INLINE Vector xOn(const Course::Face& f, Vector s) const { return Set(f.x) + s * Set(f.c); }
    HWY_INLINE Vector yOn(const Course::Face& f, Vector s) const { return Set(f.y) + s * Set(f.s); }

    /// One impact. `along` and `approach` are the speeds along the struck surface and into it. Sets the new
    /// speed along the surface, the speed away from it, and the spin.
    void strike(Mask lanes, Vector along, Vector approach) {
        const Vector b = Set(m_c.b);
        const Vector alpha = along + b * m_w;
        const Vector slip = Abs(alpha);
        const Vector normal = Set(1 + m_c.e) * approach;
        const Vector stickImpulse = Set(m_c.k / (1 + m_c.k)) * slip;
        const Vector limit = Set(m_c.mu) * normal;
        const Mask sticks = Or(stickImpulse < limit, slip == Set(0));
        giveUp(And(lanes, Abs(stickImpulse - limit) <= Set(limits::closeTolerance) * limit));
        const Vector tangential = IfThenElse(sticks, stickImpulse, Set(m_c.muK) * normal);
        const Vector s1 = CopySign(tangential, Neg(alpha));
        const Vector v = along + s1;
        m_v = IfThenElse(lanes, v, m_v);
        m_w = IfThenElse(
            lanes, IfThenElse(sticks, Neg(v) * Set(1 / m_c.b), m_w + s1 * Set(1 / (m_c.k * m_c.b))), m_w);
        m_away = IfThenElse(lanes, Set(m_c.e) * approach, m_away);
        m_stuck = Or(AndNot(lanes, m_stuck), And(lanes, sticks));
    }

    HWY_INLINE void leave(Mask lanes, const Course::Face& f) {
        leave(lanes, {Set(f.c), Set(f.s)}, xOn(f, m_s), yOn(f, m_s));
    }

    struct Direction {
        Vector c, s;
    };

    /// Sets the world velocity after an impact or train at a place with a given tangent. Ends the runs that
    /// are thrown back.
    HWY_INLINE void leave(Mask lanes, const Direction& tangent, Vector x, Vector y) {
        m_x = IfThenElse(lanes, x, m_x);
        m_y = IfThenElse(lanes, y, m_y);
        m_vx = IfThenElse(lanes, m_v * tangent.c - m_away * tangent.s, m_vx);
        m_vy = IfThenElse(lanes, m_v * tangent.s + m_away * tangent.c, m_vy);
        const Vector speed = Abs(m_v) + m_away;
        giveUp(And(lanes, Not(Abs(m_vx) > Set(limits::closeTolerance) * speed)));
        finish(And(lanes, m_vx < Set(0)), m_x, m_y - Set(m_c.b));
    }

    /// Bodies that reach the end of a face strike the face ahead. They do not leave it yet.
    void strikeCorner(const Course::Face& f, const Course::Face& ahead) {
        const Mask lanes = m_touching;
        const Vector vx = m_v * Set(f.c);
        const Vector vy = m_v * Set(f.s);
        if (m_c.published) m_w = IfThenElse(lanes, Neg(m_w), m_w);
        const Vector along = vx * Set(ahead.c) + vy * Set(ahead.s);
        const Vector approach = vx * Set(ahead.s) - vy * Set(ahead.c);
        m_s = IfThenElse(lanes, Set(ahead.from), m_s);
        m_touching = none();
        m_struck = lanes;
        giveUp(And(lanes, Not(approach > Set(limits::closeTolerance) * m_v)));
        strike(And(lanes, m_struck), along, approach);
        // A body that this impact throws against the face behind strikes that face too. Such runs are left
        // undecided.
        const Vector backX = m_v * Set(ahead.c) - m_away * Set(ahead.s);
        const Vector backY = m_v * Set(ahead.s) + m_away * Set(ahead.c);
        const Vector fromBehind = backY * Set(f.c) - backX * Set(f.s);
        giveUp(And(m_struck, Not(fromBehind > Set(limits::closeTolerance) * (Abs(m_v) + m_away))));
    }

    const Course& m_c;
    Vector m_x, m_y, m_vx, m_vy; ///< position and velocity at the start of a flight
    Vector m_w;
    Vector m_s, m_v, m_away; ///< on a face: place along it, speed along it, and speed away from it
    Vector m_time;
    Vector m_height, m_endX;
    Mask m_flying;         ///< in the air, and may land on the next face
    Mask m_struck;         ///< just after an impact with the current face
    Mask m_stuck = none(); ///< whether that impact stuck
    Mask m_touching;       ///< in contact with the current face
    Mask m_crossed, m_turned, m_undecided;
};

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
