// Taylor series of motion through air, for one run per SIMD lane. Compiled once for each instruction set,
// together with the source that includes this file.

#if defined(TALWEG_AIR_SERIES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_AIR_SERIES_INL_H
#undef TALWEG_AIR_SERIES_INL_H
#else
#define TALWEG_AIR_SERIES_INL_H
#endif

#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// Highest degree of the series.
inline constexpr std::size_t laneDegree = 16;

/// Coefficients of 1, t, t², …; functions use them up to a given degree.
template <class D>
using Series = std::array<VectorOf<D>, laneDegree + 1>;

/// Value of a series at t. Summing even and odd powers separately halves the chain of dependent operations.
template <std::size_t degree, class D>
HWY_INLINE VectorOf<D> valueOf(D, const Series<D>& c, VectorOf<D> t) {
    static_assert(degree % 2 == 0);
    const VectorOf<D> square = t * t;
    VectorOf<D> even = c[degree], odd = c[degree - 1];
    for (std::size_t i = degree; i > 2; i -= 2) {
        even = MulAdd(even, square, c[i - 2]);
        odd = MulAdd(odd, square, c[i - 3]);
    }
    return MulAdd(odd, t, MulAdd(even, square, c[0]));
}

template <class D>
struct SeriesRoot {
    VectorOf<D> at;
    MaskOf<D> settled; ///< whether `at` is a root, to rounding
};

/// One step of Newton's method towards the t at which a series, truncated at a degree, equals `value`.
template <std::size_t degree, class D>
HWY_INLINE VectorOf<D> newtonStep(D, const Series<D>& c, VectorOf<D> value, VectorOf<D> at) {
    static_assert(degree % 2 == 0);
    const VectorOf<D> square = at * at;
    VectorOf<D> even = c[degree], odd = c[degree - 1]; // polynomials in t²
    VectorOf<D> evenSlope = even, oddSlope = odd;
    even = MulAdd(even, square, c[degree - 2]);
    odd = MulAdd(odd, square, c[degree - 3]);
    for (std::size_t i = degree - 2; i > 2; i -= 2) {
        evenSlope = MulAdd(evenSlope, square, even);
        oddSlope = MulAdd(oddSlope, square, odd);
        even = MulAdd(even, square, c[i - 2]);
        odd = MulAdd(odd, square, c[i - 3]);
    }
    evenSlope = MulAdd(evenSlope, square, even);
    even = MulAdd(even, square, c[0]);
    const VectorOf<D> along = MulAdd(oddSlope, at, evenSlope) * at;
    return (MulAdd(odd, at, even) - value) / (odd + along + along);
}

/// Newton's method for the t at which a series equals `value`, for the given lanes. The first steps use only
/// low-degree terms, which suffice to come close to the root. Converged lanes stay unchanged while others
/// continue.
template <std::size_t degree, class D>
HWY_INLINE SeriesRoot<D> rootOf(D d, const Series<D>& c, VectorOf<D> value, VectorOf<D> at, MaskOf<D> lanes) {
    for (int i = 0; i < limits::firstNewtonSteps; ++i)
        at = at - newtonStep<std::min(limits::firstNewtonDegree, degree)>(d, c, value, at);
    MaskOf<D> settled = at != at;
    for (int i = 0; i < limits::seriesNewtonSteps && !AllFalse(d, AndNot(settled, lanes)); ++i) {
        const VectorOf<D> step = newtonStep<degree>(d, c, value, at);
        const VectorOf<D> next = at - step;
        at = IfThenElse(settled, at, next);
        settled = Or(settled, Abs(step) <= Set(d, limits::lastStep) * next);
    }
    return {at, settled};
}

/// The range of t within which the last two terms of a series, truncated at a degree, contribute at most the
/// fraction `truncation` of the whole, as in stepOf. Accurate to 10 %, and never too large. `last`,
/// `lastButOne` and `scale` are squares.
template <std::size_t degree, class D>
HWY_INLINE VectorOf<D> reachOf(D d, VectorOf<D> last, VectorOf<D> lastButOne, VectorOf<D> scale) {
    const VectorOf<D> whole = RoughLog2(d, Set(d, limits::truncation * limits::truncation) * scale);
    const VectorOf<D> least = Set(d, limits::leastTerm);
    const VectorOf<D> one = Set(d, 0.5 / degree) * (whole - RoughLog2(d, Max(last, least)));
    const VectorOf<D> other = Set(d, 0.5 / (degree - 1)) * (whole - RoughLog2(d, Max(lastButOne, least)));
    return Set(d, 0.93) * RoughExp2(d, Min(one, other));
}

/// A flight under drag and gravity in uniform wind, as series of the displacement and of W. W is the wind
/// minus the velocity, with Ẇ = −K |W| W + g ŷ. The series are extended term by term.
template <class D>
class FlightLanes {
public:
    using Vector = VectorOf<D>;

    HWY_INLINE FlightLanes(double drag, double g, Vector x, Vector y, Vector vx, Vector vy, Vector wx,
                           Vector wy)
        : m_drag(drag), m_g(g) {
        m_x[0] = x;
        m_y[0] = y;
        m_vx0 = vx;
        m_vy0 = vy;
        m_wx[0] = wx;
        m_wy[0] = wy;
        m_r[0] = Sqrt(wx * wx + wy * wy);
        m_perSpeed = Set(d, 1.0) / Max(m_r[0], Set(d, limits::leastTerm));
        m_ux = wx * m_perSpeed;
        m_uy = wy * m_perSpeed;
    }

    /// Extends the series from one degree to another.
    template <std::size_t from, std::size_t to>
    HWY_INLINE void extend() {
        [this]<std::size_t... n>(std::index_sequence<n...>) {
            (this->template addTerm<from + n>(), ...);
        }
        (std::make_index_sequence<to - from>());
    }

    /// Whether the terms up to a degree are accurate until t, by the criterion of reachOf.
    template <std::size_t degree>
    HWY_INLINE MaskOf<D> reaches(Vector t, Vector scale) const {
        const Vector square = t * t;
        const Vector last = MulAdd(squareOf(degree), square, squareOf(degree - 1));
        return last * powerOf<degree - 1>(square)
               < Set(d, limits::truncation * limits::truncation) * scale * scale;
    }

    /// Time until which the terms up to a degree are accurate.
    template <std::size_t degree>
    HWY_INLINE Vector reach(Vector scale) const {
        return reachOf<degree>(d, squareOf(degree), squareOf(degree - 1), scale * scale);
    }

    /// In some lanes, sets the terms from above `degree` up to `highest` to zero.
    template <std::size_t degree, std::size_t highest>
    HWY_INLINE void cut(MaskOf<D> lanes) {
        const auto leaveOut = [lanes](Vector& term) { term = IfThenElse(lanes, Set(d, 0.0), term); };
        for (std::size_t n = degree + 1; n <= highest; ++n) {
            for (Series<D>* series : {&m_x, &m_y, &m_wx, &m_wy})
                leaveOut((*series)[n]);
            leaveOut(m_r[n - 1]);
        }
    }

    const Series<D>& x() const { return m_x; }
    const Series<D>& y() const { return m_y; }
    template <std::size_t degree>
    HWY_INLINE Vector vx(Vector t) const {
        return velocity<degree>(m_vx0, m_wx, t);
    }
    template <std::size_t degree>
    HWY_INLINE Vector vy(Vector t) const {
        return velocity<degree>(m_vy0, m_wy, t);
    }
    HWY_INLINE Vector airSpeed() const { return m_r[0]; }

    /// A lower bound of |W| from 0 to t.
    template <std::size_t degree>
    HWY_INLINE Vector leastAirSpeed(Vector t) const {
        const Vector square = t * t;
        Vector odd = Abs(m_r[degree - 1]), even = Abs(m_r[degree - 2]);
        for (std::size_t i = degree - 1; i > 2; i -= 2) {
            odd = MulAdd(odd, square, Abs(m_r[i - 2]));
            if (i > 3) even = MulAdd(even, square, Abs(m_r[i - 3]));
        }
        return NegMulAdd(MulAdd(even, t, odd), t, m_r[0]);
    }

private:
    static constexpr D d{};

    HWY_INLINE Vector squareOf(std::size_t n) const { return MulAdd(m_wx[n], m_wx[n], m_wy[n] * m_wy[n]); }

    template <std::size_t n>
    HWY_INLINE static Vector powerOf(Vector x) {
        if constexpr (n == 1)
            return x;
        else if constexpr (n % 2 == 1)
            return x * powerOf<n - 1>(x);
        else
            return powerOf<n / 2>(x * x);
    }

    /// Adds the term of degree n of |W|, and the terms of degree n + 1 that follow from it. In every sum, the
    /// operands that are known last come last, so that few operations wait for them.
    template <std::size_t n>
    HWY_INLINE void addTerm() {
        constexpr double next = 1 / static_cast<double>(n + 1);
        if constexpr (n > 0) m_r[n] = airSpeed<n>();
        const Vector factor = Set(d, -m_drag * next);
        if constexpr (n == 0) {
            m_wx[1] = factor * m_r[0] * m_wx[0];
            m_wy[1] = MulAdd(factor * m_r[0], m_wy[0], Set(d, m_g));
            m_x[1] = m_vx0;
            m_y[1] = m_vy0;
        } else {
            Vector dragX = Set(d, 0.0), dragY = dragX;
            const auto add = [&](std::size_t i) {
                dragX = MulAdd(m_r[i], m_wx[n - i], dragX);
                dragY = MulAdd(m_r[i], m_wy[n - i], dragY);
            };
            if constexpr (n % 2 == 0) add(n / 2);
            for (std::size_t i = (n - 1) / 2; i > 0; --i) {
                add(i);
                add(n - i);
            }
            dragX = factor * MulAdd(m_r[0], m_wx[n], dragX);
            dragY = factor * MulAdd(m_r[0], m_wy[n], dragY);
            m_wx[n + 1] = MulAdd(factor * m_wx[0], m_r[n], dragX);
            m_wy[n + 1] = MulAdd(factor * m_wy[0], m_r[n], dragY);
            m_x[n + 1] = Set(d, -next) * m_wx[n];
            m_y[n + 1] = Set(d, -next) * m_wy[n];
        }
    }

    /// The n-th term of |W|, from those of |W|².
    template <std::size_t n>
    HWY_INLINE Vector airSpeed() const {
        Vector x = Set(d, 0.0), y = x, r = x;
        if constexpr (n % 2 == 0) {
            constexpr std::size_t i = n / 2;
            const Vector half = Set(d, 0.5);
            x = half * m_wx[i] * m_wx[i];
            y = half * m_wy[i] * m_wy[i];
            r = half * m_r[i] * m_r[i];
        }
        for (std::size_t i = (n - 1) / 2; i > 0; --i) {
            x = MulAdd(m_wx[i], m_wx[n - i], x);
            y = MulAdd(m_wy[i], m_wy[n - i], y);
            r = MulAdd(m_r[i], m_r[n - i], r);
        }
        const Vector known = (x + y - r) * m_perSpeed;
        return MulAdd(m_ux, m_wx[n], MulAdd(m_uy, m_wy[n], known));
    }

    template <std::size_t degree>
    HWY_INLINE Vector velocity(Vector v0, const Series<D>& w, Vector t) const {
        const Vector square = t * t;
        Vector even = w[degree], odd = w[degree - 1];
        for (std::size_t i = degree; i > 2; i -= 2) {
            even = MulAdd(even, square, w[i - 2]);
            odd = MulAdd(odd, square, w[i - 3]);
        }
        return NegMulAdd(MulAdd(even, t, odd), t, v0);
    }

    const double m_drag, m_g;
    Vector m_vx0, m_vy0, m_perSpeed;
    Vector m_ux, m_uy; ///< W/|W| at the beginning of the step
    Series<D> m_x, m_y, m_wx, m_wy, m_r;
};

/// Motion along the ground: M v̇ = K σ w² + force with w = U − v and σ = sgn w.
template <class D>
class ContactLanes {
public:
    using Vector = VectorOf<D>;

    /// `drag`: K σ/M; `force`: force divided by M, m/s²; `past`: w at the start.
    HWY_INLINE ContactLanes(Vector drag, Vector force, Vector past, Vector s, Vector v) {
        m_s[0] = s;
        m_v[0] = v;
        for (std::size_t n = 0; n < laneDegree; ++n) {
            const Vector first = n == 0 ? past : Neg(m_v[n]);
            Vector square = n == 0 ? past * past : (past + past) * first;
            for (std::size_t i = 1; i < n; ++i)
                square = MulAdd(m_v[i], m_v[n - i], square);
            const Vector next = Set(d, 1 / static_cast<double>(n + 1));
            Vector rate = drag * square;
            if (n == 0) rate = rate + force;
            m_v[n + 1] = next * rate;
            m_s[n + 1] = next * m_v[n];
        }
    }

    HWY_INLINE Vector reach(Vector scale) const {
        const Vector last = m_v[laneDegree], lastButOne = m_v[laneDegree - 1];
        return reachOf<laneDegree>(d, last * last, lastButOne * lastButOne, scale * scale);
    }
    const Series<D>& s() const { return m_s; }
    const Series<D>& v() const { return m_v; }

private:
    static constexpr D d{};
    Series<D> m_s, m_v;
};

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
