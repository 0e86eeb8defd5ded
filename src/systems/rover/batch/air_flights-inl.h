// Computes flights through air above the pieces of a course, one run per SIMD lane. Each flight is computed
// step by step with Taylor series until it lands on a piece or leaves it. Compiled once for each instruction
// set, together with the source that includes this file.

#if defined(TALWEG_AIR_FLIGHTS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_AIR_FLIGHTS_INL_H
#undef TALWEG_AIR_FLIGHTS_INL_H
#else
#define TALWEG_AIR_FLIGHTS_INL_H
#endif

#include "systems/rover/batch/air_series-inl.h"
#include "systems/rover/batch/course.h"
#include "systems/rover/batch/course_lanes-inl.h"
#include "systems/rover/batch/lane_limits.h"
#include "systems/rover/batch/lanes-inl.h"

#include <cmath>
#include <cstddef>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

/// The state of runs with air, one per lane, and the steps of their flights.
template <class D>
class FlightsOverCourse : protected LanesOnCourse<D> {
protected:
    using Base = LanesOnCourse<D>;
    using Base::d, Base::giveUp, Base::none, Base::Set;
    using Base::m_c, Base::m_x, Base::m_y, Base::m_vx, Base::m_vy, Base::m_time, Base::m_flying;
    using typename Base::Mask;
    using typename Base::Vector;

    explicit HWY_INLINE FlightsOverCourse(const Course& course) : Base(course) {
        m_dx = m_dy = Set(0);
        m_below = Set(1);
        m_onTakeoff = none();
    }

    const Course::Face& face(std::size_t i) const { return m_c.faces[i]; }

    HWY_INLINE static Mask IfElse(Mask lanes, Mask yes, Mask no) {
        return Or(And(lanes, yes), AndNot(lanes, no));
    }

    /// The ground vertically below a flight, along which the wind blows. Without wind, all ground counts as
    /// one piece.
    struct Below {
        Vector c, s;     ///< cosine and sine of the tilt of the ground
        Vector from, to; ///< abscissae of the ends of this ground, m
    };
    HWY_INLINE Below groundBelow() const {
        if (m_c.wind == 0) return {Set(1), Set(0), Set(-limits::unreached), Set(limits::unreached)};
        Below below{Set(1), Set(0), Set(m_c.vertices[m_c.faceCount]), Set(limits::unreached)};
        for (std::size_t i = m_c.faceCount; i-- > 0;) {
            const Mask on = m_below < Set(static_cast<double>(i) + 1.5);
            below.c = IfThenElse(on, Set(face(i).c), below.c);
            below.s = IfThenElse(on, Set(face(i).s), below.s);
            below.from = IfThenElse(on, Set(m_c.vertices[i]), below.from);
            below.to = IfThenElse(on, Set(m_c.vertices[i + 1]), below.to);
        }
        return below;
    }

    /// Index of the ground vertically below an abscissa, for motion to the right. See m_below.
    HWY_INLINE Vector belowOf(Vector x) const {
        if (m_c.wind == 0) return Set(0);
        Vector below = Set(0);
        for (std::size_t i = 0; i <= m_c.faceCount; ++i)
            below = below + IfThenElse(x >= Set(m_c.vertices[i]), Set(1), Set(0));
        return below;
    }

    struct Stepped {
        Mask lands, leaves;
    };

    /// The piece of the offset curve below a flight: a face or a rim.
    struct Above {
        const Course::Face* face = nullptr;
        double startX = 0, endX = 0;
        double rimX = 0, rimY = 0; ///< vertex of the rim, if the piece is a rim
    };

    /// One step of flights above a piece. A step ends where a flight lands on the piece, leaves it on the
    /// right, or passes a corner of the ground, or where the series end.
    Stepped step(const Above& piece, Mask lanes) {
        const Below below = groundBelow();
        FlightLanes<D> flight(m_c.drag, m_c.g, m_dx, m_dy, m_vx, m_vy, Set(m_c.wind) * below.c - m_vx,
                              Set(m_c.wind) * below.s - m_vy);
        const Vector speed = Sqrt(m_vx * m_vx + m_vy * m_vy) + Set(std::sqrt(m_c.g * m_c.b));
        const Vector scale = Max(speed, flight.airSpeed());
        const Vector cap = Set(limits::longestFlight / m_c.g) * scale;
        if (!piece.face) {
            flight.template extend<0, laneDegree>();
            const Vector reach = flight.template reach<laneDegree>(scale);
            return finishStep<laneDegree>(piece, below, flight, Gap{}, Min(reach, cap), lanes);
        }

        // Lanes that land soon need few terms. The others use all terms, and their step is as long as these
        // allow.
        Gap gap;
        flight.template extend<0, limits::leastDegree>();
        gap.template extend<0, limits::leastDegree>(*piece.face, flight);
        begin(gap, *piece.face, lanes);
        const Vector beyond = Set(limits::beyondLanding) * gap.guess;
        const Mask atOnce = flight.template reaches<limits::leastDegree>(beyond, scale);
        if (AllFalse(d, AndNot(atOnce, lanes)))
            return finishStep<limits::leastDegree>(piece, below, flight, gap, Min(beyond, cap), lanes);
        flight.template extend<limits::leastDegree, limits::lowDegree>();
        flight.template cut<limits::leastDegree, limits::lowDegree>(atOnce);
        gap.template extend<limits::leastDegree + 1, limits::lowDegree>(*piece.face, flight);
        const Mask soon = Or(atOnce, flight.template reaches<limits::lowDegree>(beyond, scale));
        if (AllFalse(d, AndNot(soon, lanes)))
            return finishStep<limits::lowDegree>(piece, below, flight, gap, Min(beyond, cap), lanes);
        flight.template extend<limits::lowDegree, laneDegree>();
        flight.template cut<limits::lowDegree, laneDegree>(soon);
        gap.template extend<limits::lowDegree + 1, laneDegree>(*piece.face, flight);
        const Vector reach = IfThenElse(soon, beyond, flight.template reach<laneDegree>(scale));
        return finishStep<laneDegree>(piece, below, flight, gap, Min(reach, cap), lanes);
    }

    /// The distance from a face as a series, and a rough estimate of the time when it becomes zero.
    struct Gap {
        Series<D> series;
        Vector guess;

        template <std::size_t from, std::size_t to>
        HWY_INLINE void extend(const Course::Face& f, const FlightLanes<D>& flight) {
            for (std::size_t n = from; n <= to; ++n)
                series[n] = MulAdd(Set(f.c), flight.y()[n], Set(-f.s) * flight.x()[n]);
        }
    };

    HWY_INLINE void begin(Gap& gap, const Course::Face& f, Mask lanes) {
        const Vector zero = Set(0);
        Series<D>& c = gap.series;
        const Vector off = (m_y - Set(f.y)) * Set(f.c) - (m_x - Set(f.x)) * Set(f.s);
        c[0] = c[0] + IfThenElse(m_onTakeoff, zero, off);
        giveUp(And(lanes, Not(And(c[0] >= zero, c[2] < zero))));
        const Vector square = c[1] * c[1] - Set(4.0) * c[2] * c[0];
        gap.guess = (c[1] + SqrtOrZero(d, square)) / (Set(-2.0) * c[2]);
    }

    template <std::size_t degree>
    HWY_INLINE Stepped finishStep(const Above& piece, const Below& below, const FlightLanes<D>& flight,
                                  const Gap& gap, Vector end, Mask lanes) {
        const Vector zero = Set(0);
        Mask lands = none();
        Vector landing = Set(limits::unreached);
        if (piece.face) {
            giveUp(And(lanes, Not(isBentDown<degree>(gap.series, end))));
            lands = And(lanes, valueOf<degree>(d, gap.series, end) <= zero);
            if (!AllFalse(d, lands)) {
                const SeriesRoot<D> root = rootOf<degree>(d, gap.series, zero, Min(gap.guess, end), lands);
                giveUp(And(lands, Not(And(root.settled, root.at > zero))));
                landing = IfThenElse(lands, root.at, landing);
            }
        }

        // The step ends at the landing or where the series end. In rare cases it ends earlier, where the
        // flight leaves the piece or the ground below it.
        Vector t = Min(landing, end);
        Vector dx = valueOf<degree>(d, flight.x(), t), vx = flight.template vx<degree>(t);
        const Vector endX = Set(piece.endX), x = m_x + dx;
        const Vector farthest = m_x + m_dx + Max(m_vx, vx) * t;
        const Mask onward = And(m_vx > zero, vx > zero);
        const Mask within = And(farthest<Min(endX, below.to), x> Max(Set(piece.startX), below.from));
        giveUp(And(lanes, Not(Or(onward, within))));
        Mask leaves = And(lanes, x >= endX), passes = And(lanes, x >= below.to);
        if (!AllFalse(d, Or(leaves, passes))) {
            const Vector leaving = passingOf<degree>(flight, endX, leaves);
            const Vector passing = passingOf<degree>(flight, below.to, passes);
            giveUp(And(And(lands, leaves), Abs(landing - leaving) <= Set(limits::closeInAir) * leaving));
            t = Min(t, Min(leaving, passing));
            leaves = And(leaves, leaving <= t);
            passes = And(passes, passing <= t);
            dx = valueOf<degree>(d, flight.x(), t);
            vx = flight.template vx<degree>(t);
        }
        lands = And(lands, landing <= t);
        giveUp(And(lanes, Not(flight.template leastAirSpeed<degree>(t)
                              > Set(limits::leastAirSpeed) * flight.airSpeed())));
        if (!piece.face) giveUp(And(lanes, Not(clears<degree>(piece, flight, t))));
        const auto advance = [lanes](Vector& now, Vector then) { now = IfThenElse(lanes, then, now); };
        advance(m_dx, dx);
        advance(m_dy, valueOf<degree>(d, flight.y(), t));
        advance(m_vx, vx);
        advance(m_vy, flight.template vy<degree>(t));
        advance(m_time, m_time + t);
        m_below = IfThenElse(passes, m_below + Set(1), m_below);
        const Mask live = m_flying;
        return {And(lands, live), And(AndNot(lands, leaves), live)};
    }

    /// Whether flights are certain not to touch a rim before they pass it. Uses r² − b², where r is the
    /// distance from the rim. For a flight that starts at this rim, the root at its beginning is divided out.
    template <std::size_t degree>
    HWY_INLINE Mask clears(const Above& rim, const FlightLanes<D>& flight, Vector t) const {
        const Vector zero = Set(0), b = Set(m_c.b);
        const Vector rx = m_x + m_dx - Set(rim.rimX), ry = m_y + m_dy - Set(rim.rimY);
        const Series<D>&x = flight.x(), &y = flight.y();
        Vector higher = zero, third = zero, second = zero; // lower bounds of the contributions of the terms
        for (std::size_t n = degree; n >= 2; --n) {
            Vector term = MulAdd(rx, x[n], ry * y[n]);
            term = term + term;
            for (std::size_t i = 1; i < n; ++i)
                term = MulAdd(x[i], x[n - i], MulAdd(y[i], y[n - i], term));
            if (n == 2)
                second = term;
            else if (n == 3)
                third = term;
            else
                higher = MulAdd(higher, t, Min(term, zero));
        }
        const Vector beyond = MulAdd(higher, t, third); // coefficient of t³
        const Mask opens = Or(And(second > zero, MulAdd(t, Min(beyond, zero), second) > zero), beyond > zero);
        // A parabola that bounds r² − b² from below until t.
        const Vector slope = Set(2) * MulAdd(rx, x[1], ry * y[1]);
        const Vector distance = MulAdd(rx, rx, ry * ry) - b * b;
        const Vector bend = MulAdd(t, Min(beyond, zero), second);
        const Mask upward = Or(slope >= zero, Set(4) * distance * bend > slope * slope);
        const Mask ahead = MulAdd(MulAdd(bend, t, slope), t, distance) > zero;
        const Mask apart = And(distance > zero, IfElse(bend > zero, upward, ahead));
        const Mask over = Min(ry, ry - m_dy + valueOf<degree>(d, y, t)) > b;
        return IfElse(m_onTakeoff, opens, Or(over, apart));
    }

    /// Whether a series is certain to have a negative second derivative until `end`. It then has at most one
    /// root after a place where it is positive.
    template <std::size_t degree>
    HWY_INLINE Mask isBentDown(const Series<D>& gap, Vector end) const {
        Vector bend = Set(0);
        for (std::size_t n = degree; n > 2; --n)
            bend = MulAdd(bend, end, Set(static_cast<double>(n * (n - 1))) * Max(gap[n], Set(0)));
        return MulAdd(bend, end, gap[2] + gap[2]) < Set(0);
    }

    template <std::size_t degree>
    HWY_INLINE Vector passingOf(const FlightLanes<D>& flight, Vector to, Mask lanes) {
        if (AllFalse(d, lanes)) return Set(limits::unreached);
        const Vector way = to - m_x;
        const SeriesRoot<D> root = rootOf<degree>(d, flight.x(), way, (way - m_dx) / m_vx, lanes);
        giveUp(And(lanes, Not(And(root.settled, root.at >= Set(0)))));
        return IfThenElse(lanes, root.at, Set(limits::unreached));
    }

    Vector m_dx, m_dy; ///< displacement from the start of the flight to the current step, m
    Vector m_below;    ///< index of the ground vertically below: 0 for the plateau, 1 for the first face, …
    Mask m_onTakeoff;  ///< whether the flight is above the face that it left by an impact
};

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
