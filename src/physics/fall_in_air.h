#pragma once

#include "physics/flight_series.h"
#include "physics/free_fall.h"

#include <optional>
#include <vector>

namespace talweg {

/// The flight of a centre through still air, v̇ = −K |v| v − g ŷ, computed step by step by Taylor series to
/// rounding accuracy. Seen from the side, y over x, the path bends downwards everywhere, like a parabola:
/// (dy/dx)˙ = −g/v_x. Beyond the computed steps, queries extrapolate the last step.
class FallInAir {
public:
    struct Step {
        double from = 0, to = 0; ///< s since the flight began
        FlightSeries series;     ///< in the time since `from`
        double lost = 0;         ///< energy lost to the air before `from`, J/kg
    };

    /// `drag`: K, 1/m, > 0. `size`: size of the body or its track, m, > 0; positions are accurate to the
    /// rounding error of this size, and speeds to the rounding error of √(g size).
    FallInAir(const FreeFall& start, double drag, double size);

    /// Computes steps up to a time, s since the flight began. Returns false if that takes more than
    /// `maxSteps` steps or if positions are not finite.
    bool follow(double t);
    /// Time when the centre falls below an elevation, s; `limit` if this does not happen earlier. Nothing if
    /// the search takes too many steps.
    std::optional<double> fallsBelow(double y, double limit);
    /// Time of the highest point, s; nothing if the computed steps do not contain a rise followed by a fall.
    std::optional<double> apex() const;

    const std::vector<Step>& steps() const { return m_steps; }
    double followed() const { return m_steps.back().to; }
    const Step& stepAt(double t) const;
    Point centreAt(double t) const;
    Point velocityAt(double t) const;
    double lostAt(double t) const; ///< energy lost to the air since the flight began, J/kg, ≥ 0

    /// Limit for endless falls; a usual flight takes some tens of steps.
    static constexpr std::size_t maxSteps = 10000;

private:
    void add(double from, const Point& displacement, const Point& velocity, double lost);

    FreeFall m_start;
    double m_drag, m_size;
    std::vector<Step> m_steps; ///< at least one
};

} // namespace talweg
