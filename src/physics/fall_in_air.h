#pragma once

#include "physics/flight_series.h"
#include "physics/free_fall.h"

#include <optional>
#include <vector>

namespace talweg {

/// A centre in flight through still air, v̇ = −K |v| v − g ŷ, followed step by step by Taylor series to
/// rounding. Seen from the side, y by x, it bends downwards everywhere, as a parabola does: (dy/dx)˙ =
/// −g/v_x. What is asked of a time beyond the steps followed so far goes on with the last of them.
class FallInAir {
public:
    struct Step {
        double from = 0, to = 0; ///< s since the flight began
        FlightSeries series;     ///< since `from`
        double lost = 0;         ///< to the air before, J/kg
    };

    /// `drag`: K, 1/m, > 0. `size`: of the body or its track, m, > 0: places and speeds are known to its
    /// rounding, and that of √(g size).
    FallInAir(const FreeFall& start, double drag, double size);

    /// Takes steps until they reach a time, s since the flight began. False where that takes more than
    /// `maxSteps`, or places are no numbers.
    bool follow(double t);
    /// When the centre falls below an elevation, s; `limit` where that is not before it. Nothing where
    /// following it takes too many steps.
    std::optional<double> fallsBelow(double y, double limit);
    /// When it is highest, s; nothing where it does not rise before it falls in the steps followed so far.
    std::optional<double> apex() const;

    const std::vector<Step>& steps() const { return m_steps; }
    double followed() const { return m_steps.back().to; }
    const Step& stepAt(double t) const;
    Point centreAt(double t) const;
    Point velocityAt(double t) const;
    double lostAt(double t) const; ///< to the air since the flight began, J/kg, ≥ 0

    /// Ends a flight that falls on and on: a usual one takes some tens of steps.
    static constexpr std::size_t maxSteps = 10000;

private:
    void add(double from, const Point& displacement, const Point& velocity, double lost);

    FreeFall m_start;
    double m_drag, m_size;
    std::vector<Step> m_steps; ///< at least one
};

} // namespace talweg
