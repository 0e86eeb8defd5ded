#pragma once

#include "physics/flight_series.h"
#include "physics/free_fall.h"

#include <optional>
#include <vector>

namespace talweg {

/// A centre in flight through still air, v̇ = −K |v| v − g ŷ, followed step by step by Taylor series to
/// rounding. Seen from the side, y over x, it bends downwards everywhere, like a parabola: (dy/dx)˙ = −g/v_x.
/// Queries beyond the steps followed so far extrapolate the last step.
class FallInAir {
public:
    struct Step {
        double from = 0, to = 0; ///< s since the flight began
        FlightSeries series;     ///< since `from`
        double lost = 0;         ///< to the air before, J/kg
    };

    /// `drag`: K, 1/m, > 0. `size`: size of the body or its track, m, > 0; positions and speeds are accurate
    /// to its rounding, and to that of √(g size).
    FallInAir(const FreeFall& start, double drag, double size);

    /// Takes steps until they reach a time, s since the flight began. False if that takes more than
    /// `maxSteps` or positions are not finite.
    bool follow(double t);
    /// Time when the centre falls below an elevation, s; `limit` if it does not before then. Nothing if that
    /// takes too many steps.
    std::optional<double> fallsBelow(double y, double limit);
    /// Time of the highest point, s; nothing if it does not rise and then fall within the steps followed so
    /// far.
    std::optional<double> apex() const;

    const std::vector<Step>& steps() const { return m_steps; }
    double followed() const { return m_steps.back().to; }
    const Step& stepAt(double t) const;
    Point centreAt(double t) const;
    Point velocityAt(double t) const;
    double lostAt(double t) const; ///< to the air since the flight began, J/kg, ≥ 0

    /// Ends a flight that falls for ever; a usual flight takes some tens of steps.
    static constexpr std::size_t maxSteps = 10000;

private:
    void add(double from, const Point& displacement, const Point& velocity, double lost);

    FreeFall m_start;
    double m_drag, m_size;
    std::vector<Step> m_steps; ///< at least one
};

} // namespace talweg
