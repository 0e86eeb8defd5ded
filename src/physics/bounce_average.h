#pragma once

#include "physics/bounce_in_air.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace talweg {

/// Limits of a sum of bounces in air.
struct BounceLimits {
    double from = 0, to = 0; ///< lengths along the face, m
    double time = 0;         ///< s
    /// Unit vector downrange in the frame of the face.
    Point downrange{1, 0};
    bool backwards = false;  ///< whether the body may move backwards just after an impact
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
    /// State after a number of bounces, which is not a whole number between two impacts.
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
    /// Values and slopes at knots that divide the step evenly.
    struct Step {
        double length = 0;
        std::array<Vector, knots> y{}, slope{};
    };

    /// Stores the states after each step and the knots where the bounces are `drawn`. Returns nothing if
    /// following the bounces one by one is as fast, or if they are not smooth.
    static std::optional<BounceAverage> over(const BounceFace& face, const Rebounding& start,
                                             const BounceLimits& limits, bool drawn);

    std::int64_t bounces() const { return m_bounces; }
    /// Whether the rebounds have become too slow to leave the face.
    bool diesOut() const { return m_diesOut; }
    State end() const { return m_ends.back(); }
    const std::vector<State>& ends() const { return m_ends; }
    std::int64_t counted() const { return m_counted; }
    double greatestApproach() const { return m_approach; } ///< at the beginnings of the steps, m/s
    double greatestImpulse() const { return m_impulse; }   ///< the same, per unit mass, m/s
    bool sticks() const { return m_sticks; }
    double spin(const State& at) const { return at.body.spin(m_face.body.b); } ///< rad/s

    /// State just after the n-th impact, among the stored ones.
    State after(std::int64_t n) const;
    /// The number of impacts up to a time; fewer than all of them.
    std::int64_t impactsBy(double time) const;
    /// Place within the flight that begins at `now`, some seconds later.
    BounceFlight::Place flight(const State& now, double since) const;
    /// Impact numbers after which one of the flights is the highest: the ends of the parts of the steps.
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
