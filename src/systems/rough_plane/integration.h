#pragma once

#include "systems/rough_plane/forces.h"

#include <array>
#include <stop_token>
#include <vector>

namespace talweg::rough_plane {

/// Natural logarithm of the speed ratio (10⁻¹³) at which a body counts as stopped, or a start from rest as
/// complete. The rest of the motion is added with a constant rate of decay. If larger, the rate is not yet
/// constant.
inline constexpr double stoppedLog = -30;

/// Integrates the motion of a body until it stops, its spin ends, its pivot changes, or the time limit is
/// reached.
class Integration {
public:
    /// Reason why an integration ends.
    enum class End { stopped, spinsNoMore, still, loose, timeUp, givenUp, cancelled };

    /// Starts in the state `start` at time t0 (s) with velocity `q`. `speedScale` (m/s): reference speed for
    /// detecting a stop. `pivot`: index of the particle at rest, if any. `stiff`: use a method for stiff
    /// motion. `forces` must outlive the object.
    Integration(const Forces& forces, double mass, const State& start, const Velocity& q, double t0,
                double speedScale, std::optional<std::size_t> pivot, bool stiff)
        : m_forces(forces), m_mass(mass), m_start(start), m_t0(t0), m_speed(speedScale),
          m_time(speedScale / forces.scale()), m_length(m_time * speedScale), m_pivot(pivot), m_stiff(stiff) {
        const Velocity unit = q.normalized();
        m_first = {unit.x(), unit.y(), unit.z(), std::log(q.norm() / m_speed), 0, 0, 0, start.theta, 0, 0};
    }

    /// Integrates up to tEnd (s). With `mayStopSpinning`, also ends when the spin is 0. Subtracts the cost of
    /// its steps from `stepsLeft`; a stiff step counts as several steps.
    End run(double tEnd, bool mayStopSpinning, std::size_t& stepsLeft, const std::stop_token& stop);

    /// At the end: the time (s), the state, the velocity, and the particle that has come to rest.
    double endTime() const { return m_t0 + m_endTime * m_time; }
    State endState() const { return stateOf(m_end); }
    Velocity endVelocity() const { return velocityOf(m_end); }
    std::size_t stillParticle() const { return m_still; }
    std::size_t steps() const { return m_steps.size(); } ///< number of steps taken
    /// The state at time t (s), between t0 and the end.
    State at(double t) const;

private:
    /// Direction of the velocity (3), ln of its magnitude, time, position (2), angle, loss, path length. The
    /// units are derived from the initial speed and the largest acceleration.
    using Vector = std::array<double, 10>;
    enum Column {
        direction = 0,
        logSize = 3,
        time = 4,
        placeX = 5,
        placeW = 6,
        angle = 7,
        loss = 8,
        way = 9
    };

    /// One step of the integrator, with an interpolating polynomial of degree 4.
    struct Step {
        double size = 0; ///< step in regularized time
        Vector from{}, to{}, fromSlope{}, toSlope{}, bulge{};

        Vector at(double u) const {
            const double u2 = u * u, u3 = u2 * u, h = size;
            const double a = 2 * u3 - 3 * u2 + 1, b = u3 - 2 * u2 + u, c = 3 * u2 - 2 * u3, d = u3 - u2;
            const double e = 16 * u2 * (1 - u) * (1 - u);
            Vector y;
            for (std::size_t i = 0; i < y.size(); ++i)
                y[i] = a * from[i] + b * h * fromSlope[i] + c * to[i] + d * h * toSlope[i] + e * bulge[i];
            return y;
        }
    };

    template <class Steps>
    End follow(Steps steps, double tEnd, bool mayStopSpinning, std::size_t& stepsLeft,
               const std::stop_token& stop);
    Velocity directionOf(const Vector& y) const;
    Velocity velocityOf(const Vector& y) const { return m_speed * std::exp(y[logSize]) * directionOf(y); }
    State stateOf(const Vector& y) const;
    Forces::Effect effectOf(const Vector& y, const Velocity& unit) const;
    void slopes(const Vector& y, Vector& dydt) const;
    std::optional<End> ending(const Vector& y, bool mayStopSpinning);
    std::optional<std::size_t> stillAt(const Vector& y) const;
    double excessAt(const Vector& y) const;
    void finishStop(Vector y);
    void cutWhereLoose();

    const Forces& m_forces;
    double m_mass;
    State m_start;
    double m_t0, m_speed, m_time, m_length;
    std::optional<std::size_t> m_pivot;
    bool m_stiff;
    Vector m_first{}, m_end{};
    double m_endTime = 0;
    std::size_t m_still = 0;
    std::vector<Step> m_steps;
};

} // namespace talweg::rough_plane
