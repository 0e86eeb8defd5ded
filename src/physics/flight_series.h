#pragma once

#include "base/point.h"
#include "physics/air.h"
#include "physics/series.h"

namespace talweg {

/// Plane ground below a flight; the wind blows along it.
struct GroundBelow {
    Point place{0, 0};   ///< on it, m
    Point tangent{1, 0}; ///< towards +x
    double slope() const { return tangent.y() / tangent.x(); }
    double heightOf(const Point& centre) const {
        return centre.y() - place.y() - (centre.x() - place.x()) * slope();
    }
    /// Rate of change of the height, m/s.
    double riseOf(const Point& velocity) const { return velocity.y() - velocity.x() * slope(); }
};

/// Height difference within which a height counts as z0, m: rounding of the coordinates.
double roundingAtRoughness(const Air& air, const GroundBelow& ground, const Point& centre);

/// Whether the wind affects a flight from here on: for a logarithmic profile above z0, and at z0, to
/// rounding, if the centre rises.
bool windBlows(const Air& air, double g, const GroundBelow& ground, const Point& centre,
               const Point& velocity);

/// The acceleration of a centre in flight, m/s²: K |W| W − g ŷ.
Point flightAcceleration(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                         const Point& velocity);

/// Rate of change of that acceleration, m/s³: K (|W| Ẇ + (W·Ẇ) W/|W|), 0 if W is zero.
Point flightJerk(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                 const Point& velocity);

/// One step of a flight with drag as Taylor series, v̇ = K |W| W − g ŷ. W is the wind along the ground
/// straight below, at the height of the centre above it, minus the velocity. |W| follows from |W|² = Σ R_i
/// R_(n−i), the series of its own square. A logarithmic wind comes from n L_n z_0 = n z_n − Σ j L_j z_(n−j),
/// L = ln z/z0.
struct FlightSeries {
    TaylorSeries x, y;           ///< displacement of the centre since the flight began, m
    TaylorSeries vx, vy;         ///< m/s
    TaylorSeries airSpeed;       ///< |W|, m/s; where it falls below 0 the series no longer hold
    TaylorSeries work;           ///< of the drag since the step began, J/kg
    TaylorSeries aboveRoughness; ///< positive as long as the series hold: height above, or below, z0
    double step = 0;             ///< how far the series reach, s

    Point displacement(double t) const { return {valueOf(x, t), valueOf(y, t)}; }
    Point velocity(double t) const { return {valueOf(vx, t), valueOf(vy, t)}; }
};

/// From the displacement and velocity at the beginning of the step; `origin`: where the flight began.
FlightSeries flightSeries(const Air& air, double g, const GroundBelow& ground, const Point& origin,
                          const Point& displacement, const Point& velocity);

} // namespace talweg
