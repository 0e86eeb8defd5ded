#pragma once

#include "physics/flight_series.h"
#include "physics/free_fall.h"

#include <optional>
#include <vector>

namespace talweg {

/// The flight of a centre through still air, v̇ = −K |v| v − g ŷ, computed step by step by Taylor series to
/// rounding accuracy. The path y(x) is concave everywhere, like a parabola: (dy/dx)˙ = −g/v_x. Queries beyond
/// the computed steps extrapolate the last step.
class FallInAir {
public:
    struct Step {
        double from = 0, to = 0; ///< s since the flight began
        FlightSeries series;     ///< in the time since `from`
        double lost = 0;         ///< energy lost to drag before `from`, J/kg
    };

    /// `drag`: K, 1/m, > 0. `size`: size of the body or its track, m, > 0. Positions are accurate to the
    /// rounding error of `size`, and speeds to the rounding error of √(g size).
    FallInAir(const FreeFall& start, double drag, double size);

    /// Computes steps up to time t (s since the flight began). Returns false if more than `maxSteps` steps
    /// are needed or positions are not finite.
    bool follow(double t);
    /// Time when the centre first falls below the elevation y (m), s; `limit` if this does not happen
    /// earlier. Nothing if the search takes too many steps.
    std::optional<double> fallsBelow(double y, double limit);
    /// Time of the highest point, s. Nothing if the computed steps contain no rise followed by a fall.
    std::optional<double> apex() const;

    const std::vector<Step>& steps() const { return m_steps; }
    double followed() const { return m_steps.back().to; }
    const Step& stepAt(double t) const;
    Point centreAt(double t) const;
    Point velocityAt(double t) const;
    double lostAt(double t) const; ///< energy lost to drag since the flight began, J/kg, ≥ 0

    /// Limit for endless falls; a usual flight takes a few dozen steps.
    static constexpr std::size_t maxSteps = 10000;

private:
    void add(double from, const Point& displacement, const Point& velocity, double lost);

    FreeFall m_start;
    double m_drag, m_size;
    std::vector<Step> m_steps; ///< at least one
};

} // namespace talweg
