#pragma once

#include "physics/bounce_in_air.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace talweg {

/// What a sum of bounces in air must not go beyond.
struct BounceLimits {
    double from = 0, to = 0; ///< lengths along the face, m
    double time = 0;         ///< s
    /// Unit vector downrange in the frame of the face.
    Point downrange{1, 0};
    bool backwards = false;  ///< whether the body may move against it just after an impact
    double countedSpeed = 0; ///< impacts that approach at this speed or faster are counted, m/s
    double leastAway = 0;    ///< slower rebounds stay on the face, m/s
};

/// Many bounces in air on one face at once, by averaging: one bounce changes the state y so little that the
/// states after n bounces lie on a smooth curve y(n). Its slope at y follows from a few bounces from there,
///
///     dy/dn = ln(1 + Δ) y = Δy − Δ²y/2 + Δ³y/3 − …
///
/// and a Runge–Kutta method of order 8 with step control follows the curve over thousands of bounces a step.
/// The work grows with the logarithm of their number. (Multirevolution methods: Calvo, Jay, Montijano and
/// Rández, Numer. Math. 97, 2004.)
class BounceAverage {
public:
    /// After a number of bounces, which between two impacts is no whole one.
    struct State {
        Rebounding body;
        double time = 0;                           ///< s
        double turned = 0;                         ///< rad
        double wind = 0, normal = 0, friction = 0; ///< work of the drag, lost in impacts, J/kg
        double bounces = 0;
    };
    static constexpr std::size_t size = 10;
    using Vector = std::array<double, size>;
    static constexpr std::size_t knots = 5;
    /// Values and slopes at knots that divide it evenly.
    struct Step {
        double length = 0;
        std::array<Vector, knots> y{}, slope{};
    };

    /// Keeps the states after each step, and the knots where the bounces are `drawn`. Nothing where going
    /// through the bounces takes no longer, or they are not smooth.
    static std::optional<BounceAverage> over(const BounceFace& face, const Rebounding& start,
                                             const BounceLimits& limits, bool drawn);

    std::int64_t bounces() const { return m_bounces; }
    /// Whether the rebounds have become too slow to leave the face.
    bool diesOut() const { return m_diesOut; }
    State end() const { return m_ends.back(); }
    const std::vector<State>& ends() const { return m_ends; }
    std::int64_t counted() const { return m_counted; }
    double greatestApproach() const { return m_approach; } ///< at the steps' beginnings, m/s
    double greatestImpulse() const { return m_impulse; }   ///< the same, per unit mass, m/s
    bool sticks() const { return m_sticks; }
    double spin(const State& at) const { return at.body.spin(m_face.body.b); } ///< rad/s

    /// Of what is drawn: just after the n-th impact.
    State after(std::int64_t n) const;
    /// The number of impacts by a time, less than all of them.
    std::int64_t impactsBy(double time) const;
    /// Within the flight that begins `now`, some seconds later.
    BounceFlight::Place flight(const State& now, double since) const;
    /// The flights of which one is the highest are those after these impacts: the ends of the steps' parts.
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
