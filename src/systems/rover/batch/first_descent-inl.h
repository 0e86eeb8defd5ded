// The first contact of a flight with a rim, for one run per SIMD lane. Compiled once for each instruction
// set, together with the source that includes this file.

#if defined(TALWEG_FIRST_DESCENT_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_FIRST_DESCENT_INL_H
#undef TALWEG_FIRST_DESCENT_INL_H
#else
#define TALWEG_FIRST_DESCENT_INL_H
#endif

#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

#include <array>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// Coefficients of 1, t, t², … of a polynomial, one polynomial per lane.
template <class D>
using Polynomial = std::array<VectorOf<D>, 5>;

template <class D>
struct FirstDescent {
    VectorOf<D> at;  ///< where the polynomial first falls through zero in (0, 1)
    MaskOf<D> found; ///< whether such a place certainly exists
    MaskOf<D> none;  ///< whether no such place exists, with certainty
};

/// Whether the polynomial falls through zero at `at`, so steeply that rounding does not matter, and has no
/// earlier root. It has none if the Bernstein coefficients of its quotient by (t − at) are all negative.
template <class D>
HWY_INLINE MaskOf<D> isFirstDescent(D d, const Polynomial<D>& c, VectorOf<D> at) {
    const VectorOf<D> q3 = c[4] * at * at * at;
    const VectorOf<D> q2 = (c[3] + c[4] * at) * at * at;
    const VectorOf<D> h1 = c[2] + (c[3] + c[4] * at) * at;
    const VectorOf<D> q1 = h1 * at;
    const VectorOf<D> q0 = c[1] + h1 * at;
    const VectorOf<D> b1 = q0 + Set(d, 1.0 / 3) * q1;
    const VectorOf<D> b2 = q0 + Set(d, 2.0 / 3) * q1 + Set(d, 1.0 / 3) * q2;
    const VectorOf<D> b3 = q0 + q1 + q2 + q3;
    const VectorOf<D> highest = Max(Max(q0, b1), Max(b2, b3));
    const VectorOf<D> extent = c[0] + Abs(c[1]) + Abs(c[2]) + Abs(c[3]) + Abs(c[4]);
    const MaskOf<D> inside = And(at > Set(d, 0.0), at < Set(d, 1 - limits::closeTolerance));
    return And(inside, highest < Neg(Set(d, limits::minDescent) * extent));
}

/// The polynomial in the variable t − at.
template <class D>
HWY_INLINE Polynomial<D> aboutPoint(D, Polynomial<D> p, VectorOf<D> at) {
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t j = 3; j + 1 > i; --j)
            p[j] = p[j] + at * p[j + 1];
    return p;
}

/// One step towards the first root, without passing it. `p` is the polynomial about `first.at`. The step
/// follows a straight line that lies below the polynomial on the rest of the interval, as its Bernstein
/// coefficients show.
template <class D>
void approach(D d, const Polynomial<D>& c, const Polynomial<D>& p, FirstDescent<D>& first) {
    const VectorOf<D> zero = Set(d, 0.0);
    const VectorOf<D> r = Set(d, 1.0) - first.at;
    const VectorOf<D> p1 = p[1] * r;
    const VectorOf<D> p2 = p[2] * r * r;
    const VectorOf<D> p3 = p[3] * r * r * r;
    const VectorOf<D> p4 = p[4] * r * r * r * r;
    const VectorOf<D> s2 = p1 + Set(d, 1.0 / 3) * p2;
    const VectorOf<D> s3 = p1 + Set(d, 2.0 / 3) * p2 + Set(d, 1.0 / 3) * p3;
    const VectorOf<D> slope = Min(Min(p1, s2), Min(s3, p1 + p2 + p3 + p4));
    first.none = Or(first.none, p[0] + Min(slope, zero) > Set(d, limits::closeTolerance) * c[0]);
    const VectorOf<D> step = IfThenElse(slope < zero, p[0] * r / Neg(slope), zero);
    first.at = Min(first.at + step, Set(d, 1.0));
}

/// Newton's method. Also decides whether the root found is the first.
template <class D>
void polish(D d, const Polynomial<D>& c, FirstDescent<D>& first) {
    VectorOf<D> at = first.at;
    VectorOf<D> step = Set(d, 0.0);
    for (int i = 0; i < limits::newtonSteps; ++i) {
        const VectorOf<D> value = (((c[4] * at + c[3]) * at + c[2]) * at + c[1]) * at + c[0];
        const VectorOf<D> slope =
            ((Set(d, 4.0) * c[4] * at + Set(d, 3.0) * c[3]) * at + Set(d, 2.0) * c[2]) * at + c[1];
        step = value / slope;
        at = at - step;
    }
    first.at = at;
    const MaskOf<D> settled = Abs(step) <= Set(d, limits::closeTolerance) * at;
    first.found = And(settled, AndNot(first.none, isFirstDescent(d, c, at)));
}

/// The first root of a polynomial that is positive at 0, in the lanes `live`. Newton's method starts near 0.
/// If the root found is not certain to be the first, it starts again as far right as straight lines below the
/// polynomial lead.
template <class D>
FirstDescent<D> firstDescent(D d, const Polynomial<D>& c, MaskOf<D> live) {
    FirstDescent<D> first{Set(d, 0.0), Set(d, 0.0) > Set(d, 0.0), Set(d, 0.0) > Set(d, 0.0)};
    approach(d, c, c, first);
    if (AllFalse(d, AndNot(first.none, live))) return first;
    polish(d, c, first);
    if (AllFalse(d, AndNot(Or(first.none, first.found), live))) return first;
    VectorOf<D> at = Set(d, 0.0);
    for (int i = 0; i < limits::approachSteps; ++i) {
        const VectorOf<D> before = at;
        FirstDescent<D> next{at, Set(d, 0.0) > Set(d, 0.0), first.none};
        approach(d, c, aboutPoint(d, c, at), next);
        first.none = next.none;
        at = IfThenElse(first.found, first.at, next.at);
        const MaskOf<D> moving = at - before > Set(d, limits::smallStep);
        if (AllFalse(d, And(moving, AndNot(Or(first.none, first.found), live)))) break;
    }
    first.at = at;
    polish(d, c, first);
    return first;
}

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
