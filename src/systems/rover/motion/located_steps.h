#pragma once

#include "base/contract.h"
#include "base/root.h"
#include "systems/rover/motion/legs.h"

#include <algorithm>
#include <array>
#include <boost/numeric/odeint.hpp>
#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

/// Numerical integration of the motion between two events. Events are located within the steps. The state is
/// an array of any length.
namespace talweg::rover {

/// Event functions of the state: each is positive until its event occurs.
struct Watches {
    static constexpr std::size_t max = 8; ///< largest number of functions of any motion
    std::array<double, max> value{};
    std::array<Arrival, max> arrival{};
    std::array<int, max> side{};
    std::size_t count = 0;

    void add(double v, Arrival a, int s = 0) {
        TALWEG_EXPECTS(count < max);
        value[count] = v;
        arrival[count] = a;
        side[count] = s;
        ++count;
    }
    bool anyNegative() const {
        return std::any_of(value.begin(), value.begin() + static_cast<long>(count),
                           [](double v) { return v < 0; });
    }
};

/// Largest number of steps of one run, which take about one second. An adaptive step costs as much as ten
/// fixed ones; runs that come to rest take a few thousand. If too small, long runs that would end by
/// themselves are aborted.
inline constexpr std::int64_t maxFixedSteps = 3'000'000, maxAdaptiveSteps = 300'000;
/// Largest number of knots of one leg (an even number of steps), which limits memory. Above it, pairs of
/// steps are merged. If too small, long legs are drawn less accurately.
inline constexpr std::size_t maxKnots = 30'000;

/// The state and event at which a numerical motion ends.
template <class Vector>
struct Ended {
    double t = 0;
    Vector state{};
    Arrival arrival = Arrival::outOfTime;
    int side = 0;
};

/// The earliest event within a step of length h (s). `at(τ)` is the state at τ after the beginning of the
/// step.
template <class At, class Watch>
auto locate(double t0, double h, const At& at, const Watch& watch) {
    const auto end = at(h);
    const Watches atEnd = watch(end);
    Ended<std::remove_const_t<decltype(end)>> first{.t = t0 + h, .state = end};
    double earliest = h;
    for (std::size_t i = 0; i < atEnd.count; ++i) {
        if (atEnd.value[i] >= 0) continue;
        const auto f = [&](double tau) { return watch(at(tau)).value[i]; };
        // The function may be zero and rising at the beginning, so a time at which it is positive is needed.
        double lo = 0;
        double fLo = f(0);
        double hi = h;
        constexpr int maxHalvings = 200; // after this number, the function counts as nowhere positive
        for (int n = 0; fLo <= 0 && n < maxHalvings; ++n) {
            const double middle = 0.5 * hi;
            const double fMiddle = f(middle);
            if (fMiddle > 0) {
                lo = middle;
                fLo = fMiddle;
            } else {
                hi = middle;
            }
        }
        double root = 0;
        if (fLo > 0) root = bracketRoot(f, lo, hi, fLo, f(hi)).middle();
        if (root > earliest) continue;
        earliest = root;
        first = {t0 + root, at(root), atEnd.arrival[i], atEnd.side[i]};
    }
    return first;
}

/// Like `locate`, but also passes the part of the step before the event to `seen`.
template <class At, class Watch, class Seen>
auto endedWithin(double t0, double h, const At& at, const Watch& watch, const Seen& seen) {
    const auto ended = locate(t0, h, at, watch);
    seen(t0, ended.t - t0, ended.state, at);
    return ended;
}

template <class Vector>
Vector movedAlong(const Vector& y, const Vector& slope, double by) {
    Vector z;
    for (std::size_t i = 0; i < z.size(); ++i)
        z[i] = y[i] + by * slope[i];
    return z;
}

/// For motions in which no event can begin and end within a step.
struct NoDips {
    template <class Vector, class At>
    std::optional<double> operator()(const Vector&, const Vector&, double, const At&) const {
        return std::nullopt;
    }
};

/// A time within a step of length h (s) by which its first event has occurred; empty if there is no event.
/// `dip` finds a contact that begins and ends within the step.
template <class Vector, class At, class Watch, class Dip>
std::optional<double> eventBefore(double h, const Vector& from, const Vector& to, const At& at,
                                  const Watch& watch, const Dip& dip) {
    const std::optional<double> deepest = dip(from, to, h, at);
    if (deepest && watch(at(*deepest)).anyNegative()) return deepest;
    return watch(to).anyNegative() ? std::optional(h) : std::nullopt;
}

/// One step of the classic fourth-order Runge–Kutta method (Hartl 2006, appendix A).
template <class Vector, class Rates>
Vector rungeKuttaStep(const Rates& rates, const Vector& y, double h) {
    const Vector k1 = rates(y);
    const Vector k2 = rates(movedAlong(y, k1, 0.5 * h));
    const Vector k3 = rates(movedAlong(y, k2, 0.5 * h));
    const Vector k4 = rates(movedAlong(y, k3, h));
    Vector z;
    for (std::size_t i = 0; i < z.size(); ++i)
        z[i] = y[i] + h / 6 * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]);
    return z;
}

/// Classic fourth-order Runge–Kutta method with fixed steps; events are located within the steps. Counts the
/// steps of one run. Like all integrators here, it passes each step to `seen`: its start time (s), its length
/// (s), the state at its end, and a function for the state at τ after its start.
class FixedStep {
public:
    static constexpr bool locates = true;

    explicit FixedStep(double h) : m_h(h) { TALWEG_EXPECTS(h > 0); }

    template <class Vector, class Rates, class Watch, class Seen, class Dip = NoDips>
    Ended<Vector> run(const Vector& start, double, double timeLeft, const Rates& rates, const Watch& watch,
                      const Seen& seen, const Dip& dip = {}) const {
        Vector state = start;
        double t = 0;
        while (t < timeLeft) {
            if (m_steps++ == maxFixedSteps) return {t, state, Arrival::outOfSteps};
            const double h = std::min(m_h, timeLeft - t);
            const auto at = [&](double tau) { return rungeKuttaStep(rates, state, tau); };
            const Vector next = at(h);
            if (const auto before = eventBefore(h, state, next, at, watch, dip))
                return endedWithin(t, *before, at, watch, seen);
            seen(t, h, next, at);
            state = next;
            t += h;
        }
        return {timeLeft, state};
    }

private:
    double m_h;
    mutable std::int64_t m_steps = 0;
};

/// Fixed steps as in a program written by hand: an event occurs at the end of the step in which it is
/// detected. Counts the steps of one run.
class PlainStep {
public:
    static constexpr bool locates = false;
    enum class Scheme { rungeKutta, euler };

    PlainStep(double h, Scheme scheme) : m_h(h), m_scheme(scheme) { TALWEG_EXPECTS(h > 0); }

    template <class Vector, class Rates, class Watch, class Seen, class Dip = NoDips>
    Ended<Vector> run(const Vector& start, double, double timeLeft, const Rates& rates, const Watch& watch,
                      const Seen& seen, const Dip& = {}) const {
        Vector state = start;
        double t = 0;
        while (t < timeLeft) {
            if (m_steps++ == maxFixedSteps) return {t, state, Arrival::outOfSteps};
            const double h = std::min(m_h, timeLeft - t);
            const auto at = [&](double tau) {
                return m_scheme == Scheme::euler ? movedAlong(state, rates(state), tau)
                                                 : rungeKuttaStep(rates, state, tau);
            };
            const Vector next = at(h);
            seen(t, h, next, at);
            state = next;
            t += h;
            const Watches watches = watch(state);
            for (std::size_t i = 0; i < watches.count; ++i)
                if (watches.value[i] < 0) return {t, state, watches.arrival[i], watches.side[i]};
        }
        return {timeLeft, state};
    }

private:
    double m_h;
    Scheme m_scheme;
    mutable std::int64_t m_steps = 0;
};

/// Dormand–Prince 5(4) with dense output and events located on it. Counts the steps of one run.
class Adaptive {
public:
    static constexpr bool locates = true;

    explicit Adaptive(double radius) : m_radius(radius) { TALWEG_EXPECTS(radius > 0); }

    template <class Vector, class Rates, class Watch, class Seen, class Dip = NoDips>
    Ended<Vector> run(const Vector& start, double speed, double timeLeft, const Rates& rates,
                      const Watch& watch, const Seen& seen, const Dip& dip = {}) const {
        const double longest = std::min(longestStep, stride * m_radius / std::max(speed, minSpeed));
        auto stepper = boost::numeric::odeint::make_dense_output(
            tolerance, tolerance, longest, boost::numeric::odeint::runge_kutta_dopri5<Vector>());
        stepper.initialize(start, 0, std::min(longest, timeLeft));
        const auto system = [&rates](const Vector& y, Vector& slope, double) { slope = rates(y); };
        while (true) {
            if (m_steps++ >= maxAdaptiveSteps)
                return {stepper.current_time(), stepper.current_state(), Arrival::outOfSteps};
            const auto [from, t1] = stepper.do_step(system);
            const double t0 = from; // clang 14 cannot capture structured bindings
            const double h = std::min(t1, timeLeft) - t0;
            const auto at = [&](double tau) {
                Vector y;
                stepper.calc_state(t0 + tau, y);
                return y;
            };
            const Vector next = at(h);
            if (const auto before = eventBefore(h, at(0), next, at, watch, dip))
                return endedWithin(t0, *before, at, watch, seen);
            seen(t0, h, next, at);
            if (t1 >= timeLeft) return {timeLeft, next};
        }
    }

private:
    /// Error tolerance of a step, absolute (m, m/s, rad) and relative: as close to rounding as the method
    /// allows. If too small, steps shrink to nothing; if too large, the solver no longer verifies the closed
    /// forms.
    static constexpr double tolerance = 1e-13;
    /// `stride` limits the motion in the first step, as a fraction of the radius. `longestStep` limits every
    /// step, s. Longer steps could pass over a rim or a short contact.
    static constexpr double stride = 0.05, longestStep = 0.05;
    /// Lower limit of the speed (m/s) that keeps the first step from rest finite. Slower motion is equivalent
    /// to rest within longestStep.
    static constexpr double minSpeed = 1e-12;

    double m_radius;
    mutable std::int64_t m_steps = 0;
};

} // namespace talweg::rover
