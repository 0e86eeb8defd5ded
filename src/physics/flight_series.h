#pragma once

#include "base/point.h"
#include "physics/air.h"
#include "physics/series.h"

namespace talweg {

/// Plane ground below a flight; the wind blows along it.
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

/// Tolerance within which a height counts as equal to z0, m: rounding error of the coordinates.
double roundingAtRoughness(const Air& air, const GroundBelow& ground, const Point& centre);

/// Whether the wind acts on a flight from this state on. A logarithmic wind acts above z0, and at z0 (to
/// rounding) if the centre rises.
bool windBlows(const Air& air, double g, const GroundBelow& ground, const Point& centre,
               const Point& velocity);

/// The acceleration of a centre in flight, m/s²: K |W| W − g ŷ.
Point flightAcceleration(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                         const Point& velocity);

/// Rate of change of that acceleration, m/s³: K (|W| Ẇ + (W·Ẇ) W/|W|), 0 if W is zero.
Point flightJerk(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                 const Point& velocity);

/// One step of a flight with drag as Taylor series, v̇ = K |W| W − g ŷ. W is the wind along the ground
/// vertically below, at the height of the centre above that ground, minus the velocity. The coefficients R of
/// |W| follow from those of |W|², which are Σ R_i R_(n−i). A logarithmic wind follows from
/// n L_n z_0 = n z_n − Σ j L_j z_(n−j) with L = ln z/z0.
struct FlightSeries {
    TaylorSeries x, y;           ///< displacement of the centre since the flight began, m
    TaylorSeries vx, vy;         ///< m/s
    TaylorSeries airSpeed;       ///< |W|, m/s; the series are invalid where it falls below 0
    TaylorSeries work;           ///< work of the drag since the step began, J/kg
    TaylorSeries aboveRoughness; ///< distance of the height from z0, m; the series are valid while it is
                                 ///< positive
    double step = 0;             ///< range of validity of the series, s

    Point displacement(double t) const { return {valueOf(x, t), valueOf(y, t)}; }
    Point velocity(double t) const { return {valueOf(vx, t), valueOf(vy, t)}; }
};

/// Series from the displacement and velocity at the beginning of the step. `origin`: where the flight began.
FlightSeries flightSeries(const Air& air, double g, const GroundBelow& ground, const Point& origin,
                          const Point& displacement, const Point& velocity);

} // namespace talweg
