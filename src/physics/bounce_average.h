#pragma once

#include "physics/bounce_in_air.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace talweg {

/// Range and limits of a sequence of bounces in air on one face.
struct BounceLimits {
    double from = 0, to = 0; ///< all landings lie in this range along the face, m
    double time = 0;         ///< time limit, s
    /// Unit vector downrange, components along and normal to the face.
    Point downrange{1, 0};
    bool backwards = false;  ///< whether the body may move uprange just after an impact
    double countedSpeed = 0; ///< impacts with at least this approach speed are counted, m/s
    double leastAway = 0;    ///< slower rebounds do not leave the face, m/s
};

/// Computes many bounces in air on one face at once by averaging. One bounce changes the state y so little
/// that the states after n bounces lie on a smooth curve y(n). The slope of this curve follows from the
/// differences Δ of a few bounces that start from y:
///
///     dy/dn = ln(1 + Δ) y = Δy − Δ²y/2 + Δ³y/3 − …
///
/// A Runge–Kutta method of order 8 with step control integrates the slope over thousands of bounces per step.
/// The cost grows with the logarithm of the number of bounces. (Multirevolution methods: Calvo, Jay,
/// Montijano and Rández, Numer. Math. 97, 2004.)
class BounceAverage {
public:
    /// State after a number of bounces, which may be fractional.
    struct State {
        Rebounding body;
        double time = 0;                           ///< s
        double turned = 0;                         ///< rad
        double wind = 0, normal = 0, friction = 0; ///< work of the drag, energy lost to restitution and to
                                                   ///< friction, J/kg
        double bounces = 0;
    };
    static constexpr std::size_t size = 10;
    using Vector = std::array<double, size>;
    static constexpr std::size_t knots = 5;
    /// Values and slopes at knots, which divide a step into equal parts.
    struct Step {
        double length = 0;
        std::array<Vector, knots> y{}, slope{};
    };

    /// Averages a sequence of bounces. Always stores the state after each step. With `drawn` also stores the
    /// knots, which `after`, `impactsBy` and `marks` need. Returns nothing if computing the bounces one by
    /// one is as fast, or if the bounces do not vary smoothly.
    static std::optional<BounceAverage> over(const BounceFace& face, const Rebounding& start,
                                             const BounceLimits& limits, bool drawn);

    std::int64_t bounces() const { return m_bounces; }
    /// Whether the rebounds have become too slow to leave the face.
    bool diesOut() const { return m_diesOut; }
    State end() const { return m_ends.back(); }
    const std::vector<State>& ends() const { return m_ends; }
    std::int64_t counted() const { return m_counted; }
    double greatestApproach() const { return m_approach; } ///< largest approach speed at step starts, m/s
    double greatestImpulse() const { return m_impulse; }   ///< largest impulse per mass at step starts, m/s
    bool sticks() const { return m_sticks; }
    double spin(const State& at) const { return at.body.spin(m_face.body.b); } ///< rad/s

    /// State just after the n-th impact, interpolated between knots.
    State after(std::int64_t n) const;
    /// Number of impacts up to `time` (s), which must lie before the last impact.
    std::int64_t impactsBy(double time) const;
    /// Position and velocity in a flight, `since` seconds after it began with the state `now`.
    BounceFlight::Place flight(const State& now, double since) const;
    /// Numbers of the impacts at the knots. Between two adjacent ones, the heights of the flights rise and
    /// then fall at most once, so that a search for the highest flight can start from them.
    std::vector<std::int64_t> marks() const;

private:
    friend class BounceAverager;
    BounceFace m_face;
    std::int64_t m_bounces = 0, m_counted = 0;
    double m_approach = 0, m_impulse = 0;
    bool m_sticks = false, m_diesOut = false;
    std::vector<State> m_ends;
    std::vector<Step> m_steps;
};

} // namespace talweg
