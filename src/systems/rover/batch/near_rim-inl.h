// Motion down from the near rim without air, for one run per SIMD lane. Compiled once for each instruction
// set, together with the source that includes this file.

#if defined(TALWEG_NEAR_RIM_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_NEAR_RIM_INL_H
#undef TALWEG_NEAR_RIM_INL_H
#else
#define TALWEG_NEAR_RIM_INL_H
#endif

#include "physics/impact.h"
#include "systems/rover/batch/course_lanes-inl.h"
#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

#include <boost/math/quadrature/gauss.hpp>

#include <cmath>
#include <cstddef>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

using Gauss = boost::math::quadrature::gauss<double, 15>;

/// The state of runs that pass the near rim, one per lane.
template <class D>
class LanesFromNearRim : protected LanesOnCourse<D> {
protected:
    using Base = LanesOnCourse<D>;
    using Base::d, Base::giveUp, Base::Set;
    using Base::m_c, Base::m_x, Base::m_y, Base::m_vx, Base::m_vy, Base::m_w, Base::m_s, Base::m_v,
        Base::m_flying, Base::m_touching, Base::m_undecided;
    using typename Base::Mask;
    using typename Base::Vector;

    explicit HWY_INLINE LanesFromNearRim(const Course& course) : Base(course) {}

    /// Spheres too slow to leave the near rim at once roll over it, then slide, then leave it (see
    /// RimMotion). Once rolling needs more friction than is available, the slip only grows.
    void goDownNearRim(Mask lanes) {
        const double k = m_c.k;
        const double gb = m_c.g * m_c.b;
        const Vector one = Set(1.0);
        const Vector gb2 = Set(2 * gb);
        const Vector square = m_vx * m_vx;
        const Vector b = Set(m_c.b);
        giveUp(And(lanes, Not(Abs(m_vx + b * m_w) <= Set(slipRounding) * m_vx)));
        if (m_c.mu == 0) return giveUp(lanes);

        // Rolling ends where A sin a = B cos a − C; see RimMotion.
        const double A = k / (1 + k);
        const double B = m_c.mu * (1 + 2 / (1 + k));
        const double length = std::hypot(A, B);
        const Vector C = Set(m_c.mu) * (square * Set(1 / gb) + Set(2 / (1 + k)));
        const Vector near = C * Set(1 / length);
        const Vector across = SqrtOrZero(d, (one - near) * (one + near));
        const Vector limitCosine = near * Set(B / length) + across * Set(A / length);
        const Vector limitSine = across * Set(B / length) - near * Set(A / length);
        const Vector edgeCosine = Set(m_c.faces[0].c);
        giveUp(And(lanes, Abs(limitCosine - edgeCosine) <= Set(limits::closeTolerance)));
        const Mask rollsOver = And(lanes, limitCosine < edgeCosine);
        const Vector cosine = IfThenElse(rollsOver, edgeCosine, limitCosine);
        const Vector sine = IfThenElse(rollsOver, Set(-m_c.faces[0].s), limitSine);
        const Vector rolled = square + gb2 * (one - cosine) * Set(1 / (1 + k));
        const Vector speed = SqrtOrZero(d, rolled);
        m_flying = AndNot(rollsOver, m_flying);
        m_touching = And(rollsOver, Not(m_undecided));
        m_s = IfThenElse(rollsOver, Set(m_c.faces[0].from), m_s);
        m_v = IfThenElse(rollsOver, speed, m_v);
        m_w = IfThenElse(rollsOver, Neg(speed) * Set(1 / m_c.b), m_w);
        const Mask slides = And(AndNot(rollsOver, lanes), m_flying);
        if (!AllFalse(d, slides)) slideDownNearRim(slides, sine, cosine, rolled);
    }

    /// Sliding that begins without slip: u² = P sin a + Q cos a + R exp(λ (a − start)), until the normal
    /// force N vanishes or the face begins. The spin is integrated numerically.
    void slideDownNearRim(Mask lanes, Vector sine, Vector cosine, Vector square) {
        const double gb = m_c.g * m_c.b;
        const double lambda = 2 * m_c.muK;
        const double Q = gb * (lambda * lambda - 2) / (1 + lambda * lambda);
        const double P = -3 * gb * lambda / (1 + lambda * lambda);
        const Vector R = square - Set(P) * sine - Set(Q) * cosine;
        const Vector start = Atan(d, sine / cosine);
        const double edge = std::atan2(-m_c.faces[0].s, m_c.faces[0].c);

        // `left` is b N. Newton's method starts from the angle at which N would vanish without friction.
        const Vector free = (square + Set(2 * gb) * cosine) * Set(1 / (3 * gb));
        Vector a = Acos(d, Min(free, Set(1.0)));
        Vector left = Set(0);
        for (int i = 0; i < limits::newtonSteps; ++i) {
            const Vector sa = Sin(d, a);
            const Vector ca = Cos(d, a);
            const Vector growth = R * Exp(d, Set(lambda) * (a - start));
            left = Set(gb - Q) * ca - Set(P) * sa - growth;
            const Vector trend = Neg(Set(gb - Q) * sa + Set(P) * ca + Set(lambda) * growth);
            a = a - left / trend;
        }
        giveUp(And(lanes, Not(Abs(left) <= Set(limits::closeTolerance * gb))));
        giveUp(And(lanes, Not(Abs(a - Set(edge)) > Set(limits::closeTolerance))));
        const Vector last = Min(a, Set(edge));
        const Mask lifts = And(lanes, a < Set(edge));

        const Vector half = Set(0.5) * (last - start);
        const Vector middle = Set(0.5) * (last + start);
        Vector sum = Set(0);
        const auto& nodes = Gauss::abscissa(); // only the non-negative nodes
        const auto& weights = Gauss::weights();
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (const double side : {1.0, -1.0}) {
                if (i == 0 && side < 0) continue;
                const Vector at = middle + Set(side * nodes[i]) * half;
                const Vector ca = Cos(d, at);
                const Vector u = SqrtOrZero(d, slidSquared(P, Q, R, lambda, at, ca, start));
                sum = sum + Set(weights[i]) * (Set(m_c.g) * ca / u - u * Set(1 / m_c.b));
            }
        const Vector ca = Cos(d, last);
        const Vector sa = Sin(d, last);
        const Vector u2 = slidSquared(P, Q, R, lambda, last, ca, start);
        const Vector u = SqrtOrZero(d, u2);
        // The quadrature is accurate to rounding only if the speed changes moderately.
        giveUp(And(lanes, Not(u2 < Set(limits::maxGain) * square)));
        m_w = IfThenElse(
            lanes, Neg(SqrtOrZero(d, square)) * Set(1 / m_c.b) - Set(m_c.muK / m_c.k) * half * sum, m_w);
        m_x = IfThenElse(lifts, Set(m_c.startX) + Set(m_c.b) * sa, m_x);
        m_y = IfThenElse(lifts, Set(m_c.startY) - Set(m_c.b) * (Set(1.0) - ca), m_y);
        m_vx = IfThenElse(lifts, u * ca, m_vx);
        m_vy = IfThenElse(lifts, Neg(u * sa), m_vy);
        const Mask stays = And(AndNot(lifts, lanes), m_flying);
        m_flying = AndNot(stays, m_flying);
        m_touching = Or(m_touching, stays);
        m_s = IfThenElse(stays, Set(m_c.faces[0].from), m_s);
        m_v = IfThenElse(stays, u, m_v);
    }

    HWY_INLINE Vector slidSquared(double P, double Q, Vector R, double lambda, Vector a, Vector cosine,
                                  Vector start) const {
        return Set(P) * Sin(d, a) + Set(Q) * cosine + R * Exp(d, Set(lambda) * (a - start));
    }
};

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
