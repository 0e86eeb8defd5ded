// Taylor series of motion through air, in lanes. Compiled once for each kind of processor, along with the
// source that includes it.

#if defined(TALWEG_AIR_SERIES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_AIR_SERIES_INL_H
#undef TALWEG_AIR_SERIES_INL_H
#else
#define TALWEG_AIR_SERIES_INL_H
#endif

#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

#include <array>
#include <cstddef>
#include <utility>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// Terms of series in lanes.
inline constexpr std::size_t laneDegree = 16;

/// Coefficients of 1, t, t² …, of which those up to a degree are used.
template <class D>
using Series = std::array<VectorOf<D>, laneDegree + 1>;

template <std::size_t degree, class D>
HWY_INLINE VectorOf<D> valueOf(D, const Series<D>& c, VectorOf<D> t) {
    VectorOf<D> value = c[degree];
    for (std::size_t i = degree; i-- > 0;)
        value = MulAdd(value, t, c[i]);
    return value;
}

template <class D>
struct SeriesRoot {
    VectorOf<D> at;
    MaskOf<D> settled; ///< it is one, to rounding
};

/// Newton's method for where a series has a value.
template <std::size_t degree, class D>
HWY_INLINE SeriesRoot<D> rootOf(D d, const Series<D>& c, VectorOf<D> value, VectorOf<D> at) {
    VectorOf<D> step = at;
    for (int i = 0; i < limits::seriesNewtonSteps; ++i) {
        VectorOf<D> f = c[degree], slope = Set(d, 0.0);
        for (std::size_t n = degree; n-- > 0;) {
            slope = MulAdd(slope, at, f);
            f = MulAdd(f, at, c[n]);
        }
        step = (f - value) / slope;
        at = at - step;
    }
    return {at, Abs(step) <= Set(d, limits::lastStep) * at};
}

/// Where the part that a series' last two coefficients, up to a degree, have in the whole reaches
/// `truncation`, to some hundredths, as stepOf has it.
template <std::size_t degree, class D>
HWY_INLINE VectorOf<D> reachOf(D d, VectorOf<D> last, VectorOf<D> lastButOne, VectorOf<D> scale) {
    const VectorOf<D> whole = Set(d, limits::truncation) * scale;
    const VectorOf<D> least = Set(d, limits::leastTerm);
    return Min(RoughRoot(d, whole / Max(last, least), static_cast<double>(degree)),
               RoughRoot(d, whole / Max(lastButOne, least), static_cast<double>(degree - 1)));
}

/// A flight under drag and gravity in uniform wind: of the displacement and of W, the wind less the velocity,
/// with Ẇ = −K |W| W + g ŷ. Extended term by term.
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
    }

    /// From terms up to one degree to terms up to another.
    template <std::size_t from, std::size_t to>
    HWY_INLINE void extend() {
        [this]<std::size_t... n>(std::index_sequence<n...>) {
            (addTerm<from + n>(), ...);
        }
        (std::make_index_sequence<to - from>());
    }

    /// How far the terms up to a degree reach.
    template <std::size_t degree>
    HWY_INLINE Vector reach(Vector scale) const {
        return reachOf<degree>(d, sizeOf(degree), sizeOf(degree - 1), scale);
    }

    /// Leaves terms beyond a degree out of some lanes.
    template <std::size_t degree>
    HWY_INLINE void cut(MaskOf<D> lanes) {
        const auto leaveOut = [lanes](Vector& term) { term = IfThenElse(lanes, Set(d, 0.0), term); };
        for (std::size_t n = degree + 1; n <= laneDegree; ++n) {
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

    /// A bound below |W| until then.
    template <std::size_t degree>
    HWY_INLINE Vector leastAirSpeed(Vector t) const {
        Vector less = Abs(m_r[degree - 1]);
        for (std::size_t i = degree - 1; i-- > 1;)
            less = MulAdd(less, t, Abs(m_r[i]));
        return NegMulAdd(less, t, m_r[0]);
    }

private:
    static constexpr D d{};

    HWY_INLINE Vector sizeOf(std::size_t n) const { return Sqrt(m_wx[n] * m_wx[n] + m_wy[n] * m_wy[n]); }

    /// |W| to the degree n, and what follows from it to the next one.
    template <std::size_t n>
    HWY_INLINE void addTerm() {
        constexpr double next = 1 / static_cast<double>(n + 1);
        if constexpr (n > 0) m_r[n] = airSpeed<n>();
        Vector dragX = m_r[0] * m_wx[n], dragY = m_r[0] * m_wy[n];
        for (std::size_t i = 1; i <= n; ++i) {
            dragX = MulAdd(m_r[i], m_wx[n - i], dragX);
            dragY = MulAdd(m_r[i], m_wy[n - i], dragY);
        }
        const Vector factor = Set(d, -m_drag * next);
        m_wx[n + 1] = factor * dragX;
        m_wy[n + 1] = factor * dragY;
        if constexpr (n == 0) {
            m_wy[1] = m_wy[1] + Set(d, m_g);
            m_x[1] = m_vx0;
            m_y[1] = m_vy0;
        } else {
            m_x[n + 1] = Set(d, -next) * m_wx[n];
            m_y[n + 1] = Set(d, -next) * m_wy[n];
        }
    }

    /// The n-th term of |W|, from those of its square, of which the pairs are summed apart so that none waits
    /// for another.
    template <std::size_t n>
    HWY_INLINE Vector airSpeed() const {
        Vector x = m_wx[0] * m_wx[n], y = m_wy[0] * m_wy[n], r = Set(d, 0.0);
        for (std::size_t i = 1; i < n - i; ++i) {
            x = MulAdd(m_wx[i], m_wx[n - i], x);
            y = MulAdd(m_wy[i], m_wy[n - i], y);
            r = MulAdd(m_r[i], m_r[n - i], r);
        }
        Vector sum = x + y - r;
        if constexpr (n % 2 == 0) {
            constexpr std::size_t i = n / 2;
            const Vector middle = MulAdd(m_wx[i], m_wx[i], m_wy[i] * m_wy[i]) - m_r[i] * m_r[i];
            sum = MulAdd(Set(d, 0.5), middle, sum);
        }
        return sum * m_perSpeed;
    }

    template <std::size_t degree>
    HWY_INLINE Vector velocity(Vector v0, const Series<D>& w, Vector t) const {
        Vector value = w[degree];
        for (std::size_t i = degree; i-- > 1;)
            value = MulAdd(value, t, w[i]);
        return NegMulAdd(value, t, v0);
    }

    const double m_drag, m_g;
    Vector m_vx0, m_vy0, m_perSpeed;
    Series<D> m_x, m_y, m_wx, m_wy, m_r;
};

/// Motion along the ground, M v̇ = K σ w² + force with w = U − v, σ its sense.
template <class D>
class ContactLanes {
public:
    using Vector = VectorOf<D>;

    /// `drag`: K σ/M; `force`: per inertia, m/s².
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
        return reachOf<laneDegree>(d, Abs(m_v[laneDegree]), Abs(m_v[laneDegree - 1]), scale);
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
