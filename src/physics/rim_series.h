#pragma once

#include "physics/driven_contact.h"
#include "physics/series.h"

namespace talweg {

/// How a body follows a rim: as DrivenContact says, or past lift-off, pressed on by the air of the flight
/// that would follow, without contact force.
struct RimContact {
    DrivenContact contact;
    bool weightless = false;
    double airSense = 0; ///< of U − u, which holds until it vanishes
};

/// Forces on a body at a rim. Per unit mass.
struct RimForces {
    double g = 0;
    RoundBody body;
    ContactLaw law;
    double drag = 0, wind = 0; ///< K, 1/m; U along the tangent at the height b, m/s
    double rollingResistance = 0;

    double airAlong(double u) const { return drag * (wind - u) * std::abs(wind - u); }
    double normal(double a, double u) const { return g * std::cos(a) - u * u / body.b; }
    /// Gravity and drag along the tangent.
    double along(double a, double u) const { return g * std::sin(a) + airAlong(u); }
    RimContact contactAt(double a, double u, double w, bool slides) const;
};

/// A step of the motion about a rim under drag and rolling resistance as Taylor series. Angle a from the
/// vertical, clockwise (rad); u = b ȧ (m/s); spin w counter-clockwise (rad/s):
/// (1 + k) u̇ = g sin a + K w|w| − c_rr N sgn u where it rolls, u̇ = g sin a + K w|w| − μ′ N sgn s where it
/// slips, N = g cos a − u²/b.
struct RimSeries {
    TaylorSeries a{}, u{}, w{};
    TaylorSeries turned{};                          ///< angle turned through since the step began, rad
    TaylorSeries normal{};                          ///< N, m/s²
    TaylorSeries acceleration{};                    ///< u̇, m/s²
    TaylorSeries airWork{}, sliding{}, resisting{}; ///< work of the drag, and losses, since then, J/kg
    double step = 0;                                ///< how far the series reach, s
};

RimSeries rimSeries(const RimForces& forces, const RimContact& contact, double a, double u, double w);

} // namespace talweg
