#pragma once

#include "base/point.h"
#include "physics/air.h"
#include "physics/series.h"

namespace talweg {

/// Plane ground below a flight. The wind blows along it.
struct GroundBelow {
    Point place{0, 0};   ///< a point on the ground, m
    Point tangent{1, 0}; ///< unit vector towards +x
    double slope() const { return tangent.y() / tangent.x(); }
    double heightOf(const Point& centre) const {
        return centre.y() - place.y() - (centre.x() - place.x()) * slope();
    }
    /// Rate of change of the height, m/s.
    double riseOf(const Point& velocity) const { return velocity.y() - velocity.x() * slope(); }
};

/// Tolerance, m, within which a height counts as equal to z0: the rounding error of the coordinates.
double roundingAtRoughness(const Air& air, const GroundBelow& ground, const Point& centre);

/// Whether the wind acts on a flight that continues from this state. A logarithmic wind acts above z0. At z0
/// (within rounding), it acts if the centre rises.
bool windBlows(const Air& air, double g, const GroundBelow& ground, const Point& centre,
               const Point& velocity);

/// The acceleration of a centre in flight, m/s²: K |W| W − g ŷ.
Point flightAcceleration(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                         const Point& velocity);

/// Rate of change of flightAcceleration, m/s³: K (|W| Ẇ + (W·Ẇ) W/|W|), 0 if W is zero.
Point flightJerk(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                 const Point& velocity);

/// One step of a flight with drag, v̇ = K |W| W − g ŷ, as Taylor series in time. The wind blows along the
/// ground vertically below the centre, with the speed at the centre's height above that ground. W is this
/// wind minus the velocity. The coefficients R of |W| follow from those of |W|², which are Σ R_i R_(n−i). A
/// logarithmic wind follows from n L_n z_0 = n z_n − Σ j L_j z_(n−j) with L = ln z/z0.
struct FlightSeries {
    TaylorSeries x, y;           ///< displacement of the centre since the flight began, m
    TaylorSeries vx, vy;         ///< m/s
    TaylorSeries airSpeed;       ///< |W|, m/s; the series are invalid where this value is negative
    TaylorSeries work;           ///< work of the drag since the step began, J/kg
    TaylorSeries aboveRoughness; ///< |height − z0|, m, or 1 in a uniform wind; the series are valid while
                                 ///< this value is positive
    double step = 0;             ///< range of validity of the series, s

    Point displacement(double t) const { return {valueOf(x, t), valueOf(y, t)}; }
    Point velocity(double t) const { return {valueOf(vx, t), valueOf(vy, t)}; }
};

/// Series of a step that begins with this displacement and velocity. `origin`: centre at the start of the
/// flight.
FlightSeries flightSeries(const Air& air, double g, const GroundBelow& ground, const Point& origin,
                          const Point& displacement, const Point& velocity);

} // namespace talweg
